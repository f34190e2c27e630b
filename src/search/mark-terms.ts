import { termsOf } from "./terms";

/** A part of a text. All parts joined make up the text. */
export type MarkedPart = { text: string; isMarked: boolean };

/** A word as it is written or typed. */
export const WRITTEN_WORD = /[\p{L}\p{N}'’]+/gu;

/**
 * Splits a text at the words that were found, for `<mark>`.
 *
 * @param text a text of an entry
 * @param terms the terms that were found in it (`SearchHit`)
 * @returns the parts, in order
 */
export const markTerms = (text: string, terms: readonly string[]): MarkedPart[] => {
  const parts: MarkedPart[] = [];
  let end = 0;
  const add = (part: string, isMarked: boolean): void => {
    if (part !== "") parts.push({ text: part, isMarked });
  };
  for (const { 0: word, index } of text.matchAll(WRITTEN_WORD)) {
    if (!termsOf(word).some((term) => terms.includes(term))) continue;
    add(text.slice(end, index), false);
    add(word, true);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return parts;
};
