import { variants } from "../../../src/ui/variants";

const look = variants(
  "base",
  { tone: { calm: "is-calm", loud: "is-loud" }, size: { sm: "is-small" } },
  { tone: "calm" },
);

test.each([
  [{}, "base is-calm"],
  [{ tone: "loud" }, "base is-loud"],
  [{ tone: null, size: "sm" }, "base is-calm is-small"],
  [{ size: "sm", className: "mt-4" }, "base is-calm is-small mt-4"],
] as const)("%j gives %s", (choice, expected) => {
  expect(look(choice)).toBe(expected);
});
