/** @jest-environment node */
import { readFileSync } from "node:fs";
import { CORE_CHARACTERS, CORE_RANGE, REST_CHARACTERS } from "../../../scripts/font-characters";

const css = readFileSync("src/styles/fonts.css", "utf8").replace(/\s+/g, " ");
const ranges = Array.from(css.matchAll(/([\w-]+)-(core|rest)\.woff2[^}]*?unicode-range: ([^;]+);/g), (match) => ({
  part: match[2],
  range: match[3] ?? "",
}));

const covers = (range: string, character: string): boolean =>
  range.split(", ").some((item) => {
    const [first = "", last = first] = item.slice(2).split("-");
    const point = character.codePointAt(0) ?? 0;
    return point >= parseInt(first, 16) && point <= parseInt(last, 16);
  });

test("the style sheet names the core as the script cuts it", () => {
  // Twice: engines differ in when the font may come.
  expect(ranges.filter(({ part }) => part === "core").map(({ range }) => range)).toEqual([CORE_RANGE, CORE_RANGE]);
});

test("every other letter of Latin is in the rest, and none is in both", () => {
  const rest = ranges.find(({ part }) => part === "rest")?.range ?? "";
  for (const character of REST_CHARACTERS) expect(covers(rest, character)).toBe(true);
  for (const character of CORE_CHARACTERS) expect(covers(rest, character)).toBe(false);
});
