import { expect, open, test } from "../support/browser";
import { bar, entryOf, notifications, postCards, tabName } from "../support/page-parts";
import { blog, industries, posts, questions, site, tabsOf } from "../support/site";

const [industry] = industries;
if (!industry) throw new Error("the content has no industry");

test("an industry prints all its panels with their titles, and no bars", async ({ page }) => {
  await open(page, industry.path);
  await page.emulateMedia({ media: "print" });
  for (const id of tabsOf(industry)) {
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id}`).getByText(tabName(id), { exact: true }).first()).toBeVisible();
  }
  for (const part of [
    bar(page),
    page.getByRole("tablist"),
    notifications(page),
    page.getByRole("link", { name: site.labels.skipToContent }),
  ])
    await expect(part).toBeHidden();
});

test("an industry prints on white, also in the dark theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await open(page, industry.path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(ground).toContain("light");
});

test("an open article prints alone, and whole", async ({ page }) => {
  const [post] = posts;
  await open(page, `/blog#${post?.slug}`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const article = page.locator(`#${post?.slug}`);
  await expect(article).toBeVisible();
  const close = article.getByRole("link", { name: blog.reader.close });
  for (const other of [bar(page), page.getByRole("contentinfo"), page.getByRole("search"), postCards(page), close])
    await expect(other.filter({ visible: true })).toHaveCount(0);
  const cut = await article.evaluate((dialog) => {
    const { overflowY, position } = getComputedStyle(dialog);
    return { overflowY, position, rest: dialog.scrollHeight - dialog.clientHeight };
  });
  expect(cut.rest).toBeLessThanOrEqual(1);
  expect(cut.position).not.toBe("fixed");
});

test("a closed article does not print with the blog", async ({ page }) => {
  await open(page, blog.path);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("dialog:visible")).toHaveCount(0);
  await expect(postCards(page).first()).toBeVisible();
});

test("links print their addresses", async ({ page }) => {
  await open(page, industry.path);
  await page.emulateMedia({ media: "print" });
  const written = await page
    .locator(`main a[href="/contact"]`)
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(written).toContain("/contact");
});

test("answers print", async ({ page }) => {
  await open(page, "/contact");
  await page.emulateMedia({ media: "print" });
  for (const { question, answer } of questions)
    await expect(entryOf(page, question).getByText(answer, { exact: true })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page prints as a document, too", async ({ page }) => {
    await page.goto(industry.path);
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
    for (const id of tabsOf(industry)) await expect(page.locator(`#${id}`)).toBeVisible();
  });
});
