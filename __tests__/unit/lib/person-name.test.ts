import { firstName, initials } from "../../../src/lib/person-name";

test.each([
  ["Mara Lindqvist", "Mara", "ML"],
  ["Ana María de Souza", "Ana", "AS"],
  ["Cher", "Cher", "C"],
  ["Élodie Ørsted", "Élodie", "ÉØ"],
])("%s is called %s, with the monogram %s", (name, first, monogram) => {
  expect(firstName(name)).toBe(first);
  expect(initials(name)).toBe(monogram);
});
