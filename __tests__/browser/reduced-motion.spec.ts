import { expect, open, scrollTo, test, type Page } from "../support/browser";
import { cardLink, industriesButton, industriesPanel, postCards } from "../support/page-parts";
import { ALL_PATHS, aiSolutions, blog, posts, site, tagsOf } from "../support/site";

/** What moves at this moment, and longer than one can see. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );

/** Moves the mouse: what may move is loaded at the first interaction. The first event of a page says of no distance. */
const wake = async (page: Page) => {
  await page.mouse.move(590, 400);
  await page.mouse.move(600, 400);
};

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of ALL_PATHS) {
    test(`nothing moves on ${path}`, { tag: tagsOf(path) }, async ({ page, pageErrors }) => {
      pageErrors.allowNotFound();
      await open(page, path);
      await wake(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 700) {
        await scrollTo(page, top);
        expect(await moving(page)).toEqual([]);
      }
    });
  }

  test("nothing moves as menus, articles and the demo open", async ({ page }) => {
    await open(page, blog.path);
    await industriesButton(page).click();
    await expect(industriesPanel(page)).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await cardLink(page, posts[0]!.title).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await open(page, aiSolutions.path);
    await page.getByRole("button", { name: aiSolutions.demo.start }).click();
    expect(await moving(page)).toEqual([]);
  });

  test("links to parts of the page jump", async ({ page }) => {
    await open(page, "/contact");
    await page.locator("main form").getByRole("link", { name: site.promise.link.label }).click();
    await expect(page.locator("#data")).toBeInViewport();
    expect(await moving(page)).toEqual([]);
  });
});

test("without that wish, cards enter as they come into view, and end up whole", async ({ page }) => {
  await open(page, blog.path);
  await wake(page);
  const card = postCards(page).last();
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      this.setAttribute("data-entered", "");
      return animate.apply(this, given);
    };
  });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute("data-entered", "");
  await expect(card).toHaveCSS("opacity", "1");
  await expect(card).toHaveCSS("transform", "none");
});
