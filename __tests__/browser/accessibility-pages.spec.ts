import { axeViolations } from "../support/axe";
import { expect, open, PHONE, test } from "../support/browser";
import { ALL_PATHS, tagsOf } from "../support/site";

/** Every page, light and dark, on a small screen and on a wide one. Entrances would be half transparent. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of ALL_PATHS) {
  for (const [name, options] of [
    ["at 375 px", PHONE],
    ["at 1280 px", {}],
  ] as const) {
    test.describe(name, () => {
      test.use(options);

      test(`${path} breaks no rule, light or dark`, { tag: tagsOf(path) }, async ({ page, pageErrors }) => {
        pageErrors.allowNotFound();
        await open(page, path);
        expect(await axeViolations(page)).toEqual([]);
      });
    });
  }
}
