import { fillText } from "../../../src/lib/fill-text";

test.each([
  ["{n} found", { n: 6 }, "6 found"],
  ["{n} found", { n: 0 }, "0 found"],
  ["{a} and {b} and {a}", { a: "x", b: "y" }, "x and y and x"],
  ["by {author}", { author: "Ada" }, "by Ada"],
  ["{unknown} stays", { n: 1 }, "{unknown} stays"],
  ["nothing to fill", {}, "nothing to fill"],
  ["{n}", { n: "{n}" }, "{n}"],
])("%s with %j gives %s", (text, values: Record<string, string | number>, expected) => {
  expect(fillText(text, values)).toBe(expected);
});
