import { keepValues } from "../../src/gatsby/content/keep-values";
import { expect, open, test } from "../support/browser";
import { bar, entryOf, notifications, postCards, tabName } from "../support/page-parts";
import { headingsOf } from "../support/pdf-outline";
import { blog, industries, offices, posts, questions, site, tabsOf } from "../support/site";

const [industry] = industries;
if (!industry) throw new Error("the content has no industry");

/** Margin of a printed page, in points: 16 mm. */
const MARGIN = 45;

test("an industry prints all its panels, with a letterhead, from one margin, and no bars", async ({ page }) => {
  await open(page, industry.path);
  const head = bar(page).getByText(site.legalName);
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: "print" });

  await test.step("all its panels print with their titles, and no bars", async () => {
    for (const id of tabsOf(industry)) {
      await expect(page.locator(`#${id}`)).toBeVisible();
      await expect(page.locator(`#${id}`).getByText(tabName(id), { exact: true }).first()).toBeVisible();
    }
    for (const part of [
      bar(page).getByRole("button"),
      bar(page).getByRole("navigation"),
      page.getByRole("tablist"),
      notifications(page),
      page.getByRole("link", { name: site.labels.skipToContent }),
    ])
      await expect(part.filter({ visible: true })).toHaveCount(0);
  });

  await test.step("a page prints with a letterhead: the logo, the address of the first office, and whom to ask", async () => {
    const [office] = offices;
    await expect(bar(page).locator("img")).toBeVisible();
    for (const part of [site.legalName, office?.address ?? "", office?.zipCode ?? "", site.phone, site.email])
      await expect(head).toContainText(part);
    // It takes its room: nothing lies below it.
    const [headBox, title] = await Promise.all([bar(page).boundingBox(), page.locator("h1").boundingBox()]);
    expect(headBox!.y + headBox!.height).toBeLessThanOrEqual(title!.y);
  });

  await test.step("links print their addresses", async () => {
    const written = await page
      .locator(`main a[href="/contact"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(written).toContain("/contact");
  });

  await page.setViewportSize({ width: 720, height: 900 });
  await test.step("names of tabs, headings and texts of a printed page begin at one margin", async () => {
    const starts = await page.locator("main :is(.tab-title, h1, h2):visible").evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest(".rounded-lg"))
        .map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Math.round(range.getBoundingClientRect().left);
        }),
    );
    expect(starts.length).toBeGreaterThan(8);
    expect(new Set(starts).size).toBe(1);
  });
});

test("no printed heading stands alone at the foot of a page", { tag: "@nightly" }, async ({ page }) => {
  for (const path of [...industries.map((entry) => entry.path), "/about", "/contact", "/services"]) {
    await open(page, path);
    const headings = headingsOf(await page.pdf({ format: "Letter", tagged: true, outline: true }));
    expect(headings.length, path).toBeGreaterThan(5);
    // Below a heading there is room for itself and two lines.
    const alone = headings.filter(({ fromFoot }) => fromFoot < MARGIN + 60);
    expect(alone, path).toEqual([]);
  }
});

test("an industry prints on white, also in the dark theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await open(page, industry.path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(ground).toContain("light");
});

test("a closed article does not print with the blog, an open one prints alone, and whole", async ({ page }) => {
  await open(page, blog.path);
  await page.emulateMedia({ media: "print" });
  await test.step("a closed article does not print with the blog", async () => {
    await expect(page.locator("dialog:visible")).toHaveCount(0);
    await expect(postCards(page).first()).toBeVisible();
  });

  await page.emulateMedia({ media: "screen" });
  await test.step("an open article prints alone, and whole", async () => {
    const [post] = posts;
    await open(page, `/blog#${post?.slug}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    const article = page.locator(`#${post?.slug}`);
    await expect(article).toBeVisible();
    const close = article.getByRole("link", { name: blog.reader.close });
    for (const other of [
      bar(page).getByRole("navigation"),
      page.getByRole("contentinfo"),
      page.getByRole("search"),
      postCards(page),
      close,
    ])
      await expect(other.filter({ visible: true })).toHaveCount(0);
    const cut = await article.evaluate((dialog) => {
      const { overflowY, position } = getComputedStyle(dialog);
      return { overflowY, position, rest: dialog.scrollHeight - dialog.clientHeight };
    });
    expect(cut.rest).toBeLessThanOrEqual(1);
    expect(cut.position).not.toBe("fixed");
  });
});

test("answers print", async ({ page }) => {
  await open(page, "/contact");
  await page.emulateMedia({ media: "print" });
  for (const { question, answer } of questions)
    await expect(entryOf(page, question).getByText(keepValues(answer), { exact: true })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page prints as a document, too", async ({ page }) => {
    await page.goto(industry.path);
    await page.emulateMedia({ media: "print" });
    await expect(bar(page).getByRole("navigation")).toBeHidden();
    for (const id of tabsOf(industry)) await expect(page.locator(`#${id}`)).toBeVisible();
  });
});
