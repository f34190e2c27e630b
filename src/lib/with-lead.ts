/**
 * Splits off the first sentence of a text.
 *
 * @param text one sentence or more
 * @returns the first sentence, and the rest, which may be empty
 */
export const withLead = (text: string): [lead: string, rest: string] => {
  // A lower-case letter after the sign continues the same sentence: "We use U.S. data."
  const [lead = text] = /^.*?[.!?](?=\s+[^\p{Ll}\s])/su.exec(text) ?? [];
  return [lead, text.slice(lead.length).trim()];
};
