import { isLight, plainWords, stem, termsOf } from "../../../src/search/terms";

test.each([
  ["Ça marche? Zürich’s 2.5%", "ca marche zurichs 2 5"],
  ["  <b>Hi</b>\n", "b hi b"],
  ["プロジェクト", "フロシェクト"],
  ["?!", ""],
])("%j is spelled %j", (text, words) => expect(plainWords(text)).toBe(words));

test.each([
  ["prices", "pricing", "priced"],
  ["company", "companies"],
  ["boxes", "box"],
  ["classes", "class"],
  ["automation", "automate", "automated"],
  ["planning", "plans", "plan"],
  ["predictive", "prediction", "predict"],
])("%s and its other forms are one term", (...words) => expect(new Set(words.map(stem)).size).toBe(1));

test.each([
  ["analysis", "analysis"],
  ["status", "status"],
  ["us", "us"],
  ["2018", "2018"],
  ["founded", "founder"],
  ["constructor", "constructor"],
])("%s has the stem %s", (word, expected) => expect(stem(word)).toBe(expected));

test("words without a subject are no terms", () => {
  expect(termsOf("What is the price of it?")).toEqual([stem("price")]);
  expect(termsOf("")).toEqual([]);
});

test.each([
  ["keep", true],
  ["quickly", true],
  ["12", true],
  ["2018", false],
  ["fraud", false],
])("%s says how and not what: %s", (word, light) => expect(isLight(stem(word))).toBe(light));
