/** Each page holds its own part of the style sheet; the whole sheet, fetched later, must change nothing that is there. */
import { expect, hydrated, test } from "../support/browser";
import { holdBack, lookDifferences, lookOf, WHOLE_SHEET } from "../support/look";
import { ALL_PATHS, industries, tagsBesideSample, UNKNOWN_PATH } from "../support/site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A page of each template, and of the industries one without and one with a workflow. */
const SHOWN = [industries.find(({ workflow }) => workflow), industries.find(({ workflow }) => !workflow)];
const PATHS = ALL_PATHS.filter(
  (path) => !industries.some((industry) => industry.path === path && !SHOWN.includes(industry)),
);

for (const path of PATHS) {
  test(
    `the whole style sheet changes nothing on ${path}`,
    { tag: tagsBesideSample(path) },
    async ({ page, pageErrors }) => {
      if (path === UNKNOWN_PATH) pageErrors.allowNotFound();
      const letSheetCome = await holdBack(page, WHOLE_SHEET);
      await page.goto(path);
      await hydrated(page);
      const before = await lookOf(page);
      letSheetCome();
      await page.locator("html[data-styled]").waitFor({ state: "attached" });
      expect(lookDifferences(before, await lookOf(page)).slice(0, 5)).toEqual([]);
    },
  );
}
