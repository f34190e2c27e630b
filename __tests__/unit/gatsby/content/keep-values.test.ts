import { keepValues, keepValuesOf } from "../../../../src/gatsby/content/keep-values";
import { asTyped } from "../../../../src/lib/as-typed";

/** Shows where a line may not end: "·" is a no-break space, "|" a joiner. */
const shown = (text: string): string => text.replaceAll("\u00a0", "·").replaceAll("\u2060", "|");

it.each([
  ["We reply within 24 hours.", "We reply within 24·hours."],
  ["It saves $2.4 M a year", "It saves $2.4·M a year"],
  ["calls of 30 to 60 minutes", "calls of 30 to·60·minutes"],
  ["caught 96 of 100", "caught 96·of·100"],
  ["Most take 4–16 weeks", "Most take 4–|16·weeks"],
  ["outside 76–88% for", "outside 76–|88% for"],
  ["a call of 30–60 minutes", "a call of 30–60·minutes"],
  ["On August 4, Phase 2 begins", "On August·4, Phase·2·begins"],
  ["a range of ± 3 points", "a range of ±·3·points"],
  ["as Regulation B requires", "as Regulation·B requires"],
  ["38% fewer calls", "38%·fewer calls"],
  ["From January 1, 2027, when", "From January·1,·2027, when"],
  ["From September 30, 2026, when", "From September·30, 2026, when"],
  ["under Section 1557 (45 CFR 92.210).", "under Section·1557 (45·CFR·92.210)."],
  ["Document classifier, version 1.3", "Document classifier, version·1.3"],
  ["480 Tallow Street, Suite 300", "480 Tallow Street, Suite·300"],
  ["86 Hadley Street, 9th Floor", "86 Hadley Street, 9th·Floor"],
  ["a SOC 2 report", "a SOC·2 report"],
  ["open from 9 am to 6 pm", "open from 9·am to 6·pm"],
])("%s keeps its values", (text, expected) => {
  expect(shown(keepValues(text))).toBe(expected);
});

it.each([
  "four of us",
  "The years 2018 and 2019 at the start",
  "In the 24-hour desk",
  "12 representatives were there",
  "rows of 200, 300 or more",
  "see /services/finance",
  "the third Floor, versions of 2018",
  "Then I saw Plan. A second one",
])("%s stays as it is", (text) => {
  expect(keepValues(text)).toBe(text);
});

it("can be applied again, and taken back", () => {
  const text = "Phase 2 takes 30 to 60 days, 4–16 weeks at most.";
  expect(keepValues(keepValues(text))).toBe(keepValues(text));
  expect(asTyped(keepValues(text))).toBe(text);
});

it("reaches every text of a file but what has to stay as it is typed", () => {
  const text = "24 hours";
  const kept = keepValues(text);
  const content = {
    a: text,
    list: [{ b: text, n: 24 }],
    seo: { title: text },
    message: text,
    brand: text,
    form: { error: text, message: { hint: text } },
  };
  expect(keepValuesOf(content)).toEqual({
    a: kept,
    list: [{ b: kept, n: 24 }],
    seo: { title: text },
    message: text,
    brand: text,
    form: { error: text, message: { hint: kept } },
  });
  expect(content.a).toBe(text);
});
