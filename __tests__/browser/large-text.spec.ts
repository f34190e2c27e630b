import { launchOptions } from "../../scripts/find-chromium";
import { expect, open, test, type Page } from "../support/browser";
import { eachState, expectFits } from "../support/fitting";
import { menu, menuButton, notifications, suggestions } from "../support/page-parts";
import { brokenWords, transitionsEnd } from "../support/page-reading";
import { ALL_PATHS, industries, posts, tagsBesideSample } from "../support/site";

/** Share of the window's width that a word may take and yet be in one piece: panels and margins need the rest. */
const WORD = 0.7;

/**
 * A visitor whose browser writes text twice as large. Media queries in rem know of it, so this is the
 * setting itself and not a style on the page. 640 pixels are then what 320 are otherwise.
 */
test.use({
  launchOptions: launchOptions(["--blink-settings=defaultFontSize=32"]),
  contextOptions: { reducedMotion: "reduce" },
});

const expectWhole = async (page: Page, state: string, widths = [320, 375, 656, 768, 1280]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(transitionsEnd);
    await expectFits(page, `${state} at ${width} px`);
    expect(await page.evaluate(brokenWords, WORD), `${state} at ${width} px: no word is broken`).toEqual([]);
  }
};

for (const path of ALL_PATHS) {
  test(
    `${path} loses nothing with text of 200 percent`,
    { tag: tagsBesideSample(path) },
    async ({ page, pageErrors }) => {
      pageErrors.allowNotFound();
      await open(page, path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      await eachState(page, path, (state) => expectWhole(page, state));
    },
  );
}

test("the label of the chosen tab lies between the row's faded ends", async ({ page }) => {
  const path = industries[1]?.path ?? "";
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, path);
  await eachState(page, path, async (id) => {
    const [left, right] = await page.locator(`#tab-${id}`).evaluate((label) => {
      const row = label.parentElement!;
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      const [inner, outer] = [label.getBoundingClientRect(), row.getBoundingClientRect()];
      return [inner.left - outer.left - parseFloat(paddingLeft), outer.right - inner.right - parseFloat(paddingRight)];
    });
    expect(Math.min(left ?? 0, right ?? 0), `${id}: distance to where a label fades`).toBeGreaterThan(-1);
  });
});

test("the open menu loses nothing", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/");
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expectWhole(page, "menu", [320, 375, 656, 768]);
});

test("an open article loses nothing", { tag: "@nightly" }, async ({ page }) => {
  const slug = posts[1]?.slug ?? "";
  await open(page, `/blog#${slug}`);
  await expect(page.locator(`dialog#${slug}[open]`)).toBeVisible();
  await expectWhole(page, "article");
});

test(
  "the message form loses nothing with its errors, its suggestions and its confirmation",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/contact");
    await page.locator("#message").fill("We want to count faster.");
    await expect(suggestions(page)).toHaveCount(3);
    await page.locator("main [data-draft] [type=submit]").click();
    await expect(page.locator("#name-error")).not.toBeEmpty();
    await expectWhole(page, "errors");
    await page.locator("#name").fill("Ada Byron");
    await page.locator("#email").fill("ada@analytical.example");
    await page.locator("main [data-draft] [type=submit]").click();
    await expect(notifications(page)).not.toBeEmpty();
    await expectWhole(page, "confirmation");
  },
);
