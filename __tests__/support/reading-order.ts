/** Checks what a screen reader gets from a page: landmarks, headings, names and their order. */
import { expect, type Page } from "./browser";
import { industries, site, tabsOf } from "./site";

type Line = { role: string; name: string; level: number };

const LINE = /^\s*- '?(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<rest>[^:]*)/;

/** The accessibility tree as a list, in reading order. */
const readTree = (snapshot: string): Line[] =>
  snapshot.split("\n").flatMap((text) => {
    const { role, name = "", rest = "" } = LINE.exec(text)?.groups ?? {};
    return role ? [{ role, name, level: Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0) }] : [];
  });

const LANDMARKS = ["banner", "main", "contentinfo"];
const MUST_BE_NAMED = ["link", "button", "textbox", "searchbox", "combobox", "radio", "tab", "tabpanel", "dialog"];

/**
 * Expects landmarks and headings in a sensible order, names for all controls, and a visual order that matches the
 * reading order.
 */
export const expectSenseOrder = async (page: Page) => {
  const tree = readTree(await page.locator("body").ariaSnapshot());
  expect(tree[0]).toMatchObject({ role: "link", name: site.labels.skipToContent });
  expect(tree.map(({ role }) => role).filter((role) => LANDMARKS.includes(role))).toEqual(LANDMARKS);

  await expect(page.locator("h1")).toHaveCount(1);
  const headings = tree.filter(({ role }) => role === "heading");
  expect(headings[0]?.level).toBe(1);
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  const jumps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  expect(jumps, "no level is left out").toEqual([]);
  expect(headings.filter(({ name }) => !name)).toEqual([]);

  const nameless = tree.filter(({ role, name }) => MUST_BE_NAMED.includes(role) && !name);
  expect(nameless).toEqual([]);
  const regions = tree.filter(({ role }) => role === "navigation" || role === "region").map(({ name }) => name);
  expect(new Set(regions).size, `each has a name of its own: ${regions.join(", ")}`).toBe(regions.length);

  // A heading that is read later must be lower, or further right in the same row.
  const tops = await page.locator(":is(main, footer) :is(h1, h2, h3, h4):visible").evaluateAll((elements) =>
    elements.map((heading) => ({
      text: heading.textContent,
      top: heading.getBoundingClientRect().top,
      left: heading.getBoundingClientRect().left,
    })),
  );
  const wrong = tops.filter(({ top, left }, index) => {
    const before = tops[index - 1];
    return before && (top < before.top - 1 || (Math.abs(top - before.top) <= 1 && left < before.left));
  });
  expect(wrong, "headings stand in the order in which they are read").toEqual([]);
};

/** On an industry's page, expects one tab list with all tabs, and one panel that is named by the first tab. */
export const expectOneListOfTabs = async (page: Page, path: string) => {
  const industry = industries.find((entry) => entry.path === path);
  if (!industry) return;
  const tree = readTree(await page.locator("main").ariaSnapshot());
  const tabs = tree.filter(({ role }) => role === "tab");
  expect(tree.filter(({ role }) => role === "tablist")).toHaveLength(1);
  expect(tabs).toHaveLength(tabsOf(industry).length);
  expect(tree.filter(({ role }) => role === "tabpanel")).toEqual([{ role: "tabpanel", name: tabs[0]?.name, level: 0 }]);
};
