import { expect, open, test } from "../support/browser";
import { launchOptions } from "../support/find-chromium";
import { eachState, expectFits } from "../support/fitting";
import { ALL_PATHS } from "../support/site";

/**
 * A visitor whose browser writes text twice as large. Media queries in rem know of it, so this is the
 * setting itself and not a style on the page. 656 pixels, scroll bar included, are then what 320 are otherwise.
 */
test.use({
  launchOptions: launchOptions(["--blink-settings=defaultFontSize=32"]),
  contextOptions: { reducedMotion: "reduce" },
});

for (const path of ALL_PATHS) {
  test(`${path} loses nothing with text of 200 percent`, async ({ page, faults }) => {
    faults.allowNotFound();
    await open(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await eachState(page, path, async (state) => {
      for (const width of [656, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectFits(page, `${state} at ${width} px`);
      }
    });
  });
}
