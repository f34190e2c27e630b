import { splitSentences } from "./split-sentences";

/**
 * The first sentence of a text apart from the others.
 *
 * @param text one sentence or more
 * @returns the first sentence, and the rest, which may be empty
 */
export const withLead = (text: string): [lead: string, rest: string] => {
  const [lead = text] = splitSentences(text);
  return [lead, text.slice(lead.length).trim()];
};
