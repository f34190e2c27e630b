/** The topic that a link to the contact page carries, and a subscription that stays done. */
import { arrived, expect, hydrated, open, test, type Page } from "../support/browser";
import { holdBack } from "../support/look";
import { nightlyUnless } from "../support/nightly";
import { contact, industries, navigation, services } from "../support/site";

const [industry, other] = industries;
if (!industry || !other) throw new Error("the content has too few industries");
const message = (page: Page) => page.locator("#message");
const beginningOf = ({ name }: { name: string }) => `${contact.topics.industry.replace("{industry}", name)} `;
const button = (page: Page, label: string) => page.locator("main").getByRole("link", { name: label }).first();

for (const [place, label] of [
  ["first screen", industry.hero.primary.label],
  ["invitation", industry.callToAction.primary.label],
] as const) {
  test(
    `the button of an industry's ${place} leads to /contact by its address, and carries the industry`,
    { tag: nightlyUnless(place === "first screen") },
    async ({ page }) => {
      await open(page, industry.path);
      const link = page.locator("main").getByRole("link", { name: label });
      const wanted = place === "invitation" ? link.last() : link.first();
      await expect(wanted).toHaveAttribute("href", contact.path);
      await wanted.click();
      await arrived(page, contact.path);
      expect(new URL(page.url()).search).toBe(`?topic=${industry.slug}`);
      await expect(message(page)).toHaveValue(beginningOf(industry));
      await expect(message(page)).not.toBeFocused();
    },
  );
}

test("it survives other pages and a reload, and is no text of the visitor's yet", async ({ page }) => {
  await open(page, industry.path);
  await button(page, industry.hero.primary.label).click();
  await arrived(page, contact.path);
  await expect(message(page)).toHaveValue(beginningOf(industry));
  await page.locator('.site-header .nav-link[href="/about"]:visible').click();
  await arrived(page, "/about");
  await page.locator('.site-header .nav-link[href="/contact"]:visible').click();
  await arrived(page, contact.path);
  await expect(message(page)).toHaveValue(beginningOf(industry));
  await page.reload();
  await hydrated(page);
  await expect(message(page)).toHaveValue(beginningOf(industry));
  await open(page, other.path);
  await button(page, other.hero.primary.label).click();
  await arrived(page, contact.path);
  await expect(message(page)).toHaveValue(beginningOf(other));
});

test(
  "what was typed stays, with another topic below it, and what was emptied stays empty over a reload",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, `${contact.path}?topic=${industry.slug}`);
    await expect(message(page)).toHaveValue(beginningOf(industry));
    await message(page).fill("");
    await page.reload();
    await hydrated(page);
    await expect(message(page)).toHaveValue("");
    await message(page).fill("My own words");
    await open(page, other.path);
    await button(page, other.hero.primary.label).click();
    await arrived(page, contact.path);
    const both = `My own words\n\n${beginningOf(other).trim()}`;
    await expect(message(page)).toHaveValue(both);
    await page.reload();
    await hydrated(page);
    await expect(message(page)).toHaveValue(both);
  },
);

test(
  "where scripts come late, the topic comes with them, below what was typed meanwhile",
  { tag: "@nightly" },
  async ({ page }) => {
    for (const [typed, expected] of [
      ["Mine", `Mine\n\n${beginningOf(industry).trim()}`],
      ["", beginningOf(industry)],
    ] as const) {
      const letDataCome = await holdBack(page, "**/page-data/contact/page-data.json");
      await page.goto(`${contact.path}?topic=${industry.slug}`);
      await message(page).fill(typed);
      letDataCome();
      await hydrated(page);
      await expect(message(page)).toHaveValue(expected);
      await page.evaluate(() => sessionStorage.clear());
      await page.unrouteAll();
      await message(page).evaluate((field: HTMLTextAreaElement) => (field.value = ""));
    }
  },
);

test("an unknown topic begins nothing", { tag: "@nightly" }, async ({ page }) => {
  for (const topic of ["nothing", "", "__proto__", "%3Cb%3E"]) {
    await open(page, `${contact.path}?topic=${topic}`);
    await expect(message(page)).toHaveValue("");
  }
});

test("other links may carry a topic, too", { tag: "@nightly" }, async ({ page }) => {
  const { secondary } = services.hero;
  await open(page, services.path);
  await button(page, secondary.label).click();
  await arrived(page, contact.path);
  const topic = contact.topics.others.find((candidate) => candidate.topic === secondary.topic);
  await expect(message(page)).toHaveValue(`${topic?.message} `);
});

test("a chosen time stands behind the topic", { tag: "@nightly" }, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T18:00:00Z"));
  await open(page, `${contact.path}?topic=${industry.slug}`);
  await expect(message(page)).toHaveValue(beginningOf(industry));
  await page.getByRole("link", { name: contact.meeting.schedule.label }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: contact.consultation.day }).getByRole("radio").first().check();
  await dialog.getByRole("group", { name: contact.consultation.time }).getByRole("radio").first().check();
  await dialog.getByRole("button", { name: contact.consultation.confirm }).click();
  const text = await message(page).inputValue();
  expect(text.startsWith(`${beginningOf(industry).trim()}\n\n`)).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address is that of the contact page", async ({ page }) => {
    await page.goto(`${contact.path}?topic=${industry.slug}`);
    await expect(page.locator("main h1")).toHaveText(contact.hero.headline);
    await expect(message(page)).toHaveValue("");
  });
});

test(
  "a subscription stays done for the tab, and another address can be subscribed",
  { tag: "@nightly" },
  async ({ page, context }) => {
    const { newsletter } = navigation.footer;
    const footer = page.locator("footer");
    const address = footer.locator("#newsletter-email");
    const again = footer.getByRole("button", { name: newsletter.again });
    await open(page, "/about");
    await address.fill("ada@analytical.example");
    const height = await footer.evaluate((element: HTMLElement) => element.offsetHeight);
    await address.press("Enter");
    await expect(again).toBeVisible();
    await expect(again).toBeFocused();
    await expect(footer).toContainText(newsletter.success.title);
    await expect(address).toBeHidden();
    expect(await footer.evaluate((element: HTMLElement) => element.offsetHeight), "nothing moves").toBe(height);
    await page.locator('.site-header .nav-link[href="/blog"]:visible').click();
    await arrived(page, "/blog");
    await expect(again).toBeVisible();
    await page.reload();
    await expect(again).toBeVisible();
    const tab = await context.newPage();
    await open(tab, "/about");
    await expect(tab.locator("footer #newsletter-email")).toBeVisible();
    await again.click();
    await expect(address).toBeFocused();
    await expect(again).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(address).toBeVisible();
  },
);
