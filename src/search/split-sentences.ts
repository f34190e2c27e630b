const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * The sentences of a text, without the spaces between them.
 *
 * @param text running text
 */
export const splitSentences = (text: string): string[] =>
  [...SENTENCES.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
