/** The cards of services light up under the pointer (docs/product.md, section 4), and under the keyboard. */
import { expect, open, test, type Page } from "../support/browser";
import { transitionsEnd } from "../support/page-reading";
import { difference, groundOf, pixelsOf } from "../support/pixels";
import { home } from "../support/site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Sum over three channels of 255: what the eye tells apart on a whole card. */
const VISIBLE = 20;

/** A chip is small: it needs more. */
const CHIP_VISIBLE = 40;

const card = (page: Page, title: string) =>
  page.locator("li:has(.dash-list)").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const chip = (page: Page, title: string) => card(page, title).locator("span").first();

const { items } = home.services;
const oneOfEachTone = items.filter(({ tone }, index) => items.findIndex((item) => item.tone === tone) === index);

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("a card of each tone is highlighted on hover and focus; its icon keeps its ground", async ({ page }) => {
      await open(page, "/");
      for (const { title, tone } of oneOfEachTone) {
        await card(page, title).scrollIntoViewIfNeeded();
        await page.mouse.move(0, 0);
        await page.evaluate(transitionsEnd);
        const before = await pixelsOf(card(page, title));
        const ground = groundOf(before);

        for (const light of [
          () => card(page, title).hover({ position: { x: 5, y: 5 } }),
          async () => {
            await page.mouse.move(0, 0);
            await card(page, title).getByRole("link").focus();
          },
        ]) {
          await light();
          await page.evaluate(transitionsEnd);
          const lit = await pixelsOf(card(page, title));
          const changed = before.flatMap((color, index) =>
            difference(color, ground) === 0 ? [difference(color, lit[index])] : [],
          );
          const share = changed.filter((distance) => distance >= VISIBLE).length / changed.length;
          expect(share, `${tone}: share of the ground that changes`).toBeGreaterThan(0.9);
          expect(difference(groundOf(await pixelsOf(chip(page, title))), groundOf(lit)), tone).toBeGreaterThan(
            CHIP_VISIBLE,
          );
        }
      }
    });
  });
}
