/**
 * Text of 200 percent on small windows. `__tests__/browser/large-text.spec.ts` has the wide ones, the states, and broken
 * words: these engines hyphenate.
 */
import { cutText, overlapsInHeader, sidewaysScroll, transitionsEnd } from "../support/page-reading";
import { ALL_PATHS, industries, tabsOf, tagsOf } from "../support/site";
import { becomes, expect, open, test, type Tab } from "./support/statement";

test.use({ largeText: true });

const WIDTHS = [320, 375, 600];

/**
 * WebKitGTK's own browser lets nobody choose a size of text. This does what the setting would: it enlarges the root
 * element's text, which all lengths of the site follow, and the rem of media queries, which know the setting alone.
 */
const enlarge = () => {
  document.documentElement.style.fontSize = "200%";
  const enlargeQueries = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replace(/([\d.]+)rem/g, (_, rem) => `${Number(rem) * 32}px`);
      if (rule instanceof CSSGroupingRule) enlargeQueries(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) enlargeQueries(sheet.cssRules);
};

const expectWhole = async (tab: Tab, state: string) => {
  for (const width of WIDTHS) {
    await tab.resize(width, 800);
    await becomes(tab, () => innerWidth, null, width);
    await tab.evaluate(transitionsEnd, null);
    const where = `${state} at ${width} px`;
    expect(await tab.evaluate(sidewaysScroll, null), `${where}: no scrolling sideways`).toBe(0);
    expect(await tab.evaluate(cutText, null), `${where}: no text is cut off`).toEqual([]);
    expect(await tab.evaluate(overlapsInHeader, null), `${where}: nothing overlaps in the header`).toEqual([]);
  }
};

// Other industries differ in their words alone, which Chromium lays out at night.
for (const path of ALL_PATHS.filter((page) => tagsOf(page).length === 0)) {
  test(`${path} loses nothing with text of 200 percent`, async ({ tab, engineName }) => {
    await tab.resize(375, 800);
    await open(tab, path);
    if (engineName === "webkit") await tab.evaluate(enlarge, null);
    await becomes(tab, () => getComputedStyle(document.documentElement).fontSize, null, "32px");
    const industry = industries.find((entry) => entry.path === path);
    for (const id of industry ? tabsOf(industry) : [undefined]) {
      if (id) await tab.evaluate((tabId) => document.getElementById(`tab-${tabId}`)?.click(), id);
      await expectWhole(tab, id ?? "page");
    }
  });
}
