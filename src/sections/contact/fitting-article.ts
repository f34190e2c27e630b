import { holdsWord } from "./holds-word";

type Article<Link> = { readonly words: readonly string[]; readonly link: Link };

/**
 * The article to offer to whoever has sent a message: the one of which it names the most words, of several the first.
 *
 * @param message what was sent
 * @param articles each with beginnings of words that speak for it
 * @param otherwise offered where the message names none
 */
export const fittingArticle = <Link>(message: string, articles: readonly Article<Link>[], otherwise: Link): Link => {
  let best = { link: otherwise, count: 0 };
  for (const { words, link } of articles) {
    const count = words.filter((word) => holdsWord(message, word)).length;
    if (count > best.count) best = { link, count };
  }
  return best.link;
};
