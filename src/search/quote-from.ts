import { splitSentences } from "./split-sentences";
import { termsOf } from "./terms";

/** Longest quote of more than one sentence, in characters. */
const LONGEST = 280;

/**
 * The sentence of a text that holds most of what was found, with the one after it where both are short.
 *
 * @param text sentences of the content
 * @param terms what was found in them (`SearchHit`)
 * @returns one or two sentences, as they stand
 */
export const quoteFrom = (text: string, terms: readonly string[]): string => {
  const sentences = splitSentences(text);
  const found = sentences.map((sentence) => new Set(termsOf(sentence).filter((term) => terms.includes(term))).size);
  const best = found.indexOf(Math.max(...found));
  const [first = "", second] = sentences.slice(best);
  return second && first.length + second.length < LONGEST ? `${first} ${second}` : first;
};
