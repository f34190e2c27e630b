import { expect, test, type Page } from "../support/browser";
import { hiddenText } from "../support/page-reading";
import { ALL_PATHS, blog, contact, industries, posts, questions, tabsOf } from "../support/site";

test.use({ javaScriptEnabled: false });

const industry = industries.find(({ workflow }) => workflow) ?? industries[0];
if (!industry) throw new Error("the content has no industry");

for (const path of ALL_PATHS) {
  test(`${path} shows all its text`, async ({ page, pageErrors }) => {
    pageErrors.allowNotFound();
    await page.goto(path);
    await expect(page.locator("html")).not.toHaveClass(/js/);
    expect(await page.evaluate(hiddenText)).toEqual([]);
  });
}

test("an industry's panels all show, each with its title, and the tabs are links to them", async ({ page }) => {
  await page.goto(industry.path);
  const ids = tabsOf(industry);
  for (const id of ids) {
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id} > .tab-title`)).toBeVisible();
  }
  await expect(page.getByRole("tab")).toHaveCount(0);
  await page.locator("#tab-case-studies").click();
  await expect(page.locator("#case-studies h2")).toBeInViewport();
  await page.goto(`${industry.path}#solutions`);
  await expect(page.locator("#solutions h2")).toBeInViewport();
  await expect(page.locator(".tab-panel:visible")).toHaveCount(ids.length);
});

test("every answer can be opened", async ({ page }) => {
  await page.goto(contact.path);
  for (const { question, answer } of questions) {
    await page.getByText(question, { exact: true }).click();
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
});

test("the message form says what it needs, and its links lead to the message", async ({ page }) => {
  await page.goto(contact.path);
  await expect(page.locator("noscript p")).toBeVisible();
  await expect(page.locator("noscript p")).toHaveText(contact.form.noScript);
  await page.getByRole("link", { name: contact.meeting.schedule.label }).click();
  await expect(page.locator("#message")).toBeInViewport();
});

test("the menu of industries opens, and leads to a page", async ({ page }) => {
  await page.goto("/");
  await page.locator(".mega-toggle").click();
  await page.locator(`.mega-panel a[href="${industry.path}"]`).click();
  await expect(page).toHaveURL(industry.path);
});

test("the menu of small screens opens, and leads to a page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto("/");
  await page.locator("[popovertarget=mobile-menu]").click();
  await page.locator(`.mobile-menu a[href="${industry.path}"]`).click();
  await expect(page).toHaveURL(industry.path);
});

test("each article opens from its card and by its address, and closes by its link", async ({ page }) => {
  const article = (slug: string) => page.locator(`#${slug}`);
  for (const { slug } of posts) {
    await page.goto(`${blog.path}#latest`);
    await page.locator(`.post-card a[href="#${slug}"]`).click();
    await expect(article(slug)).toBeVisible();
    await article(slug).getByRole("link", { name: blog.reader.close }).click();
    await expect(article(slug)).toBeHidden();
  }
  const [first] = posts;
  await page.goto(`${blog.path}#${first?.slug}`);
  await expect(article(first?.slug ?? "").locator("h2")).toBeInViewport();
});

test("what does nothing without scripts is not offered", async ({ page }) => {
  for (const [path, selector] of [
    ["/", ".theme-switch"],
    ["/", 'form[name="newsletter"]'],
    [blog.path, ".blog-pill"],
    [blog.path, '[role="search"]'],
    ["/ai-solutions", '[data-slot="demo"] button'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(selector).first()).toBeAttached();
    await expect(page.locator(`${selector}:visible`)).toHaveCount(0);
  }
});

/** The parts of a page that a screen reader's user jumps between. */
const landmarks = (page: Page) => page.locator("header.site-header, main, footer");

test("header, content and footer are there", async ({ page }) => {
  await page.goto("/");
  await expect(landmarks(page)).toHaveCount(3);
});
