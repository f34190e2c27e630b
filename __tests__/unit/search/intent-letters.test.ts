import { allLetters, countLetters, intentLetter, shortLetters } from "../../../src/search/intent-letters";

test("letters count for the intents that they stand for, beyond the one-byte letters too", () => {
  const letters = [0, 61, 62, 62].map(intentLetter).join("");
  const counts = countLetters(letters, 64);
  expect(counts).toHaveLength(64);
  expect([counts[0], counts[1], counts[61], counts[62], counts[63]]).toEqual([1, 0, 1, 2, 0]);
});

test("a run is written as its letter and length, and read back", () => {
  const [first = "", second = ""] = [0, 62].map(intentLetter);
  const letters = `${first} ${first}${second.repeat(12)} ${first}${first}`;
  expect(shortLetters(letters)).toBe(`${first} ${first}${second}12 ${first}2`);
  expect(allLetters(shortLetters(letters))).toBe(letters);
});
