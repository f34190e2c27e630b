import { readAmount } from "../../../src/lib/amount";

test.each([
  ["$148,000", 148_000, "$"],
  ["74%", 74, "%"],
  ["18 ms", 18, "ms"],
  ["95", 95, ""],
  ["2,310", 2310, ""],
  ["12.5%", 12.5, "%"],
  ["−7.5%", -7.5, "%"],
])("%s is %d with the unit %j", (text, value, unit) => {
  expect(readAmount(text)).toEqual({ value, unit });
});

test.each(["", "many", "1,00", "1.2.3", "$", "3 to 5", "18 milliseconds"])("%j is no figure", (text) => {
  expect(readAmount(text)).toBeUndefined();
});
