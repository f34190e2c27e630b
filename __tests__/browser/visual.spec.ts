/**
 * How the main pages look, against pictures of them (see __screenshots__). They show the fixed
 * content of `__tests__/fixtures`, so an editor's change of words or images turns none red.
 *
 * After a wanted change of style, make new pictures, look at them and commit them:
 *
 *     npm run browser -- visual --update-snapshots=all
 *
 * Text is drawn a little differently by each system and each Chromium. So the pictures are half as large
 * as the page, which evens out the edges of letters, and a share of the pixels may differ. The pictures
 * tell of layout, color and missing parts. With another major version than the one that made them, a
 * larger share may; the test then says so in its annotations, and never passes unseen.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { open, PHONE } from "../support/browser";
import { about, aiSolutions, blog, contact, home, industries, services, UNKNOWN_PATH } from "../support/fixture-site";
import { expect, test } from "../support/form-host";
import { fitWindow } from "../support/look";
import { nightlyUnless } from "../support/nightly";

/** Share of the pixels that may differ: with the Chromium that made the pictures, and with another one. */
const TOLERANCE = { same: 0.02, other: 0.04 } as const;

/** Difference of a pixel's color that counts as none, 0 to 1. */
const THRESHOLD = 0.25;

/** Says which major version of Chromium made the pictures. */
const MAKER = join(__dirname, "__screenshots__", "chromium.json");

/** Pages, whether they are looked at in the dark, too, and the width at which that waits for the night. */
const PAGES = {
  home: { path: home.path, dark: true, nightly: null },
  industry: { path: industries.find(({ workflow }) => workflow)!.path, dark: true, nightly: null },
  services: { path: services.path, dark: false, nightly: "375" },
  about: { path: about.path, dark: false, nightly: "375" },
  contact: { path: contact.path, dark: true, nightly: "1280" },
  "ai-solutions": { path: aiSolutions.path, dark: false, nightly: "1280" },
  blog: { path: blog.path, dark: true, nightly: "375" },
  "not-found": { path: UNKNOWN_PATH, dark: false, nightly: null },
} as const;

const WIDTHS = { 375: PHONE, 1280: { viewport: { width: 1280, height: 800 } } } as const;

for (const [width, options] of Object.entries(WIDTHS)) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...options, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: "reduce" } });

    for (const [name, { path, dark, nightly }] of Object.entries(PAGES)) {
      test(name, { tag: nightlyUnless(nightly !== width) }, async ({ page, browser, pageErrors }, testInfo) => {
        pageErrors.allowNotFound();
        const major = Number(browser.version().split(".")[0]);
        let maker = existsSync(MAKER) ? (JSON.parse(readFileSync(MAKER, "utf8")) as { major: number }).major : 0;
        // Written once only: the other worker may be reading it.
        if (maker === 0 || (testInfo.config.updateSnapshots === "all" && maker !== major)) {
          writeFileSync(MAKER, `{ "major": ${major} }\n`);
          maker = major;
        }
        if (maker !== major)
          testInfo.annotations.push({
            type: "other Chromium",
            description: `The pictures were made with Chromium ${maker}, this is ${major}: ${TOLERANCE.other} of the pixels may differ.`,
          });

        await open(page, path);
        await page.evaluate(async () => {
          await document.fonts.ready;
          // Nothing is fetched as it comes into view: the picture shows the whole page at once.
          for (const image of document.querySelectorAll("img")) image.loading = "eager";
          await Promise.all([...document.images].filter(({ complete }) => !complete).map((image) => image.decode()));
        });
        await fitWindow(page);
        for (const colorScheme of dark ? (["light", "dark"] as const) : (["light"] as const))
          await test.step(colorScheme, async () => {
            await page.emulateMedia({ colorScheme });
            await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
              animations: "disabled",
              // Hiding it would need a style of its own in the page, which the policy forbids.
              caret: "initial",
              scale: "device",
              threshold: THRESHOLD,
              maxDiffPixelRatio: maker === major ? TOLERANCE.same : TOLERANCE.other,
            });
          });
      });
    }
  });
}
