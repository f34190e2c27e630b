import type { SearchEntry } from "./entry";
import { splitSentences } from "./split-sentences";
import { isLight, termsOf } from "./terms";

/** Longest quote of more than one sentence, in characters. */
const LONGEST = 280;

/**
 * What a word that says how adds, where a word that says what adds 1. It only decides between sentences that are
 * otherwise equal.
 */
const LIGHT = 0.1;

/** The index writes lists as sentences with semicolons. */
const isProse = (sentence: string): boolean => !sentence.includes(";");

/** The label before a list: "Target figures: 99% found; 50 ms." */
const LIST_LABEL = /^[^;:]+(?=:)/;

/** A part that can be quoted: a sentence, a whole list with its label, or one item of another list. */
type Part = { text: string; isItem: boolean };

/** Splits a text into parts. If a text has no prose, its lists are quoted whole. */
export const partsOf = (text: string): Part[] => {
  const sentences = splitSentences(text);
  return sentences.flatMap((sentence): Part[] => {
    const items = sentence.replace(/\.$/, "").split("; ");
    // Two clauses with a semicolon between them may still be one sentence.
    return items.length < 3 || LIST_LABEL.test(sentence) || !sentences.some(isProse)
      ? [{ text: sentence, isItem: false }]
      : items.map((item) => ({ text: item, isItem: true }));
  });
};

/** How many of the wanted words a list item must contain: a single word appears in too many items. */
const ENOUGH_OF_ITEM = 2;

/**
 * Matches the start of a sentence that makes no sense without the previous one: "One that detects fraud is not.",
 * "Every phase that follows…".
 */
const REFERS_BACK = new RegExp(
  [
    "^(?:they|it|its|their|one|he|she|his|her|both|that|then|so|but|such|following)\\b",
    "^(?:for )?(?:this|these|those) (?:is|are|was|were|has|have|can|do|does|means?|we)\\b",
    "^each (?:one|has)\\b",
    "^[^,;:]*\\b(?:that follows|ones|also|instead)\\b",
  ].join("|"),
  "i",
);

/** A sentence, followed by the next one if that is needed or if both are short. A list item is quoted alone. */
const partAt = (parts: readonly Part[], begin: number, needsBoth = false): string => {
  const first = parts[begin];
  if (!first) return "";
  const second = parts[begin + 1];
  const isShort = second && first.text.length + second.text.length < LONGEST;
  return second && !first.isItem && (needsBoth || (isShort && isProse(second.text) && !second.isItem))
    ? `${first.text} ${second.text}`
    : first.text;
};

/**
 * The part of an entry that answers best. The words of the title do not count, because the whole text is about them. If
 * no other word was found, the quote starts at the beginning of the text. A sentence that refers back brings the
 * previous one along.
 *
 * @param entry an entry that was found
 * @param terms the terms that were found in it (`SearchHit`)
 * @returns one or two sentences, or a list item, verbatim
 */
export const quoteFrom = ({ title, text }: SearchEntry, terms: readonly string[]): string => {
  const parts = partsOf(text);
  const ofTitle = new Set(termsOf(title));
  const wanted = new Set(terms.filter((term) => !ofTitle.has(term)));
  /** A list with a label only answers if the query asks for that label. */
  const isAskedFor = (list: string): boolean =>
    termsOf(LIST_LABEL.exec(list)?.[0] ?? "").some((term) => wanted.has(term));
  const found = parts.map((part) => {
    if (!part.isItem && !isProse(part.text) && !isAskedFor(part.text)) return -1;
    const held = [...new Set(termsOf(part.text))]
      .filter((term) => wanted.has(term))
      .reduce((sum, term) => sum + (isLight(term) ? LIGHT : 1), 0);
    return part.isItem && held < ENOUGH_OF_ITEM ? -1 : held;
  });
  const best = Math.max(0, found.indexOf(Math.max(...found)));
  const before = parts[best - 1];
  const refersBack = before && !before.isItem && isProse(before.text) && REFERS_BACK.test(parts[best]?.text ?? "");
  return partAt(parts, refersBack ? best - 1 : best, refersBack);
};

/** Names within a sentence: its capitalized words, except the first word. */
const NAMES = /(?<=\s)\p{Lu}[\p{L}\d]+/gu;

/**
 * The part of an entry that contains a known answer.
 *
 * @param entry the entry
 * @param says words of the answer, as the entry has them
 * @param question the visitor's question
 * @returns the sentence that contains those words, or the list item, verbatim; the next sentence follows if both are
 *   short or if it contains a name from the question ("Common systems are SAP…"); empty if no sentence contains all the
 *   words
 */
export const quoteAt = ({ text }: Pick<SearchEntry, "text">, says: string, question = ""): string => {
  const parts = partsOf(text);
  const begin = parts.findIndex((part) => part.text.includes(says));
  const asked = new Set(termsOf(question));
  const names = parts[begin + 1]?.text.match(NAMES) ?? [];
  return partAt(
    parts,
    begin,
    names.flatMap(termsOf).some((name) => asked.has(name)),
  );
};
