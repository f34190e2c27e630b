/** Of the files of an image the browser takes the smallest that is sharp where it shows, at every width and density. */
import { expect, open, test } from "../support/browser";
import { wrongCandidates } from "../support/page-reading";
import { PAGE_PATHS, tagsOf } from "../support/site";

/** Tried each time; the rest at night. */
const USUAL = ["375 at 2", "1280 at 1", "1920 at 1"];

for (const deviceScaleFactor of [1, 2])
  for (const width of [375, 768, 1280, 1920]) {
    const isUsual = USUAL.includes(`${width} at ${deviceScaleFactor}`);
    test.describe(`at ${width} px and ${deviceScaleFactor}x`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

      for (const path of PAGE_PATHS)
        test(
          `${path} takes files of the right size`,
          { tag: isUsual ? tagsOf(path) : "@nightly" },
          async ({ page }) => {
            await open(page, path);
            expect(await page.evaluate(wrongCandidates)).toEqual([]);
          },
        );
    });
  }
