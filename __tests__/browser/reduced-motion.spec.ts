import { expect, open, test } from "../support/browser";
import { moving, wake } from "../support/motion";
import { cardLink, industriesButton, industriesPanel, postCards } from "../support/page-parts";
import { aiSolutions, blog, posts, site } from "../support/site";

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

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

test(
  "without that wish, cards enter as they come into view, and end up whole",
  { tag: "@nightly" },
  async ({ page }) => {
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
  },
);
