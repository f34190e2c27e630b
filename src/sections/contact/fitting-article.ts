import { holdsWord } from "./holds-word";

type Article<Link> = { readonly words: readonly string[]; readonly link: Link };

/**
 * Picks the article to offer after a message was sent: the one with the most words in the message, or the first of
 * several.
 *
 * @param message the message that was sent
 * @param articles each with beginnings of words that speak for it
 * @param otherwise offered if no article's words occur in the message
 */
export const fittingArticle = <Link>(message: string, articles: readonly Article<Link>[], otherwise: Link): Link => {
  let best = { link: otherwise, count: 0 };
  for (const { words, link } of articles) {
    const count = words.filter((word) => holdsWord(message, word)).length;
    if (count > best.count) best = { link, count };
  }
  return best.link;
};
