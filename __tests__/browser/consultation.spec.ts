/** The choice of a time for a consultation: from the button to the message, and all the ways out of it. */
import { readFileSync } from "node:fs";
import { type Locator } from "@playwright/test";
import ICAL from "ical.js";
import sharp from "sharp";
import { fillText } from "../../src/lib/fill-text";
import { CONTACT_IDS } from "../../src/lib/page-ids";
import { axeViolations } from "../support/axe";
import { arrived, expect, hydrated, open, PHONE, readTo, scrollTo, scrollY, test, type Page } from "../support/browser";
import { holdBack } from "../support/look";
import { nightlyUnless } from "../support/nightly";
import { requestedSlot } from "../support/page-parts";
import { contact, home, offices, site } from "../support/site";

const { consultation: texts, meeting, form } = contact;

/** A Sunday; the visitor is in San Francisco where a test says nothing else. */
const NOW = new Date("2026-11-22T18:00:00Z");
const TUESDAY = "2026-11-24T17:00:00Z";

test.use({ timezoneId: "America/Los_Angeles" });
test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

const message = (page: Page) => page.locator("#message");
const field = (page: Page, name: string) => page.locator(`form[data-draft="contact"] [name="${name}"]`);
const link = (page: Page) => page.getByRole("link", { name: meeting.schedule.label });
const dialog = (page: Page) => page.getByRole("dialog", { name: texts.title });
const group = (page: Page, name: string) => dialog(page).getByRole("group", { name });
const time = (page: Page, utc = TUESDAY) => group(page, texts.time).locator(`input[value="${Date.parse(utc)}"]`);
const day = (page: Page, value: string) => group(page, texts.day).locator(`input[value="${value}"]`);
const requested = (page: Page) => requestedSlot(page, texts.requested);
const confirm = (page: Page) => dialog(page).getByRole("button", { name: texts.confirm });

const openDialog = async (page: Page): Promise<void> => {
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
};
const visit = async (page: Page): Promise<void> => {
  await open(page, contact.path);
  await openDialog(page);
};
const choose = async (page: Page): Promise<void> => {
  await day(page, "2026-11-24").check();
  await time(page).check();
};
/** As long as it takes that the next tap is no double one. */
const anotherTap = (page: Page): Promise<void> => page.waitForTimeout(500);
/** What is pressed stays below the finger; before and after it, there is time for what moves to come to rest. */
const expectStill = async (page: Page, pressed: Locator, press: () => Promise<void>): Promise<void> => {
  await anotherTap(page);
  const before = await pressed.boundingBox();
  await press();
  await anotherTap(page);
  expect(await pressed.boundingBox()).toEqual(before);
};
const expectChosen = async (page: Page): Promise<void> => {
  await expect(day(page, "2026-11-24")).toBeChecked();
  await expect(time(page)).toBeChecked();
};

/** A range of time as the dialog shows it: nothing breaks after its dash. */
const onOneLine = (range: string): string => range.replaceAll("–", "–\u2060");

/** The requested time as the page shows it. */
const shownSlot = async (page: Page): Promise<string> => onOneLine(await field(page, "slot-words").inputValue());

test("nothing of it is asked for before its first use", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await open(page, contact.path);
  const before = scripts.length;
  await openDialog(page);
  expect(scripts.length).toBeGreaterThan(before);
});

test("by mouse: the chosen time goes into the message, which can be sent", async ({ page }) => {
  await visit(page);
  await group(page, texts.length).getByText("45").click();
  await day(page, "2026-11-24").click();
  await expectStill(page, time(page), () => time(page).click());
  await confirm(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toBeInViewport();
  await expect(message(page)).toHaveValue(/45 .*November 24, 2026, 9:00 – 9:45 AM Pacific Standard Time/);
  await expect(message(page)).toHaveAttribute("aria-invalid", "false");
  await expect(page.locator(".suggestions-list li"), "it is analyzed").toHaveCount(form.suggestions.length);
  await expect(field(page, "slot-utc")).toHaveValue(TUESDAY);
  await expect(field(page, "length")).toHaveValue("45");
  await expect(field(page, "office")).toHaveValue("San Francisco");
  await expect(requested(page)).toContainText(await shownSlot(page));
  await field(page, "name").fill("Ada Byron");
  await field(page, "email").fill("ada@analytical.example");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.locator(".notification")).toContainText(form.success.title);
  await expect(message(page)).toHaveValue("");
  await expect(field(page, "slot-utc")).toHaveValue("");
  await expect(requested(page)).toBeHidden();
  const sent = page.getByRole("region", { name: form.success.title });
  await expect(sent).toContainText(texts.requested.replace("{city}", "San Francisco"));
  await expect(sent).toContainText(texts.move.replace("{email}", site.email));
  await expect(sent).not.toContainText(/\{\w+\}/);
  await openDialog(page);
  await expect(
    dialog(page).getByRole("radio", { checked: true }),
    "the next request begins without a time",
  ).toHaveCount(1);
  await expect(group(page, texts.length).getByRole("radio", { name: "45" })).toBeChecked();
});

test("by keyboard alone", async ({ page }) => {
  await open(page, contact.path);
  await link(page).focus();
  await page.keyboard.press("Enter");
  await expect(group(page, texts.length).getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(group(page, texts.length).getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(group(page, texts.day).getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(day(page, "2026-11-24")).toBeChecked();
  // A week later, and back: the days stand in weeks.
  await page.keyboard.press("ArrowDown");
  await expect(day(page, "2026-12-01")).toBeChecked();
  await expect(day(page, "2026-12-01")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(day(page, "2026-11-24")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(time(page)).toBeChecked();
  await expect(dialog(page).getByRole("status")).toContainText(onOneLine("9:00 – 9:45 AM"));
  await page.keyboard.press("Tab");
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(message(page)).toBeFocused();
  await page.keyboard.type("Thank you.");
  await expect(message(page)).toHaveValue(/Pacific Standard Time\. Thank you\.$/);
});

test("who confirms too early is led to what is missing", { tag: "@nightly" }, async ({ page }) => {
  await visit(page);
  await confirm(page).click();
  await expect(group(page, texts.day).getByRole("radio").first()).toBeFocused();
  await day(page, "2026-11-24").check();
  await confirm(page).click();
  await expect(group(page, texts.time).getByRole("radio").first()).toBeFocused();
  await expect(message(page)).toHaveValue("");
});

const minutes = (page: Page, length: number) => group(page, texts.length).getByText(String(length));
const outcome = (page: Page) => dialog(page).getByRole("status");

test(
  "a day that has no time of another length stays, says why, and comes back with the length",
  { tag: "@nightly" },
  async ({ page }) => {
    // A Sunday evening there: with a day's notice, Monday's last half hour is left.
    await page.clock.setFixedTime(new Date("2026-11-23T01:15:00Z"));
    await visit(page);
    const monday = day(page, "2026-11-23");
    const last = time(page, "2026-11-24T01:30:00Z");
    await monday.check();
    await last.check();
    await minutes(page, 45).click();
    await expect(monday).toBeChecked();
    await expect(monday).toBeDisabled();
    await expect(monday).toHaveAccessibleDescription(texts.dayUnfit.replace("{n}", "45"));
    await expect(outcome(page)).toHaveText(
      texts.dayLost.replace("{day}", "Monday, November 23, 2026").replace("{n}", "45"),
    );
    expect(await axeViolations(page)).toEqual([]);
    await confirm(page).click();
    await expect(group(page, texts.day).locator("input:enabled").first(), "what is missing is a day").toBeFocused();
    await minutes(page, 30).click();
    await expect(last).toBeChecked();
  },
);

test(
  "a time that is too late for another length is said, and comes back with the length",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page);
    await day(page, "2026-11-24").check();
    const last = time(page, "2026-11-25T01:30:00Z");
    await last.check();
    await minutes(page, 60).click();
    await expect(last).toHaveCount(0);
    await expect(outcome(page)).toHaveText(texts.timeLost.replace("{time}", "5:30 PM").replace("{n}", "60"));
    await minutes(page, 30).click();
    await expect(last).toBeChecked();
  },
);

test("the second click of a double click on a day chooses no time", { tag: "@nightly" }, async ({ page }) => {
  await visit(page);
  await day(page, "2026-12-01").click();
  const first = group(page, texts.time).locator("label").first();
  await first.scrollIntoViewIfNeeded();
  const { x, y } = (await first.boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(day(page, "2026-12-01")).toBeChecked();
  await expect(group(page, texts.time).locator("input:checked")).toHaveCount(0);
});

test(
  "confirmed twice at once, the time is asked for once, and the visitor stays",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/about");
    await visit(page);
    await choose(page);
    await confirm(page).evaluate((button: HTMLElement) => [button.click(), button.click()]);
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page, "closing took its entry along, and no other").toHaveURL("/about");
  },
);

test(
  "where the message is edited and no longer says the time, that is said as long as it holds",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page);
    await choose(page);
    await confirm(page).click();
    const said = await message(page).inputValue();
    const notice = page.getByText(texts.unsaid, { exact: true });
    await expect(notice).toHaveCount(0);
    await message(page).fill(said.replace("24", "25"));
    await expect(notice).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect(notice).toBeVisible();
    await message(page).fill(said);
    await expect(notice).toHaveCount(0);
  },
);

test("below a long message, the time that is put there is in sight", { tag: "@nightly" }, async ({ page }) => {
  await open(page, contact.path);
  await message(page).fill("Which data do you need?\n".repeat(60));
  await message(page).evaluate((field) => (field.scrollTop = 0));
  await openDialog(page);
  await choose(page);
  await confirm(page).click();
  await expect
    .poll(() => message(page).evaluate((field) => field.scrollHeight - field.scrollTop - field.clientHeight))
    .toBeLessThan(2);
});

test("another day keeps the time of day", { tag: "@nightly" }, async ({ page }) => {
  await visit(page);
  await choose(page);
  await day(page, "2026-11-25").check();
  await expect(time(page, TUESDAY.replace("24", "25"))).toBeChecked();
  await day(page, "2026-11-24").check();
  await expectChosen(page);
});

for (const [way, close] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["its button", (page: Page) => dialog(page).getByRole("button", { name: texts.close }).click()],
  ["a click beside it", (page: Page) => page.mouse.click(20, 400)],
  ["Back", (page: Page) => page.goBack()],
] as const) {
  test(
    `${way} closes it on the same page and place, gives the focus back and loses nothing`,
    { tag: nightlyUnless(way === "Escape" || way === "Back") },
    async ({ page }) => {
      await page.goto("/about");
      await page.goto(contact.path);
      await hydrated(page);
      await link(page).scrollIntoViewIfNeeded();
      const place = await scrollY(page);
      expect(place).toBeGreaterThan(0);
      await openDialog(page);
      expect(await scrollY(page)).toBe(place);
      await choose(page);
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(link(page)).toBeFocused();
      expect(await scrollY(page)).toBe(place);
      await expect.poll(() => page.evaluate(() => (history.state as { dialog?: string }).dialog)).toBeUndefined();
      await expect(page).toHaveURL(contact.path);
      await openDialog(page);
      await expectChosen(page);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL("/about");
    },
  );
}

test("Forward and a reload open it again, with all that was chosen", { tag: "@nightly" }, async ({ page }) => {
  await visit(page);
  await choose(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expectChosen(page);
  await page.reload();
  await expectChosen(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test("the address of its link opens it, and a reload after that does not", async ({ page }) => {
  await open(page, `${contact.path}#${CONTACT_IDS.schedule}`);
  await expect(dialog(page)).toBeVisible();
  await choose(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await expectChosen(page);
});

test(
  "from another page, and from the page itself, that address opens it; Back leads out of it",
  { tag: "@nightly" },
  async ({ page }) => {
    // Gatsby's own function, which links call.
    const go = () => page.evaluate(`___navigate("${contact.path}#${CONTACT_IDS.schedule}")`);
    await open(page, home.path);
    await go();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await go();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(contact.path);
  },
);

test("opened by that address from the page itself, it still ends at the message", async ({ page }) => {
  await open(page, contact.path);
  // Gatsby's own function, which links call.
  await page.evaluate(`___navigate("${contact.path}#${CONTACT_IDS.schedule}")`);
  await choose(page);
  await confirm(page).click();
  await expect(message(page)).toBeFocused();
  // The router answers a step of the history some frames later.
  await anotherTap(page);
  await expect(message(page)).toBeInViewport();
});

test("the page behind keeps still, and scrolls again afterwards", { tag: "@nightly" }, async ({ page }) => {
  await visit(page);
  const place = await scrollY(page);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 400);
  await dialog(page).locator(".dialog-body").hover();
  await page.mouse.wheel(0, 4000);
  expect(await scrollY(page)).toBe(place);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await scrollTo(page, 0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
});

test("another page and the way back lose neither the choice nor the request", async ({ page }) => {
  await visit(page);
  await choose(page);
  await page.keyboard.press("Escape");
  await page.locator('.site-header .nav-link[href="/about"]:visible').click();
  await arrived(page, "/about");
  await page.locator('.site-header .nav-link[href="/contact"]:visible').click();
  await arrived(page, contact.path);
  await openDialog(page);
  await expectChosen(page);
  await confirm(page).click();
  await expect(requested(page)).toBeVisible();
  const words = await field(page, "slot-words").inputValue();
  const shown = await shownSlot(page);
  await page.locator('.site-header .nav-link[href="/about"]:visible').click();
  await arrived(page, "/about");
  await page.goBack();
  await expect(requested(page)).toContainText(shown);
  const place =
    (await requested(page).evaluate((panel) => panel.getBoundingClientRect().bottom)) + (await scrollY(page));
  await readTo(page, Math.round(place));
  await page.reload();
  await expect(requested(page)).toContainText(shown);
  await readTo(page, await scrollY(page));
  expect(await scrollY(page), "a reload keeps the place below it").toBe(Math.round(place));
  await expect(message(page)).toHaveValue(new RegExp(words.replace(/[()]/g, "\\$&")));
});

test("what the visitor has written stays; another time takes the place of the first; and it can be removed", async ({
  page,
}) => {
  await open(page, contact.path);
  await message(page).fill("My own words.");
  await openDialog(page);
  await choose(page);
  await confirm(page).click();
  await expect(message(page)).toHaveValue(/^My own words\.\n\n.*9:00 – 9:30 AM/);
  await requested(page).getByRole("button", { name: texts.change }).click();
  await time(page, "2026-11-24T18:00:00Z").check();
  await confirm(page).click();
  await expect(message(page)).toHaveValue(/^My own words\.\n\n.*10:00 – 10:30 AM/);
  await expect(message(page)).not.toHaveValue(/9:00/);
  await requested(page).getByRole("button", { name: texts.remove }).click();
  await expect(message(page)).toHaveValue("My own words.");
  await expect(message(page)).toBeFocused();
  await expect(field(page, "slot-utc")).toHaveValue("");
  await expect(requested(page)).toBeHidden();
  await expect(page.getByRole("alert").filter({ hasText: texts.removed })).toBeInViewport();
  await message(page).pressSequentially("!");
  await expect(page.getByText(texts.removed)).toHaveCount(0);
});

test.describe("below a message that fills a phone", () => {
  test.use(PHONE);

  test(
    "a chosen time comes into view, and so does the word that it is removed",
    { tag: "@nightly" },
    async ({ page }) => {
      await open(page, contact.path);
      await message(page).fill("One more line.\n".repeat(40));
      await openDialog(page);
      await choose(page);
      await confirm(page).click();
      await expect(requested(page)).toBeInViewport({ ratio: 1 });
      await requested(page).getByRole("button", { name: texts.remove }).click();
      await expect(page.getByRole("alert").filter({ hasText: texts.removed })).toBeInViewport();
    },
  );
});

test(
  "a change that was left without being confirmed is not lost; the dialog says what the message asks for",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page);
    await choose(page);
    await confirm(page).click();
    const change = requested(page).getByRole("button", { name: texts.change });
    await change.click();
    await minutes(page, 45).click();
    await time(page, "2026-11-24T18:00:00Z").check();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await change.click();
    await expect(group(page, texts.length).locator(`input[value="45"]`)).toBeChecked();
    await expect(time(page, "2026-11-24T18:00:00Z")).toBeChecked();
    await expect(dialog(page)).toContainText(await field(page, "slot-words").inputValue());
  },
);

test(
  "a sentence that was edited gives way; one that says more stays, and that is told",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page);
    await choose(page);
    await confirm(page).click();
    const edit = async (from: RegExp, to: string) =>
      message(page).fill((await message(page).inputValue()).replace(from, to));
    await edit(/30 minutes/, "half an hour");
    await requested(page).getByRole("button", { name: texts.change }).click();
    await time(page, "2026-11-24T18:00:00Z").check();
    await confirm(page).click();
    await expect(message(page)).toHaveValue(/^[^\n]*10:00 – 10:30 AM[^\n]*$/);
    await expect(page.getByText(texts.edited)).toHaveCount(0);
    await edit(/\.\s*$/, ", with my colleague Anna who knows the data.");
    await requested(page).getByRole("button", { name: texts.remove }).click();
    await expect(message(page)).toHaveValue(/10:00 – 10:30 AM.*colleague Anna/);
    await expect(requested(page)).toBeHidden();
    await expect(page.getByRole("alert").filter({ hasText: texts.edited })).toBeVisible();
    await message(page).fill("Another message.");
    await expect(page.getByText(texts.edited)).toHaveCount(0);
  },
);

test(
  "the calendar file is what another parser takes for a request at that time",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page);
    await choose(page);
    await confirm(page).click();
    const city = await field(page, "office").inputValue();
    const file = requested(page).getByRole("link", { name: texts.file });
    const download = async () => {
      const [{ suggestedFilename, path }] = await Promise.all([
        page.waitForEvent("download").then((download) => ({
          suggestedFilename: download.suggestedFilename(),
          path: download.path(),
        })),
        file.click(),
      ]);
      expect(suggestedFilename).toMatch(/\.ics$/);
      return new ICAL.Component(ICAL.parse(readFileSync(await path, "utf8")) as unknown[]).getFirstSubcomponent(
        "vevent",
      );
    };
    const event = await download();
    expect(String(event?.getFirstPropertyValue("dtstart"))).toBe(TUESDAY);
    expect(event?.getFirstPropertyValue("status")).toBe("TENTATIVE");
    expect(event?.getFirstPropertyValue("summary")).toBe(fillText(texts.event.summary, { brand: site.brand, city }));
    expect(page.url()).toMatch(/\/contact$/);
    const uid = event?.getFirstPropertyValue("uid");
    await page.clock.setFixedTime(NOW.getTime() + 60_000);
    await page.reload();
    expect((await download())?.getFirstPropertyValue("uid"), "a second file takes the place of the first").toBe(uid);
    await page.clock.setFixedTime(NOW.getTime() + 120_000);
    await requested(page).getByRole("button", { name: texts.change }).click();
    await minutes(page, 45).click();
    await confirm(page).click();
    const changed = await download();
    expect(changed?.getFirstPropertyValue("uid"), "a changed time moves the entry").toBe(uid);
    expect(Number(changed?.getFirstPropertyValue("sequence"))).toBeGreaterThan(
      Number(event?.getFirstPropertyValue("sequence")),
    );
  },
);

/** How far the clocks of an office are from Kathmandu's, in hours. */
const hoursFromHere = ({ timeZone }: { timeZone: string }): number => {
  const hourIn = (zone: string) =>
    Date.parse(`${NOW.toLocaleString("sv-SE", { timeZone: zone }).replace(" ", "T")}Z`) / 3_600_000;
  return Math.abs(hourIn(timeZone) - hourIn("Asia/Kathmandu"));
};

test.describe("to a visitor in Kathmandu", () => {
  test.use({ timezoneId: "Asia/Kathmandu" });

  test(
    "the nearest office comes first; another one is chosen by hand, and both times are told",
    { tag: "@nightly" },
    async ({ page }) => {
      const [nearest] = [...offices].sort((one, other) => hoursFromHere(one) - hoursFromHere(other));
      await visit(page);
      const office = dialog(page).getByRole("combobox");
      await expect(office.locator("option:checked")).toHaveText(
        texts.officeOption.replace("{city}", nearest?.city ?? ""),
      );
      await office.selectOption("san-francisco");
      await day(page, "2026-11-24").check();
      await time(page).check();
      await expect(dialog(page).getByRole("status")).toContainText(onOneLine("10:45 – 11:15 PM Nepal Time"));
      await expect(dialog(page).getByRole("status")).toContainText(onOneLine("9:00 – 9:30 AM"));
      await confirm(page).click();
      await expect(message(page)).toHaveValue(/Nepal Time \(9:00 – 9:30 AM in San Francisco\)/);
    },
  );
});

test(
  "while only one of two countries has changed its clocks, both times are right",
  { tag: "@nightly" },
  async ({ page }) => {
    const london = offices.find(({ timeZone }) => timeZone === "Europe/London");
    expect(london).toBeDefined();
    await page.clock.setFixedTime(new Date("2027-03-15T12:00:00Z"));
    await visit(page);
    await dialog(page)
      .getByRole("combobox")
      .selectOption(london?.slug ?? "");
    await day(page, "2027-03-18").check();
    await time(page, "2027-03-18T16:00:00Z").check();
    await expect(dialog(page).getByRole("status")).toContainText(onOneLine("9:00 – 9:30 AM Pacific Daylight Time"));
    await expect(dialog(page).getByRole("status")).toContainText(onOneLine("4:00 – 4:30 PM"));
  },
);

test(
  "days stand below their weekdays, a week to a row, and say both to a screen reader",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page);
    await expect(group(page, texts.day).getByRole("radio", { name: "Tue, Nov 24", exact: true })).toHaveValue(
      "2026-11-24",
    );
    const boxes = await group(page, texts.day)
      .locator(".choices > *")
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const { left, top } = cell.getBoundingClientRect();
          return { left, top, text: cell.textContent ?? "", day: cell.querySelector("input")?.value };
        }),
      );
    const heads = boxes.filter(({ day: value }) => !value);
    expect(heads.map(({ text }) => text)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri"]);
    const weeks = new Map<number, number>();
    for (const { left, top, day: value } of boxes) {
      if (!value) continue;
      const noon = Date.parse(`${value}T12:00:00Z`);
      const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" }).format(noon);
      expect(left, value).toBe(heads.find(({ text }) => text === weekday)?.left);
      // Thursday is of the same week as the Monday before it.
      const week = Math.floor((noon / 86_400_000 + 3) / 7);
      expect(weeks.get(week) ?? top, value).toBe(top);
      weeks.set(week, top);
    }
    expect(new Set(weeks.values()).size).toBe(weeks.size);
  },
);

test(
  "months stand beside their first days, as large as the smallest text, and no day is cut below",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page);
    const { months, days, end, scrolls } = await dialog(page).evaluate((box) => ({
      months: [...box.querySelectorAll("small")].map((month) => ({
        size: parseFloat(getComputedStyle(month).fontSize),
        above: month.getBoundingClientRect().top - month.parentElement!.getBoundingClientRect().top,
      })),
      days: Math.max(...[...box.querySelectorAll(".choice")].map((day) => day.getBoundingClientRect().bottom)),
      end: box.querySelector(".time-picker-end")!.getBoundingClientRect().top,
      scrolls: box.querySelector(".dialog-body")!.scrollHeight > box.querySelector(".dialog-body")!.clientHeight,
    }));
    expect(months.length).toBeGreaterThan(1);
    for (const { size, above } of months) {
      expect(size).toBeGreaterThanOrEqual(14);
      expect(above).toBeGreaterThanOrEqual(4);
    }
    expect(days).toBeLessThan(end);
    expect(scrolls).toBe(false);
  },
);

test("holidays, weekends and what is too soon are not offered", async ({ page }) => {
  await visit(page);
  const days = await group(page, texts.day)
    .getByRole("radio")
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  const closed = offices.find(({ slug }) => slug === "san-francisco")?.holidays.map(({ date }) => date) ?? [];
  expect(days.length).toBeGreaterThan(10);
  expect(days.filter((value) => closed.includes(value))).toEqual([]);
  expect(days.filter((value) => [0, 6].includes(new Date(`${value}T12:00:00Z`).getUTCDay()))).toEqual([]);
  expect(Date.parse(`${days[0]}T23:59:59-08:00`)).toBeGreaterThan(NOW.getTime() + texts.noticeHours * 3_600_000);
});

test("a time that has passed meanwhile is not asked for", { tag: "@nightly" }, async ({ page }) => {
  await visit(page);
  await choose(page);
  await page.clock.setFixedTime(new Date("2026-11-24T16:00:00Z"));
  await confirm(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(day(page, "2026-11-24")).toHaveCount(0);
  await expect(message(page)).toHaveValue("");
});

for (const year of [1970, 2100]) {
  test(`with a clock in ${year}, the way leads to the message`, { tag: "@nightly" }, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${year}-06-01T12:00:00Z`));
    await visit(page);
    await expect(dialog(page)).toContainText(texts.wrongClock.title);
    await dialog(page).getByRole("button", { name: texts.write }).click();
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toHaveValue(`${meeting.scheduleMessage} `);
  });
}

test(
  "where the time zone is unknown, times are the office's, and the dialog says so",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone: "Etc/Unknown" };
      };
    });
    await visit(page);
    await expect(dialog(page)).toContainText(texts.officeZone.split("{zone}")[0] ?? "");
    await choose(page);
    await expect(dialog(page).getByRole("status")).toContainText(onOneLine("9:00 – 9:30 AM Pacific Standard Time"));
  },
);

test("where its code does not come, the link begins the message", { tag: "@nightly" }, async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED/);
  await open(page, contact.path);
  await page.route("**/*.js", (route) => route.abort());
  await link(page).click();
  await expect(message(page)).toHaveValue(`${meeting.scheduleMessage} `);
  await expect(message(page)).toBeFocused();
});

test("it does not open over who types by the time its code comes", { tag: "@nightly" }, async ({ page }) => {
  await open(page, contact.path);
  const letCodeCome = await holdBack(page, "**/*.js");
  await link(page).click();
  await message(page).focus();
  await page.keyboard.type("We sort");
  const code = page.waitForResponse("**/*.js");
  letCodeCome();
  await (await code).finished();
  // Slowly, so that a dialog would have the time to come in between.
  await page.keyboard.type(" letters", { delay: 100 });
  await expect(message(page)).toHaveValue("We sort letters");
  await expect(dialog(page)).toBeHidden();
});

test("a press before the scripts came opens it once they have", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsCome = await holdBack(page, "**/app-*.js");
  await page.goto(contact.path);
  await link(page).click();
  letScriptsCome();
  await expect(dialog(page)).toBeVisible();
});

test("where the storage is blocked it works all the same", { tag: "@nightly" }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    }),
  );
  await visit(page);
  await choose(page);
  await page.keyboard.press("Escape");
  await openDialog(page);
  await expectChosen(page);
  await confirm(page).click();
  await expect(requested(page)).toBeVisible();
});

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("axe finds nothing in any of its states", async ({ page }) => {
    await visit(page);
    expect(await axeViolations(page)).toEqual([]);
    await choose(page);
    expect(await axeViolations(page, "dialog[open]")).toEqual([]);
    await confirm(page).click();
    await expect(requested(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test(
  "what is missing is said in sight, and the dialog does not move as it grows",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, contact.path);
    await openDialog(page);
    const hint = dialog(page).getByText(contact.consultation.nothingChosen);
    const color = () => hint.evaluate((element) => getComputedStyle(element).color);
    const calm = await color();
    await confirm(page).click();
    await expect.poll(color).not.toBe(calm);
    await expect(group(page, texts.day).locator("input").first()).toBeFocused();
    const moving = () => dialog(page).evaluate((element) => element.getAnimations().length);
    await expect.poll(moving, "it has come to rest").toBe(0);
    const top = (await dialog(page).boundingBox())?.y;
    await day(page, "2026-11-24").check();
    await expect(group(page, texts.time)).toBeVisible();
    expect((await dialog(page).boundingBox())?.y).toBe(top);
  },
);

for (const width of [375, 320]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ ...PHONE, viewport: { width, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

    for (const motion of ["reduce", "no-preference"] as const)
      test(
        `once a day is chosen, times come into view, and the focus stays (motion: ${motion})`,
        { tag: "@nightly" },
        async ({ page }) => {
          await page.emulateMedia({ reducedMotion: motion });
          await visit(page);
          const chosen = day(page, "2026-11-24");
          await chosen.tap();
          await expect(group(page, texts.time).getByRole("radio").first()).toBeInViewport({ ratio: 1 });
          const end = dialog(page).locator(".time-picker-end");
          await expect
            .poll(async () => {
              const first = await group(page, texts.time).getByRole("radio").first().boundingBox();
              return (first?.y ?? Infinity) + (first?.height ?? 0) <= ((await end.boundingBox())?.y ?? 0);
            })
            .toBe(true);
          await expect(chosen).toBeFocused();
        },
      );

    test(
      "it fills the screen, nothing runs off it, and a time is chosen by touch",
      { tag: nightlyUnless(width === 375) },
      async ({ page }) => {
        await open(page, contact.path);
        await link(page).tap();
        await expect(dialog(page)).toBeVisible();
        await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 640 });
        await day(page, "2026-11-24").tap();
        await anotherTap(page);
        await time(page).tap();
        const overflow = await dialog(page).evaluate((element) =>
          [...element.querySelectorAll("*")].some(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0,
          ),
        );
        expect(overflow).toBe(false);
        expect(await axeViolations(page)).toEqual([]);
        await confirm(page).tap();
        await expect(message(page)).toBeInViewport();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await axeViolations(page)).toEqual([]);
      },
    );
  });
}

test.describe("at 400 % zoom", () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 256 } });

  test("what was chosen comes into sight with its button, below a low title", { tag: "@nightly" }, async ({ page }) => {
    await visit(page);
    await day(page, "2026-11-24").tap();
    await anotherTap(page);
    await time(page).tap();
    await expect(confirm(page)).toBeInViewport({ ratio: 1 });
    await expect(outcome(page)).toBeInViewport({ ratio: 1 });
    expect((await dialog(page).locator(".dialog-bar").boundingBox())?.height).toBeLessThan(52);
  });

  test("a day that is chosen by a key stays in sight", { tag: "@nightly" }, async ({ page }) => {
    await visit(page);
    await day(page, "2026-11-24").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(group(page, texts.time)).toBeVisible();
    await expect(group(page, texts.day).locator("input:focus")).toBeChecked();
    await expect(group(page, texts.day).locator("input:focus")).toBeInViewport({ ratio: 1 });
  });

  test("a time that is chosen by a key stays in sight", { tag: "@nightly" }, async ({ page }) => {
    // A movement that the tap on a day began would otherwise still be on its way when the key is pressed.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page);
    await day(page, "2026-11-24").tap();
    await time(page).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(group(page, texts.time).locator("input:focus")).toBeChecked();
    await expect(group(page, texts.time).locator("input:focus")).toBeInViewport();
  });
});

test(
  "the room of the scroll bar is as dark as the page beside it, and nothing moves",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, contact.path);
    await link(page).scrollIntoViewIfNeeded();
    const box = await page.locator("body").boundingBox();
    await openDialog(page);
    expect(await page.locator("body").boundingBox()).toEqual(box);
    // The bar's own row: paper on both sides of the edge.
    const { data, info } = await sharp(await page.screenshot({ animations: "disabled" }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const brightness = (x: number) => data[(10 * info.width + x) * info.channels] ?? 0;
    expect(box?.width, "there is room for a scroll bar").toBeLessThan(info.width);
    expect(Math.abs(brightness(info.width - 4) - brightness(Math.floor(box?.width ?? 0) - 4))).toBeLessThan(8);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    expect(await page.locator("body").boundingBox()).toEqual(box);
  },
);

test("once a day is chosen, the times that come into view are whole", { tag: "@nightly" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page);
  await group(page, texts.day).locator(".choice:has(input:enabled)").nth(6).click();
  await expect(group(page, texts.time)).toBeVisible();
  const foot = (await dialog(page).locator(".time-picker-end").boundingBox())!.y;
  const cut = await group(page, texts.time)
    .locator(".choice")
    .evaluateAll(
      (choices, end) =>
        choices.filter((choice) => {
          const { top, bottom } = choice.getBoundingClientRect();
          // A border's width aside.
          return top < end - 1 && bottom > end + 1;
        }).length,
      foot,
    );
  expect(cut).toBe(0);
});

test("what ends the dialog stands at its lower edge while the times scroll", { tag: "@nightly" }, async ({ page }) => {
  await visit(page);
  await choose(page);
  const lowerEdge = (selector: string) =>
    dialog(page)
      .locator(selector)
      .evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  expect(await lowerEdge(".time-picker-end")).toBe(await lowerEdge(".dialog-body"));
});

for (const size of [{ width: 1280, height: 800 }, PHONE.viewport])
  test(
    `the keys lead to no time below what ends the dialog, ${size.width} pixels wide`,
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize(size);
      // Movement to the times that is still on its way would hide where the keys lead.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page);
      // An office in another zone says both times.
      const other = offices.find(({ timeZone }) => timeZone !== "America/Los_Angeles");
      await dialog(page)
        .getByRole("combobox")
        .selectOption(other?.slug ?? "");
      await day(page, "2026-11-24").check();
      await group(page, texts.time).getByRole("radio").first().check();
      const end = dialog(page).locator(".time-picker-end");
      for (let count = await group(page, texts.time).getByRole("radio").count(); count > 0; count -= 1) {
        await page.keyboard.press("ArrowRight");
        const chosen = group(page, texts.time).locator(".choice", { has: page.locator("input:focus") });
        const below = async () => {
          const [choice, foot] = [await chosen.boundingBox(), await end.boundingBox()];
          return choice && foot ? choice.y + choice.height - foot.y : Number.NaN;
        };
        await expect.poll(below).toBeLessThanOrEqual(0);
      }
    },
  );
