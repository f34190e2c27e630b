/**
 * Between a sign that ends a sentence and the start of the next one. `Intl.Segmenter` does not split before a sentence
 * that starts with a digit.
 */
const BETWEEN = /(?<=[.!?…]["”’]?)\s+(?=[^\p{Ll}\s])/u;

/**
 * Splits a text into sentences, without the spaces between them.
 *
 * @param text running text
 */
export const splitSentences = (text: string): string[] => text.split(BETWEEN).filter(Boolean);
