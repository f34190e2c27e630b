import type { SearchEntry } from "./entry";
import { splitSentences } from "./split-sentences";
import { isLight, termsOf } from "./terms";

/** Longest quote of more than one sentence, in characters. */
const LONGEST = 280;

/** What a word that says how adds, beside 1 for one that says what: it only decides between sentences that are equal otherwise. */
const LIGHT = 0.1;

/** The index writes lists as sentences with semicolons. */
const isProse = (sentence: string): boolean => !sentence.includes(";");

/** What says before a list what it is of: "Target figures: 99% found; 50 ms." */
const LIST_LABEL = /^[^;:]+(?=:)/;

/** What may be quoted: a sentence, a list with its label as a whole, or one item of another list. */
type Part = { text: string; isItem: boolean };

/** A list stands for its entry where there is no sentence beside it. */
const partsOf = (text: string): Part[] => {
  const sentences = splitSentences(text);
  return sentences.flatMap((sentence): Part[] => {
    const items = sentence.replace(/\.$/, "").split("; ");
    // Two parts with a sign between them may be one sentence as well.
    return items.length < 3 || LIST_LABEL.test(sentence) || !sentences.some(isProse)
      ? [{ text: sentence, isItem: false }]
      : items.map((item) => ({ text: item, isItem: true }));
  });
};

/** What an item of a list must hold of what is wanted: one word stands in too many of them. */
const ENOUGH_OF_ITEM = 2;

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

/** A sentence, and the next one where it is needed, or where both are short; an item of a list stands alone. */
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
 * The part of an entry that answers best. What its title says already is what the whole text is about, so other words
 * decide; where there are none, the text is quoted from its beginning. A sentence that refers back brings the one before.
 *
 * @param entry an entry that was found
 * @param terms what was found of it (`SearchHit`)
 * @returns one or two sentences, or an item of a list, as they stand
 */
export const quoteFrom = ({ title, text }: SearchEntry, terms: readonly string[]): string => {
  const parts = partsOf(text);
  const ofTitle = new Set(termsOf(title));
  const wanted = new Set(terms.filter((term) => !ofTitle.has(term)));
  /** A list with a label answers where that is asked for. */
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

/** Names within a sentence: its capitalized words but the first. */
const NAMES = /(?<=\s)\p{Lu}[\p{L}\d]+/gu;

/**
 * The part of an entry that is known to answer.
 *
 * @param entry the entry
 * @param says words that it says
 * @param question what was asked
 * @returns the sentence that holds those words, with the next one where both are short or where that has a name from the
 *   question ("Common systems are SAP…"), or the item of a list, as they stand; empty where no sentence holds them all
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
