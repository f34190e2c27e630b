import { escapeRegExp } from "../../../src/lib/escape-reg-exp";

test.each(["$163", "16.5%", "a+b*c?", "^start", "(group) [class] {1}", "a|b", "back\\slash"])(
  "%s matches itself and nothing else",
  (text) => {
    const pattern = new RegExp(`^${escapeRegExp(text)}$`);
    expect(pattern.test(text)).toBe(true);
    expect(pattern.test(text.slice(1))).toBe(false);
    expect(pattern.test(`${text}${text}`)).toBe(false);
  },
);

test("a point stands for a point alone", () => {
  expect(new RegExp(escapeRegExp("16.5")).test("1635")).toBe(false);
});
