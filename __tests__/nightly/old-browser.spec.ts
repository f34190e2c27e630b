/** Browsers that are older than the supported ones show readable pages with working links and forms. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";
import { axeViolations } from "../support/axe";
import { arrived, expect, open, PHONE, test, type Page } from "../support/browser";
import { expectFits } from "../support/fitting";
import { ageBrowser } from "../support/old-browser";
import {
  ALL_PATHS,
  blog,
  contact,
  industries,
  navigation,
  posts,
  site,
  tabsOf,
  UNKNOWN_PATH,
  tagsOf,
} from "../support/site";

// The pages' own styles are changed, which their policy would not allow.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

/**
 * Texts and plain surfaces with their colors, but not what takes an industry's color, is dark in both themes, or
 * belongs to the choice of a theme.
 */
const colors = (page: Page) =>
  page
    .locator("body :not(script, .scheme-dark, .scheme-dark *, [data-gradient], [data-gradient] *, .theme-switch *)")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        // A tint that lets the ground through may be missing.
        return backgroundColor.startsWith("rgb(") ? [color, backgroundColor] : [color];
      }),
    );

test("the light theme shows, in the header, the menus and the buttons too", async ({ page, context }) => {
  await open(page, "/contact");
  const usual = await colors(page);
  await ageBrowser(context);
  await open(page, "/contact");
  expect(await colors(page)).toEqual(usual);
});

test("the built styles hold no nested rules, which such browsers would drop", () => {
  const built = readdirSync("public").filter((name) => name.endsWith(".css"));
  expect(built.length).toBeGreaterThan(0);
  for (const name of built) {
    parse(readFileSync(join("public", name), "utf8")).walkRules(({ parent, selector }) => {
      expect(parent?.type, selector).not.toBe("rule");
    });
  }
});

test.describe(() => {
  test.beforeEach(({ context }) => ageBrowser(context));

  for (const path of ALL_PATHS) {
    test(`${path} can be read, whatever theme the system has`, { tag: tagsOf(path) }, async ({ page, pageErrors }) => {
      if (path === UNKNOWN_PATH) pageErrors.allowNotFound();
      await open(page, path);
      await expect(page.locator("main h1")).toBeVisible();
      await expectFits(page, "1280 pixels");
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 375, height: 720 });
      await expectFits(page, "375 pixels");
    });
  }

  test("the bar's links lead on", async ({ page }) => {
    await open(page, "/");
    const bar = page.getByRole("navigation", { name: site.labels.mainNavigation });
    for (const { label, href } of [...navigation.header.slice(1), navigation.industries.link]) {
      await bar.getByRole("link", { name: label, exact: true }).click();
      await arrived(page, href);
    }
    await page.getByRole("banner").getByRole("link", { name: site.labels.home }).click();
    await arrived(page, "/");
  });

  test("what would do nothing is not offered", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: navigation.industries.link.label, exact: true }).first().hover();
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 720 });
      await expect(page.getByRole("button", { name: navigation.industries.toggleLabel })).toBeHidden();
      await expect(page.getByRole("button", { name: site.labels.openMenu })).toBeHidden();
      await expect(page.getByRole("group", { name: site.labels.theme })).toBeHidden();
    }
  });

  test.describe("on a phone", () => {
    test.use(PHONE);

    test("the footer leads to the pages that the menu would", async ({ page }) => {
      await open(page, "/");
      for (const { href } of [...navigation.header.slice(1), navigation.industries.link]) {
        await page.locator(`footer nav a[href^="${href}"]`).first().tap();
        await arrived(page, href);
      }
    });
  });

  test("the message form says what is missing, and confirms what is complete", async ({ page }) => {
    const { form } = contact;
    const field = ({ label }: { label: string }) => page.locator("main").getByRole("textbox", { name: label });
    await open(page, "/contact");
    await field(form.name).fill("A");
    await page.getByRole("button", { name: form.submit }).click();
    for (const { label, error } of [form.name, form.email, form.message])
      await expect(field({ label })).toHaveAccessibleDescription(new RegExp(error));
    await field(form.name).fill("Ada Byron");
    await field(form.email).fill("ada@analytical.example");
    await field(form.message).fill("We want to count faster.");
    await expect(page.getByText(form.suggestions[0]?.text ?? "", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: form.submit }).click();
    await expect(page.getByRole("status", { name: site.labels.notifications })).toContainText(form.success.title);
    // What follows takes the form's place.
    await expect(page.locator("#message")).toHaveValue("");
  });

  test("an article opens, can be read and closes", async ({ page }) => {
    const [, post] = posts;
    await open(page, blog.path);
    await page.locator(`main li a[href="#${post?.slug}"]`).click();
    const article = page.getByRole("dialog", { name: post?.title ?? "" });
    await expect(article).toBeVisible();
    for (const paragraph of post?.body.flatMap(({ paragraphs }) => paragraphs) ?? [])
      await expect(article.getByText(paragraph, { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await article.getByRole("link", { name: blog.reader.close }).click();
    await expect(article).toBeHidden();
  });

  for (const industry of industries) {
    test(`each tab of ${industry.path} can be reached and read`, { tag: tagsOf(industry.path) }, async ({ page }) => {
      await open(page, industry.path);
      for (const id of tabsOf(industry)) {
        await page.locator(`#tab-${id}`).click();
        await expect(page.getByRole("tabpanel")).toHaveAttribute("id", id);
        await expectFits(page, id);
        expect(await axeViolations(page)).toEqual([]);
      }
    });
  }
});
