import { fittingArticle } from "../../../../src/sections/contact/fitting-article";

const articles = [
  { words: ["bank", "fraud"], link: "money" },
  { words: ["store", "shelf", "R&D (new)"], link: "goods" },
];
const fitting = (message: string) => fittingArticle(message, articles, "any");

test.each([
  ["the word itself", "Our store needs help.", "goods"],
  ["another word that begins with it", "Banking is what we do.", "money"],
  ["whatever the letters' size", "FRAUD!", "money"],
  ["signs as they are", "We do r&d (new) here.", "goods"],
  ["no word that only holds it", "An embankment to restore.", "any"],
  ["nothing of either", "Hello there.", "any"],
  ["an empty message", "", "any"],
])("%s", (_, message, expected) => expect(fitting(message)).toBe(expected));

test("the article of which the message names more words wins; of equal ones the first", () => {
  expect(fitting("A bank with a store and a shelf")).toBe("goods");
  expect(fitting("A store for a bank")).toBe("money");
});
