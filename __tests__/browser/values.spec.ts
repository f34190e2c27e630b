/** A figure stays with its unit: no line ends between the two, however wide the window is. */
import { expect, open, test } from "../support/browser";
import { eachState } from "../support/fitting";
import { brokenValues } from "../support/page-reading";
import { ALL_PATHS, tagsOf } from "../support/site";

const WIDTHS = [320, 375, 540, 768, 1024, 1280];

for (const path of ALL_PATHS) {
  test(`${path} breaks no value over two lines`, { tag: tagsOf(path) }, async ({ page, pageErrors }) => {
    pageErrors.allowNotFound();
    await open(page, path);
    // What a row of a phone opens counts as well.
    await page.evaluate(() => document.querySelectorAll("main details").forEach((row) => row.setAttribute("open", "")));
    await eachState(page, path, async (state) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(brokenValues), `${state} at ${width} px`).toEqual([]);
      }
    });
  });
}
