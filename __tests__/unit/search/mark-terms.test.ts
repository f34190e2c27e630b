import { markTerms } from "../../../src/search/mark-terms";
import { termsOf } from "../../../src/search/terms";

test("words that were found are marked in any form, and nothing of the text is lost", () => {
  const text = "Fixed prices; the client’s price is “fixed”.";
  const parts = markTerms(text, termsOf("price fixed"));
  expect(parts.filter(({ isMarked }) => isMarked).map((part) => part.text)).toEqual([
    "Fixed",
    "prices",
    "price",
    "fixed",
  ]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("where nothing was found, the text is one part", () => {
  expect(markTerms("Nothing here", [])).toEqual([{ text: "Nothing here", isMarked: false }]);
  expect(markTerms("", ["x"])).toEqual([]);
});
