/** A blog of 300 articles: it holds twelve of them, and all can be found, opened and asked for (docs/product.md, section 13). */
import { NEWEST_POSTS } from "../../src/lib/blog";
import { ARTICLE_LIST, ARTICLE_LIST_PAGE, articleFile } from "../../src/lib/paths";
import { axeViolations } from "../support/axe";
import { expect, hydrated, open, type Page } from "../support/browser";
import { archiveArticle, archiveCards, test } from "../support/grown-site";
import { holdBack } from "../support/look";
import { cardLink, postCards } from "../support/page-parts";
import { blog, site } from "../support/site";
import { bytesOf, weighPage } from "../support/weigh-page";

const ARTICLES = 300;

const { archive, latest, reader } = blog;

const countOf = (count: number): string => latest.countLabel.replace("{n}", String(count));
const more = (page: Page) => page.getByRole("button", { name: archive.more });
const search = (page: Page) => page.getByRole("searchbox", { name: blog.search.label });
const dialog = (page: Page, slug: string) => page.locator(`dialog#${slug}`);

/** An article that only the archive has, from its middle. */
const old = () => {
  const card = archiveCards()[150];
  if (!card) throw new Error("the archive has too few articles");
  return card;
};

/** Asked for from now on, as paths. */
const requestsOf = (page: Page): string[] => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

const expectWhole = async (page: Page, slug: string) => {
  const { title, body } = archiveArticle(slug);
  const shown = page.getByRole("dialog", { name: title });
  await expect(shown).toBeVisible();
  for (const { paragraphs } of body) for (const text of paragraphs) await expect(shown).toContainText(text);
  await expect(shown.getByRole("link", { name: reader.close })).toBeFocused();
};

test("the page holds twelve articles whole, within its budget", async ({ page }) => {
  const { parts } = await weighPage(page, blog.path);
  expect(bytesOf(parts, "Document")).toBeLessThanOrEqual(40_000);
  expect(bytesOf(parts, "Script")).toBeLessThanOrEqual(80_000);
  expect(parts.map(({ url }) => new URL(url).pathname)).not.toContain(ARTICLE_LIST);
  await expect(postCards(page)).toHaveCount(NEWEST_POSTS);
  await expect(page.locator("dialog.reader")).toHaveCount(NEWEST_POSTS);
  await expect(page.getByText(countOf(ARTICLES), { exact: true })).toBeVisible();
});

test("the button shows twelve more at a time, and the first of them has the focus", async ({ page }) => {
  await open(page, blog.path);
  await more(page).click();
  await expect(postCards(page)).toHaveCount(2 * NEWEST_POSTS);
  await expect(cardLink(page, archiveCards()[0]?.title ?? "")).toBeFocused();
  await more(page).click();
  await expect(postCards(page)).toHaveCount(3 * NEWEST_POSTS);
  expect(await axeViolations(page)).toEqual([]);
});

test("the search finds an old article; it is fetched when it opens, and kept", async ({ page }) => {
  const { title, slug } = old();
  await open(page, blog.path);
  const requests = requestsOf(page);
  await search(page).fill(title);
  await expect(page.getByText(countOf(1), { exact: true })).toBeVisible();
  expect(requests.filter((path) => path.endsWith(`${slug}.json`))).toEqual([]);
  for (let visit = 1; visit <= 2; visit += 1) {
    await cardLink(page, title).click();
    await expectWhole(page, slug);
    await page.keyboard.press("Escape");
    await expect(dialog(page, slug)).toBeHidden();
    await expect(cardLink(page, title)).toBeFocused();
    await expect.poll(() => new URL(page.url()).hash).toBe("");
  }
  expect(requests.filter((path) => path.startsWith("/articles"))).toEqual([ARTICLE_LIST, articleFile(slug)]);
});

test("an address with a filter finds old articles, and Back leaves an open one", async ({ page }) => {
  const { title, slug } = old();
  await open(page, `${blog.path}?q=${encodeURIComponent(title)}`);
  await cardLink(page, title).click();
  await expectWhole(page, slug);
  await page.goBack();
  await expect(dialog(page, slug)).toBeHidden();
  await page.goForward();
  await expectWhole(page, slug);
});

test("the address of an old article opens it, and its next one follows", async ({ page }) => {
  const { slug } = old();
  const next = archiveCards()[151];
  await open(page, `${blog.path}#${slug}`);
  await expectWhole(page, slug);
  await dialog(page, slug)
    .locator("footer")
    .getByRole("link", { name: next?.title ?? "" })
    .click();
  await expectWhole(page, next?.slug ?? "");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog:visible")).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe("");
});

test("a reload comes back to where an old article was read, however late its text comes", async ({ page }) => {
  const { slug } = old();
  await open(page, `${blog.path}#${slug}`);
  await expectWhole(page, slug);
  const place = () => dialog(page, slug).evaluate((shown) => Math.round(shown.scrollTop));
  await dialog(page, slug).locator("footer").scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => (history.state as { scrolled?: number } | null)?.scrolled))
    .toBe(await place());
  const read = await place();
  expect(read).toBeGreaterThan(100);
  const release = await holdBack(page, `**${articleFile(slug)}`);
  await page.reload();
  await expect(dialog(page, slug).getByRole("status")).toBeVisible();
  release();
  await expectWhole(page, slug);
  await expect.poll(place).toBe(read);
});

test("the site's search leads to an old article from another page", async ({ page }) => {
  const { title, slug } = old();
  await open(page, "/about");
  await page.getByRole("button", { name: site.labels.search, exact: true }).click();
  await page.getByRole("combobox", { name: site.labels.search }).fill(title);
  await page.locator(`[role=option][href="/blog#${slug}"]`).first().click();
  await expectWhole(page, slug);
});

test("a list that does not come is said, nothing typed is lost, and it can be tried again", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/articles\.json/, /Failed to load resource/);
  const { title } = old();
  await page.route(`**${ARTICLE_LIST}`, (route) => route.abort());
  await open(page, blog.path);
  await search(page).fill(title);
  await expect(page.getByText(archive.failed)).toBeVisible();
  await expect(search(page)).toHaveValue(title);
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(`**${ARTICLE_LIST}`);
  await page.getByRole("button", { name: archive.retry }).click();
  await expect(cardLink(page, title)).toBeVisible();
});

test("an article that does not come is said in its place, and can be tried again", async ({ page, pageErrors }) => {
  const { slug, title } = old();
  pageErrors.allow(new RegExp(slug), /Failed to load resource/);
  await page.route(`**${articleFile(slug)}`, (route) => route.abort());
  await open(page, `${blog.path}#${slug}`);
  const shown = page.getByRole("dialog", { name: title });
  await expect(shown).toContainText(archive.openFailed);
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(`**${articleFile(slug)}`);
  await shown.getByRole("button", { name: archive.retry }).click();
  await expectWhole(page, slug);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link leads to a list of all others, each with its excerpt and a way to ask for it", async ({ page }) => {
    await page.goto(blog.path);
    await page.getByRole("link", { name: archive.more }).click();
    await expect(page).toHaveURL(ARTICLE_LIST_PAGE);
    const items = page.getByRole("listitem");
    await expect(items).toHaveCount(ARTICLES - NEWEST_POSTS);
    const { title, excerpt } = old();
    const item = items.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(item).toContainText(excerpt);
    await expect(item.locator(`a[href^="mailto:${site.email}"]`)).toBeVisible();
  });
});

test("the list leads to the article itself where there are scripts", async ({ page }) => {
  const { title, slug } = old();
  await page.goto(ARTICLE_LIST_PAGE);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: title, exact: true }).click();
  await hydrated(page);
  await expectWhole(page, slug);
});
