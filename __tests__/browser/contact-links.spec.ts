import { expect, open, test, type Page } from "../support/browser";
import { contact, navigation, questions } from "../support/site";

const message = (page: Page) => page.locator("#message");

const LINKS = [
  { name: contact.meeting.schedule.label, begins: contact.meeting.scheduleMessage },
  ...contact.options.flatMap((option) =>
    "message" in option && option.message ? [{ name: option.link.label, begins: option.message }] : [],
  ),
];

/** Links that open the assistant instead (assistant.spec.ts). */
const CHATS = [
  contact.meeting.chat.label,
  ...contact.options.filter((option) => option.assistant).map(({ link }) => link.label),
];

test("every link to the message begins it or opens the assistant", async ({ page }) => {
  await open(page, "/contact");
  const names = await page.locator('main a[href="#message"]').allInnerTexts();
  expect(names.sort()).toEqual([...LINKS.map(({ name }) => name), ...CHATS].sort());
});

for (const { name, begins } of LINKS) {
  test(`"${name}" begins the message and puts the cursor behind it`, async ({ page }) => {
    await open(page, "/contact");
    await page.getByRole("link", { name }).click();
    await expect(message(page)).toHaveValue(`${begins} `);
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toBeInViewport();
    await expect(page.locator(".assistant-suggestions li"), "it is long enough to be analyzed").toHaveCount(3);
    await page.keyboard.type("a forecast.");
    await expect(message(page)).toHaveValue(`${begins} a forecast.`);
    await expect(message(page)).toHaveAttribute("aria-invalid", "false");
  });
}

test("what was typed before is never lost", async ({ page }) => {
  await open(page, "/contact");
  await message(page).fill("My own words");
  for (const { name } of LINKS) {
    await page.getByRole("link", { name }).click();
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toHaveValue("My own words");
  }
});

test("mail and telephone open with what the page says", async ({ page }) => {
  await open(page, "/contact");
  for (const { link } of contact.options.filter((option) => !option.message && !option.assistant))
    await expect(page.locator(`main a[href="${link.href}"]`).first()).toHaveText(link.label);
});

test("each question opens its answer by mouse and by keyboard", async ({ page }) => {
  await open(page, "/contact");
  const entries = page.locator("details");
  await expect(entries).toHaveCount(questions.length);
  for (const entry of await entries.all()) {
    await expect(entry.locator("p")).toBeHidden();
    await entry.locator("summary").click();
    await expect(entry.locator("p")).toBeVisible();
    await entry.locator("summary").press("Enter");
    await expect(entry.locator("p")).toBeHidden();
  }
});

test.describe("the newsletter", () => {
  const { newsletter } = navigation.footer;
  const address = (page: Page) => page.locator("#newsletter-email");
  const subscribe = (page: Page) => page.getByRole("button", { name: newsletter.button });

  test("asks for an address of the right form", async ({ page }) => {
    await open(page, "/");
    await expect(address(page)).toHaveAttribute("type", "email");
    for (const text of ["", "ada", "ada@analytical"]) {
      await address(page).fill(text);
      await subscribe(page).click();
      await expect(address(page)).toHaveAccessibleDescription(newsletter.invalid);
      await expect(address(page)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(page.locator(".notification")).toHaveCount(0);
  });

  test("confirms, empties its field and sends nothing", async ({ page }) => {
    const sent: string[] = [];
    await open(page, "/about");
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await address(page).fill("ada@analytical.example");
    await address(page).press("Enter");
    await expect(page.locator(".notification")).toContainText(newsletter.success.title);
    await expect(address(page)).toHaveValue("");
    expect(sent).toEqual([]);
    expect(page.url()).toMatch(/\/about$/);
  });
});
