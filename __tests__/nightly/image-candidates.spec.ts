/** Of the files of an image the browser takes the smallest that is sharp where it shows; images.spec.ts looks at the usual screens. */
import { expect, open, test } from "../support/browser";
import { wrongCandidates } from "../support/page-reading";
import { PAGE_PATHS } from "../support/site";

for (const deviceScaleFactor of [1, 2])
  for (const width of [375, 768, 1280, 1920])
    test.describe(`at ${width} px and ${deviceScaleFactor}x`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

      for (const path of PAGE_PATHS)
        test(`${path} takes files of the right size`, async ({ page }) => {
          await open(page, path);
          expect(await page.evaluate(wrongCandidates)).toEqual([]);
        });
    });
