import { markTerms, type MarkedPart } from "../../search/mark-terms";
import { splitSentences } from "../../search/split-sentences";

/** Characters that may stand before the first marked word, and how many are left where there are more. */
const LEAD = { most: 90, kept: 40 } as const;

const marksIn = (parts: readonly MarkedPart[]): number =>
  new Set(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text.toLowerCase())).size;

/** Leaves the end of a long beginning, from a word on. */
const shortenLead = ([lead, ...parts]: readonly MarkedPart[]): MarkedPart[] => {
  if (!lead) return [];
  if (lead.isMarked || parts.length === 0 || lead.text.length <= LEAD.most) return [lead, ...parts];
  return [{ ...lead, text: `… ${lead.text.slice(-LEAD.kept).replace(/^\S*\s+/, "")}` }, ...parts];
};

/** The sentence of a text that says most of what was looked for, in parts; the first one where none does. */
const bestSentence = (text: string, terms: readonly string[]): MarkedPart[] => {
  const sentences = splitSentences(text).map((sentence) => markTerms(sentence, terms));
  const [best = []] = sentences.toSorted((a, b) => marksIn(b) - marksIn(a));
  return best;
};

/**
 * What is shown of a text: the sentence that says most of what was looked for; the first one where none does.
 *
 * @param text sentences of an entry
 * @param terms what was found in it
 * @returns its parts, for `<mark>`
 */
export const snippetOf = (text: string, terms: readonly string[]): MarkedPart[] =>
  shortenLead(bestSentence(text, terms));

/** The sentence of which {@link snippetOf} shows the end at least, whole. */
export const sentenceOf = (text: string, terms: readonly string[]): string =>
  bestSentence(text, terms)
    .map((part) => part.text)
    .join("");
