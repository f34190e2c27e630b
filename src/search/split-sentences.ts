/** After a sign that ends a sentence, and before what may begin one. `Intl.Segmenter` joins sentences that begin with a digit. */
const BETWEEN = /(?<=[.!?…]["”’]?)\s+(?=[^\p{Ll}\s])/u;

/**
 * The sentences of a text, without the spaces between them.
 *
 * @param text running text
 */
export const splitSentences = (text: string): string[] => text.split(BETWEEN).filter(Boolean);
