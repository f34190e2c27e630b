import { snippetOf } from "../../../../src/frame/search/snippet";
import { termsOf } from "../../../../src/search/terms";

const show = (text: string, words: string) =>
  snippetOf(text, termsOf(words))
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join("");

const TEXT = "Every project has a plan. The plan names a price and a date. Prices are fixed.";

test("the sentence that holds most of the words is shown, with each of them marked", () => {
  expect(show(TEXT, "plan price")).toBe("The [plan] names a [price] and a date.");
});

test("of sentences that hold as many, the first is shown; and the first of all where none does", () => {
  expect(show(TEXT, "plan")).toBe("Every project has a [plan].");
  expect(show(TEXT, "zebra")).toBe("Every project has a plan.");
  expect(show("", "plan")).toBe("");
});

test("a word counts once, however often it stands there", () => {
  expect(show("Plan, plan and plan. A plan with a price.", "plan price")).toBe("A [plan] with a [price].");
});

test("of a long way to the first word, the end is shown from a word on", () => {
  const text = `${"A long introduction without the subject, ".repeat(5)}and then the price.`;
  const shown = show(text, "price");
  expect(shown).toMatch(/^… \S.*\[price\]\.$/);
  expect(shown.length).toBeLessThan(70);
  expect(text).toContain(shown.slice(2).replace(/[[\]]/g, ""));
});

test("nothing of a text is lost or made up, whatever signs it holds", () => {
  for (const text of ["A <b>price</b> & “more”.", "Price's 100% — price", "price 🧪 PRICE"])
    expect(
      snippetOf(text, termsOf("price"))
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
});
