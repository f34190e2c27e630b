import type { ContentsOf } from "../../../../src/gatsby/content/definitions/collection";
import { intentsFile } from "../../../../src/gatsby/search/search-file";
import { OTHER_INTENTS } from "../../../fixtures/intents";

const COST = { href: "/contact#cost", says: "Each phase has" };

const ABOUT_COST = [
  "What does it cost?",
  "What would it cost us?",
  "How much does it cost?",
  "Does it cost much?",
  "Is the cost high?",
];

const fileOf = (asks: readonly string[]) =>
  intentsFile((() => [
    { intents: [...OTHER_INTENTS, { answer: COST, asks: [...ABOUT_COST, ...asks] }] },
  ]) as unknown as ContentsOf);

const termsOf = (asks: readonly string[]): string[] => fileOf(asks).terms.split(" ");

test("the intent with the most questions comes first, where letters are shortest", () => {
  expect(fileOf([]).answers).toEqual([COST, ...OTHER_INTENTS.map(() => "none")]);
});

test("a word of one question is left out if its question is told without it, and kept otherwise", () => {
  expect(termsOf(["What does it cost in guilders?"])).not.toContain("guilder");
  expect(termsOf(["Paid in guilders?"])).toContain("guilder");
});
