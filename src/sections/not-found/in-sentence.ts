/**
 * Converts a name for use within a sentence: its words become lower case, except those with more than one capital.
 *
 * @param name a name in title case, such as "Credit Scoring" or "DevOps"
 * @returns "credit scoring", "DevOps"
 */
export const inSentence = (name: string): string =>
  name.replace(/(?<!\p{L})\p{Lu}\p{Ll}*(?!\p{L})/gu, (word) => word.toLowerCase());
