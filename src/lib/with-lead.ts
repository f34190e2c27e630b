/**
 * The first sentence of a text apart from the others.
 *
 * @param text one sentence or more
 * @returns the first sentence, and the rest, which may be empty
 */
export const withLead = (text: string): [lead: string, rest: string] => {
  // What goes on in small letters is the same sentence: "We use U.S. data."
  const [lead = text] = /^.*?[.!?](?=\s+[^\p{Ll}\s])/su.exec(text) ?? [];
  return [lead, text.slice(lead.length).trim()];
};
