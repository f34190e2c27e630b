/**
 * A name as it stands within a sentence: its words begin with small letters, but for those with further capitals.
 *
 * @param name a name in title case, such as "Credit Scoring" or "DevOps"
 * @returns "credit scoring", "DevOps"
 */
export const inSentence = (name: string): string =>
  name.replace(/(?<!\p{L})\p{Lu}\p{Ll}*(?!\p{L})/gu, (word) => word.toLowerCase());
