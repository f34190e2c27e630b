import { escapeRegExp } from "../../lib/escape-reg-exp";

/**
 * True if a text contains a word, or one that begins with it; ignores case.
 *
 * @param text what a visitor wrote
 * @param word beginning of a word, or several words
 */
export const holdsWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(word)}`, "iu").test(text);
