import { escapeRegExp } from "../../lib/escape-reg-exp";

/**
 * Whether a text holds a word, or another one that begins with it; letters may be large or small.
 *
 * @param text what a visitor wrote
 * @param word beginning of a word, or some words
 */
export const holdsWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(word)}`, "iu").test(text);
