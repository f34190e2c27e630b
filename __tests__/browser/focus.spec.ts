import { expect, open, scrollTo, test, type Page } from "../support/browser";
import { focusIssues, transitionsEnd } from "../support/page-reading";
import { ALL_PATHS, tagsBesideSample } from "../support/site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** More stops than any page has. */
const MOST_STOPS = 160;

/** Walks by a key from one end of the page to the other, looking at every stop. */
const walk = async (page: Page, key: "Tab" | "Shift+Tab") => {
  const pageErrors: string[] = [];
  let stops = 0;
  while (stops < MOST_STOPS) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    stops += 1;
    await page.evaluate(transitionsEnd);
    pageErrors.push(...(await page.evaluate(focusIssues)));
    // Backward, the browser goes on from the first stop to the last one.
    if (key === "Shift+Tab" && (await page.evaluate(() => document.activeElement?.matches(".skip-link")))) break;
  }
  return { pageErrors, stops };
};

for (const path of ALL_PATHS) {
  test(
    `${path} shows each focused control, forward and backward`,
    { tag: tagsBesideSample(path) },
    async ({ page, pageErrors }) => {
      pageErrors.allowNotFound();
      await open(page, path);
      const forward = await walk(page, "Tab");
      expect(forward.pageErrors).toEqual([]);
      expect(forward.stops).toBeGreaterThan(10);
      await scrollTo(page, 0);
      const backward = await walk(page, "Shift+Tab");
      expect(backward.pageErrors).toEqual([]);
      expect(backward.stops, "the same stops both ways").toBe(forward.stops);
    },
  );
}
