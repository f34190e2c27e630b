import type { SearchEntry } from "./entry";
import { splitSentences } from "./split-sentences";
import { isLight, termsOf } from "./terms";

/** Longest quote of more than one sentence, in characters. */
const LONGEST = 280;

/** What a word that says how adds, beside 1 for one that says what: it only decides between sentences that are equal otherwise. */
const LIGHT = 0.1;

/** The index writes lists as sentences with semicolons. They answer nothing. */
const isProse = (sentence: string): boolean => !sentence.includes(";");

/** What says before a list what it is of: "Target figures: 99% found; 50 ms." */
const LIST_LABEL = /^[^;:]+(?=:)/;

/** How a sentence begins that says nothing without the one before it: "One that detects fraud is not.", "Every phase that follows…". */
const REFERS_BACK = new RegExp(
  [
    "^(?:they|it|its|their|one|he|she|his|her|both|that|then|so|but|such|following)\\b",
    "^(?:for )?(?:this|these|those) (?:is|are|was|were|has|have|can|do|does|means?|we)\\b",
    "^each (?:one|has)\\b",
    "^[^,;:]*\\b(?:that follows|ones|also|instead)\\b",
  ].join("|"),
  "i",
);

/** A sentence, and the next one where it is needed, or where both are short. */
const sentenceAt = (sentences: readonly string[], begin: number, needsBoth = false): string => {
  const [first = "", second] = sentences.slice(begin);
  return second && (needsBoth || (isProse(second) && first.length + second.length < LONGEST))
    ? `${first} ${second}`
    : first;
};

/**
 * The part of an entry that answers best. What its title says already is what the whole text is about, so other words
 * decide; where there are none, the text is quoted from its beginning. A sentence that refers back brings the one before.
 *
 * @param entry an entry that was found
 * @param terms what was found of it (`SearchHit`)
 * @returns one or two sentences, as they stand
 */
export const quoteFrom = ({ title, text }: SearchEntry, terms: readonly string[]): string => {
  const sentences = splitSentences(text);
  const ofTitle = new Set(termsOf(title));
  const wanted = new Set(terms.filter((term) => !ofTitle.has(term)));
  /** A list answers where its label is asked for. */
  const mayAnswer = (sentence: string): boolean =>
    isProse(sentence) || termsOf(LIST_LABEL.exec(sentence)?.[0] ?? "").some((term) => wanted.has(term));
  const found = sentences.map((sentence) =>
    mayAnswer(sentence) || !sentences.some(isProse)
      ? [...new Set(termsOf(sentence))]
          .filter((term) => wanted.has(term))
          .reduce((sum, term) => sum + (isLight(term) ? LIGHT : 1), 0)
      : -1,
  );
  const best = found.indexOf(Math.max(...found));
  const before = sentences[best - 1];
  const begin = before && isProse(before) && REFERS_BACK.test(sentences[best] ?? "") ? best - 1 : best;
  return sentenceAt(sentences, begin, begin < best);
};

/**
 * The part of an entry that is known to answer.
 *
 * @param entry the entry
 * @param says words that it says
 * @returns the sentence that holds them, with the next one where both are short, as they stand
 */
export const quoteAt = ({ text }: SearchEntry, says: string): string => {
  const sentences = splitSentences(text);
  return sentenceAt(
    sentences,
    sentences.findIndex((sentence) => sentence.includes(says)),
  );
};
