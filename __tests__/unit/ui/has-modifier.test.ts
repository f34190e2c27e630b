import { hasModifier } from "../../../src/ui/has-modifier";

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("%s makes a click the browser's", (key) => {
  expect(hasModifier(new MouseEvent("click", { [key]: true }))).toBe(true);
});

test("a plain click is the page's", () => {
  expect(hasModifier(new MouseEvent("click"))).toBe(false);
});
