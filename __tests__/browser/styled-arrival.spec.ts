/** A page is styled when it shows, however the visitor came to it and however slow the style sheet is. */
import { arrived, expect, hydrated, PHONE, scrollTo, test, type Page } from "../support/browser";
import { holdBack, lookDifferences, lookOf, WHOLE_SHEET } from "../support/look";

test.use({ ...PHONE, contextOptions: { reducedMotion: "reduce" } });

// Whether a font is in time decides the widths that are measured in its letters: here none ever is.
test.beforeEach(async ({ context, pageErrors }) => {
  pageErrors.allow(/woff2|ERR_FAILED/);
  await context.route("**/*.woff2", (route) => route.abort());
});

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

/** Covers of the blog's cards come with the first touch; a page that was tapped on has had it. */
const touch = (page: Page) => page.touchscreen.tap(2, 2);

/** The main part of a page as a direct visit shows it. */
const directLook = async (page: Page, path: string) => {
  const direct = await page.context().newPage();
  await direct.goto(path);
  await hydrated(direct);
  await touch(direct);
  const look = await lookOf(direct, "main");
  await direct.close();
  return look;
};

/** The page that shows looks as it does on a direct visit. */
const expectStyled = async (page: Page, path: string) => {
  await arrived(page, path);
  // Where the browser loaded the page itself, scripts come a moment later.
  await hydrated(page);
  await touch(page);
  const look = await lookOf(page, "main");
  expect(lookDifferences(await directLook(page, path), look).slice(0, 3)).toEqual([]);
};

for (const [from, to] of [
  ["/about", "/blog"],
  ["/blog", "/contact"],
  ["/contact", "/ai-solutions"],
  ["/ai-solutions", "/about"],
] as const) {
  test(
    `the first tap leads from ${from} to a whole ${to} while the style sheet is under way`,
    { tag: "@nightly" },
    async ({ page }) => {
      await holdBack(page, WHOLE_SHEET);
      await page.goto(from);
      await hydrated(page);
      await footerLink(page, to).tap();
      await expectStyled(page, to);
    },
  );
}

test("a link that was hovered and then clicked leads to a whole page", { tag: "@nightly" }, async ({ page }) => {
  await holdBack(page, WHOLE_SHEET);
  await page.goto("/about");
  await hydrated(page);
  await footerLink(page, "/blog").hover();
  await page.mouse.down();
  await page.mouse.up();
  await expectStyled(page, "/blog");
});

for (const [what, answer] of [
  ["fails", { status: 500, body: "" }],
  ["is no style sheet", { status: 200, contentType: "text/html", body: "<!doctype html>" }],
] as const) {
  test(
    `where the style sheet ${what}, links lead to whole pages, and Back and Forward too`,
    { tag: "@nightly" },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 500|MIME type/);
      await page.route(WHOLE_SHEET, (route) => route.fulfill(answer));
      await page.goto("/about");
      await hydrated(page);
      await footerLink(page, "/blog").tap();
      await expectStyled(page, "/blog");
      await hydrated(page);
      await page.goBack();
      await expectStyled(page, "/about");
      await page.goForward();
      await expectStyled(page, "/blog");
    },
  );
}

test(
  "Back within a visit shows a whole page where the style sheet has not come after a reload",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/about");
    await page.locator("html[data-styled]").waitFor({ state: "attached" });
    await footerLink(page, "/blog").tap();
    await arrived(page, "/blog");
    await holdBack(page, WHOLE_SHEET);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectStyled(page, "/about");
  },
);

test("once the style sheet is there, links exchange the page without a load", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/about");
  await page.locator("html[data-styled]").waitFor({ state: "attached" });
  await page.evaluate(() => void (document.documentElement.dataset.kept = ""));
  await scrollTo(page, 600);
  await footerLink(page, "/blog").tap();
  await expectStyled(page, "/blog");
  await expect(page.locator("html")).toHaveAttribute("data-kept", "");
});
