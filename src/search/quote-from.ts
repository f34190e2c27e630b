import type { SearchEntry } from "./entry";
import { splitSentences } from "./split-sentences";
import { termsOf } from "./terms";

/** Longest quote of more than one sentence, in characters. */
const LONGEST = 280;

/** The index writes lists as sentences with semicolons. They answer nothing, and figures need the note that they are targets. */
const isProse = (sentence: string): boolean => !sentence.includes(";");

/**
 * The part of an entry that answers best. What its title says already is what the whole text is about, so other words
 * decide; where there are none, the text is quoted from its beginning.
 *
 * @param entry an entry that was found
 * @param terms what was found of it (`SearchHit`)
 * @returns one or two sentences, as they stand
 */
export const quoteFrom = ({ title, text }: SearchEntry, terms: readonly string[]): string => {
  const sentences = splitSentences(text);
  const ofTitle = new Set(termsOf(title));
  const wanted = new Set(terms.filter((term) => !ofTitle.has(term)));
  const found = sentences.map((sentence) =>
    isProse(sentence) || !sentences.some(isProse)
      ? new Set(termsOf(sentence).filter((term) => wanted.has(term))).size
      : -1,
  );
  const best = found.indexOf(Math.max(...found));
  const [first = "", second] = sentences.slice(best);
  return second && isProse(second) && first.length + second.length < LONGEST ? `${first} ${second}` : first;
};
