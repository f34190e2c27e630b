import { axeViolations } from "../support/axe";
import { expect, open, PHONE, test, type Page } from "../support/browser";
import { stopClock, whileTimersRun } from "../support/clock";
import {
  entryOf,
  industriesButton,
  industriesPanel,
  menu,
  menuButton,
  notifications,
  suggestions,
} from "../support/page-parts";
import { aiSolutions, blog, contact, industries, posts, questions } from "../support/site";

/** What opens, in light and dark: see each-page for the pages themselves. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const expectNoViolation = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

test("the menu of industries breaks no rule", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/services");
  await industriesButton(page).click();
  await expect(industriesPanel(page)).toBeVisible();
  await expectNoViolation(page);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the menu breaks no rule", async ({ page }) => {
    await open(page, "/about");
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await expectNoViolation(page);
  });

  test("an article breaks no rule", { tag: "@nightly" }, async ({ page }) => {
    await open(page, `/blog#${posts[0]?.slug}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolation(page);
  });
});

test("errors and suggestions of the message form break no rule", async ({ page }) => {
  await open(page, "/contact");
  await page.getByRole("button", { name: contact.form.submit }).click();
  await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
  await expectNoViolation(page);
  await page.locator("#message").fill("A message of some length");
  await expect(page.locator("#suggestions-heading")).toHaveText(contact.form.analyzing);
  await expectNoViolation(page);
  await expect(suggestions(page)).toHaveCount(3);
  await expectNoViolation(page);
});

for (const [name, options] of [
  ["on a phone", PHONE],
  ["on a wide screen", {}],
] as const) {
  test.describe(name, { tag: "@nightly" }, () => {
    test.use(options);

    test("the panel in the sent form's place breaks no rule", async ({ page }) => {
      await open(page, "/contact");
      for (const [id, text] of [
        ["name", "Ada"],
        ["email", "ada@analytical.example"],
        ["message", "A longer message"],
      ] as const)
        await page.locator(`#${id}`).fill(text);
      await page.getByRole("button", { name: contact.form.submit }).click();
      await expect(page.getByRole("region", { name: contact.form.success.title })).toBeVisible();
      await expectNoViolation(page);
    });

    test("what the 404 page says of a branch breaks no rule", async ({ page, pageErrors }) => {
      pageErrors.allowNotFound();
      const [branch] = industries[0]!.subIndustries.items;
      await open(page, branch!.path);
      await expect(page.getByRole("region", { name: branch!.name })).toBeVisible();
      await expectNoViolation(page);
    });
  });
}

test("a notification and open answers break no rule", async ({ page }) => {
  await open(page, "/contact");
  for (const { question } of questions) await entryOf(page, question).locator("summary").click();
  await page.locator("#newsletter-email").fill("ada@analytical.example");
  await page.locator("#newsletter-email").press("Enter");
  await expect(notifications(page)).not.toBeEmpty();
  await expectNoViolation(page);
});

test("the newsletter's error breaks no rule", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/about");
  await page.locator("#newsletter-email").press("Enter");
  await expect(page.locator("#newsletter-email")).toHaveAttribute("aria-invalid", "true");
  await expectNoViolation(page);
});

test("the demo breaks no rule, while it runs and after it", { tag: "@nightly" }, async ({ page }) => {
  await page.clock.install();
  await open(page, aiSolutions.path);
  await stopClock(page);
  await page.getByRole("button", { name: aiSolutions.demo.start }).click();
  await page.clock.runFor(2_000);
  await expect(page.getByRole("meter")).toHaveCount(5);
  await whileTimersRun(page, () => expectNoViolation(page));
  await page.getByRole("button", { name: aiSolutions.demo.stop }).click();
  await whileTimersRun(page, () => expectNoViolation(page));
});

test("the blog breaks no rule with a chosen category, nor empty", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/blog?category=tech");
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
  await expectNoViolation(page);
  await page.getByRole("searchbox").fill("nothing is called this");
  await expect(page.getByRole("heading", { name: blog.empty.title })).toBeVisible();
  await expectNoViolation(page);
});
