import { readFileSync } from "node:fs";
import { factsOf, staleFacts } from "../../../scripts/content-facts";

const table = (...rows: [string, string][]): string =>
  [
    "Some words.",
    "",
    "| statement | where | last checked |",
    "| --------- | ----- | ------------ |",
    ...rows.map(([statement, checked]) => `| ${statement} | a.json | ${checked} |`),
    "",
  ].join("\n");

const TODAY = new Date("2027-11-22T08:00:00Z");

test("an entry is recent up to a year after its check", () => {
  expect(staleFacts(table(["A rule", "2026-11-22"]), TODAY)).toBeUndefined();
});

test("later the oldest entry is named, with the number of all", () => {
  const stale = staleFacts(table(["A rule", "2026-11-21"], ["A price", "2025-01-02"], ["A name", "2027-01-01"]), TODAY);
  expect(stale).toContain("2 to check again");
  expect(stale).toMatch(/2025-01-02: A price$/);
});

test("each entry of the list has the day of its check", () => {
  const facts = factsOf(readFileSync("docs/content-facts.md", "utf8"));
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter(({ checked }) => !/^20\d\d-[01]\d-[0-3]\d$/.test(checked))).toEqual([]);
});
