/** Letters, digits and signs of currencies that stand together. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{Sc}]+/gu) ?? [];

/**
 * Whether a message says already what a suggestion asks for.
 *
 * @param message what the visitor wrote
 * @param lists each the beginnings of words, separated by spaces
 * @returns true where the message holds a word of each list
 */
export const isMentioned = (message: string, lists: readonly string[]): boolean => {
  const words = wordsOf(message);
  return lists.every((list) => wordsOf(list).some((beginning) => words.some((word) => word.startsWith(beginning))));
};
