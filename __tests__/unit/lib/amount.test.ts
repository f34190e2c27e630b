import { readAmount } from "../../../src/lib/amount";

test.each([
  ["$148,000", 148_000, "$"],
  ["74%", 74, "%"],
  ["18 ms", 18, "ms"],
  ["95", 95, ""],
  ["2,310", 2310, ""],
  ["12.5%", 12.5, "%"],
  ["−7.5%", -7.5, "%"],
  ["+4", 4, ""],
  ["-4.25", -4.25, ""],
  ["−2,310", -2310, ""],
  ["12345.75", 12_345.75, ""],
  ["1,234,567.25", 1_234_567.25, ""],
  ["€9.75", 9.75, "€"],
  ["$3k", 3, "$k"],
  ["14 weeks", 14, "weeks"],
])("%s is %d with the unit %j", (text, value, unit) => {
  expect(readAmount(text)).toEqual({ value, unit });
});

test.each([
  "",
  "many",
  "1,00",
  "1.2.3",
  "$",
  "3 to 5",
  "18 milliseconds",
  "about 74%",
  "74% more",
  "12,3456",
  "18  ms",
])("%j is no figure", (text) => {
  expect(readAmount(text)).toBeUndefined();
});
