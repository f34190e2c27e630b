import type { SearchEntry } from "../../../src/search/entry";
import { quoteAt, quoteFrom } from "../../../src/search/quote-from";
import { splitSentences } from "../../../src/search/split-sentences";
import { termsOf } from "../../../src/search/terms";

const entry = (text: string, title = "Costs"): SearchEntry => ({ kind: "page", title, text, href: "/" });

test("sentences end at their signs, and before what begins one", () => {
  expect(splitSentences("One costs 2.5 dollars. 27 work here! “Why?” Because it is so.")).toEqual([
    "One costs 2.5 dollars.",
    "27 work here!",
    "“Why?”",
    "Because it is so.",
  ]);
  expect(splitSentences("")).toEqual([]);
});

test("the sentence with most of what was found is quoted, and the one after it", () => {
  const text = "First of all. The invoice names a price. It is fixed. Nothing else follows.";
  expect(quoteFrom(entry(text), termsOf("invoice price"))).toBe("The invoice names a price. It is fixed.");
});

test("what the title says already leaves the beginning of the text", () => {
  const text = "The first call is free. Later phases have costs of their own.";
  expect(quoteFrom(entry(text, "What are the costs?"), termsOf("costs"))).toBe(text);
});

test("a long sentence stands alone, and lists are not quoted", () => {
  const long = `A sentence ${"of many words ".repeat(20)}about fraud.`;
  expect(quoteFrom(entry(`${long} Another one.`), termsOf("fraud"))).toBe(long);
  expect(quoteFrom(entry("We find fraud. 99% fraud found; 50 ms."), termsOf("fraud"))).toBe("We find fraud.");
  expect(quoteFrom(entry("Fraud scores; churn."), termsOf("fraud"))).toBe("Fraud scores; churn.");
});

test.each([
  ["They cover three countries.", "Our terms are the same everywhere. They cover three countries."],
  ["One that covers countries is long.", "A contract may be short. One that covers countries is long."],
  ["This is so in all countries.", "Prices are fixed. This is so in all countries."],
  ["This contract covers countries.", "This contract covers countries."],
  ["Every phase that follows covers countries.", "The first call is free. Every phase that follows covers countries."],
  ["For these we cover countries.", "Some products are cleared. For these we cover countries."],
])("a quote of %j begins with what it refers to", (sentence, quote) => {
  const before = quote.replace(sentence, "").trim();
  const text = `Nothing of it. ${before || "Something else."} ${sentence}`;
  expect(quoteFrom(entry(text), termsOf("countries"))).toBe(quote);
});

test("a list is quoted where what stands before it is asked for", () => {
  const list = "Target figures: 99% fraud found; 50 ms.";
  const text = entry(`We find fraud. ${list}`);
  expect(quoteFrom(text, termsOf("fraud target"))).toBe(list);
  expect(quoteFrom(text, termsOf("fraud found"))).toBe("We find fraud.");
});

test("a word that says what decides over one that says how", () => {
  const text = "We hold ourselves to it. Audits take place.";
  expect(quoteFrom(entry(text), termsOf("hold audits"))).toBe("Audits take place.");
});

test("the sentence after the one that answers comes along where it has a name from the question", () => {
  const answer = `We connect to ${"all that you have, ".repeat(14)}and replace none of it.`;
  const text = `${answer} Common systems are Acme and Globex. Others exist.`;
  expect(quoteAt({ text }, "We connect", "does it work with globex")).toBe(
    `${answer} Common systems are Acme and Globex.`,
  );
  expect(quoteAt({ text }, "We connect", "which systems are common")).toBe(answer);
});
