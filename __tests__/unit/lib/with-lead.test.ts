import { withLead } from "../../../src/lib/with-lead";

it.each([
  ["One. Two. Three.", "One.", "Two. Three."],
  ["Is it so? It is.", "Is it so?", "It is."],
  ["At 1.5 times the size. Then more.", "At 1.5 times the size.", "Then more."],
  ["We use U.S. data. Ours too.", "We use U.S. data.", "Ours too."],
  ["One sentence alone.", "One sentence alone.", ""],
  ["Without an end", "Without an end", ""],
])("takes the first sentence of %j", (text, lead, rest) => {
  expect(withLead(text)).toEqual([lead, rest]);
});
