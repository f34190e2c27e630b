import { markTerms, type MarkedPart } from "../../search/mark-terms";
import { splitSentences } from "../../search/split-sentences";

/** The most characters before the first marked word, and how many to keep if there are more. */
const LEAD = { most: 90, kept: 40 } as const;

const marksIn = (parts: readonly MarkedPart[]): number =>
  new Set(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text.toLowerCase())).size;

/** Shortens a long lead to its end, starting at a word. */
const shortenLead = ([lead, ...parts]: readonly MarkedPart[]): MarkedPart[] => {
  if (!lead) return [];
  if (lead.isMarked || parts.length === 0 || lead.text.length <= LEAD.most) return [lead, ...parts];
  return [{ ...lead, text: `… ${lead.text.slice(-LEAD.kept).replace(/^\S*\s+/, "")}` }, ...parts];
};

/** The sentence with the most query terms, split into parts; the first sentence if none has any. */
const bestSentence = (text: string, terms: readonly string[]): MarkedPart[] => {
  const sentences = splitSentences(text).map((sentence) => markTerms(sentence, terms));
  const [best = []] = sentences.toSorted((a, b) => marksIn(b) - marksIn(a));
  return best;
};

/**
 * The snippet of a text: the sentence with the most query terms, or the first one if none has any.
 *
 * @param text sentences of an entry
 * @param terms the terms that were found in it
 * @returns its parts, for `<mark>`
 */
export const snippetOf = (text: string, terms: readonly string[]): MarkedPart[] =>
  shortenLead(bestSentence(text, terms));

/** The full sentence that {@link snippetOf} shows or shortens. */
export const sentenceOf = (text: string, terms: readonly string[]): string =>
  bestSentence(text, terms)
    .map((part) => part.text)
    .join("");
