import { expect, open, test, type Page } from "../support/browser";
import { notifications } from "../support/page-parts";
import { contact, navigation, questions } from "../support/site";

const message = (page: Page) => page.locator("#message");

/** Links that open the choice of a time (consultation.spec.ts). */
const SCHEDULING = [
  contact.form.schedule.label,
  contact.meeting.schedule.label,
  ...contact.options.filter(({ schedules }) => schedules).map(({ link }) => link.label),
];

/** Links that open the assistant (assistant.spec.ts). */
const CHATS = [
  contact.meeting.chat.label,
  ...contact.options.filter(({ assistant }) => assistant).map(({ link }) => link.label),
];

test("the links and questions of the contact page", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/contact");

  await test.step("one link that schedules stands at the head of the form, in sight without scrolling", async () => {
    const link = page.locator("form").getByRole("link", { name: contact.form.schedule.label });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute("href", "#message");
  });

  await test.step("every link to the message opens the choice of a time or the assistant, but the one that begins it", async () => {
    const names = await page.locator('main a[href="#message"]').allInnerTexts();
    expect(names.sort()).toEqual([...SCHEDULING, ...CHATS, contact.questions.ask.label].sort());
  });

  await test.step("mail and telephone open with what the page says", async () => {
    const options = contact.options.filter((option) => !option.message && !option.assistant);
    expect(options).not.toEqual([]);
    for (const { link } of options)
      await expect(page.locator(`main a[href="${link.href}"]`).first()).toHaveText(link.label);
  });

  await test.step("each link that schedules opens the choice of a time", async () => {
    for (const name of SCHEDULING) {
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("dialog", { name: contact.consultation.title })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("link", { name })).toBeFocused();
    }
    await expect(message(page)).toHaveValue("");
  });

  await test.step("each question opens its answer by mouse and by keyboard", async () => {
    // Those that phones alone need are hidden here.
    const entries = page.locator("details").filter({ visible: true });
    await expect(entries).toHaveCount(questions.length);
    // The first shows its answer from the start.
    await expect(entries.first().locator("p")).toBeVisible();
    await entries.first().locator("summary").click();
    for (const entry of await entries.all()) {
      await expect(entry.locator("p")).toBeHidden();
      await entry.locator("summary").click();
      await expect(entry.locator("p")).toBeVisible();
      await entry.locator("summary").press("Enter");
      await expect(entry.locator("p")).toBeHidden();
    }
  });
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
    await expect(notifications(page)).toBeEmpty();
  });

  test("confirms, empties its field and sends nothing", async ({ page }) => {
    const sent: string[] = [];
    await open(page, "/about");
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await address(page).fill("ada@analytical.example");
    await address(page).press("Enter");
    await expect(notifications(page)).toContainText(newsletter.success.title);
    await expect(address(page)).toHaveValue("");
    expect(sent).toEqual([]);
    expect(page.url()).toMatch(/\/about$/);
  });
});
