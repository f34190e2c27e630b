import { makeIndex, type SiteIndex } from "../../../src/search/site-index";
import { toCompany } from "../../../src/search/to-company";
import { intentsOf, NO_INTENTS } from "../../fixtures/intents";
import { SEARCH_FILE } from "../../fixtures/search-file";

let index: SiteIndex;

beforeAll(async () => {
  index = await makeIndex({ ...SEARCH_FILE, brand: "Acme AI" });
});

test.each([
  ["How much does Acme cost?", "How much do you cost?"],
  ["where is ACME AI", "where are you"],
  ["What has Acme built, and was Acme ever late?", "What have you built, and were you ever late?"],
  ["Acme’s prices", "your prices"],
  ["Do you do AI?", "Do you do AI?"],
  ["Acmeists", "Acmeists"],
  ["", ""],
])("%j is asked of the company as %j", (question, asked) => expect(toCompany(index, NO_INTENTS, question)).toBe(asked));

test.each([
  ["Acme Inc.", "What does Acme Inc. cost?", "What do you cost?"],
  ["Éclair AI", "Where is Éclair AI?", "Where are you?"],
])("so is one that names %s", async (brand, question, asked) => {
  expect(toCompany(await makeIndex({ ...SEARCH_FILE, brand }), NO_INTENTS, question)).toBe(asked);
});

test("a first word of the name that visitors use otherwise does not stand for it", () => {
  const intents = intentsOf([{ search: true, asks: ["what is the acme of this field"] }]);
  expect(toCompany(index, intents, "Is acme a word?")).toBe("Is acme a word?");
  expect(toCompany(index, intents, "Is Acme AI a company?")).toBe("are you a company?");
});
