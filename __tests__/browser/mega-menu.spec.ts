import { arrived, expect, open, scrollTo, scrollY, test, type Page } from "../support/browser";
import { stopClock } from "../support/clock";
import { industriesButton as toggle, industriesPanel as panel, menuButton } from "../support/page-parts";
import { industries, navigation } from "../support/site";

const { industries: menu } = navigation;
const link = (page: Page) =>
  page.locator("[data-slot=mega-menu]").getByRole("link", { name: menu.link.label, exact: true });

/** Moves the mouse to a place of the page that is not the menu. */
const leave = (page: Page) => page.mouse.move(640, 790);

const expectOpen = async (page: Page) => {
  await expect(panel(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
};

const expectClosed = async (page: Page) => {
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
};

test("opens under the mouse and lists every industry, then all services, in two columns", async ({ page }) => {
  await open(page, "/");

  await test.step("it fades and slides for 0.2 seconds", async () => {
    const durations = await panel(page).evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      const times = transitionDuration.split(", ");
      const names = transitionProperty.split(", ");
      return Object.fromEntries(names.map((name, index) => [name, times[index % times.length]]));
    });
    expect(durations).toMatchObject({ opacity: "0.2s", translate: "0.2s" });
  });

  await expectClosed(page);
  await link(page).hover();
  await expectOpen(page);
  const hrefs = await panel(page)
    .locator("a")
    .evaluateAll((links) => links.map((entry) => entry.getAttribute("href")));
  expect(hrefs).toEqual([...industries.map(({ path }) => path), menu.viewAll.href]);
  await expect(panel(page).getByRole("link", { name: menu.viewAll.label })).toHaveAttribute("href", menu.viewAll.href);
  const columns = await panel(page)
    .locator("ul")
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  expect(columns).toBe(2);
  await leave(page);
  await expectClosed(page);
});

test("a diagonal way across a corner does not close it, staying away does", { tag: "@nightly" }, async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await stopClock(page);
  await link(page).hover();
  await expectOpen(page);
  await leave(page);
  await page.clock.runFor(100);
  await panel(page).locator("a").first().hover();
  await page.clock.runFor(2_000);
  await expectOpen(page);
  await leave(page);
  await page.clock.runFor(500);
  await expectClosed(page);
});

test(
  "a click right after the mouse opened it keeps it open, a later one closes it",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    await stopClock(page);
    await toggle(page).hover();
    await expectOpen(page);
    await page.clock.runFor(100);
    await toggle(page).click();
    await expectOpen(page);
    await page.clock.runFor(1_000);
    await toggle(page).click();
    await expectClosed(page);
  },
);

for (const [what, pin] of [
  ["a click on its button", (page: Page) => toggle(page).click()],
  ["a click on its text", (page: Page) => panel(page).locator("> p").click()],
] as const) {
  test(`${what} keeps it open after the mouse has left, until it is closed`, { tag: "@nightly" }, async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    await stopClock(page);
    await toggle(page).hover();
    await expectOpen(page);
    await pin(page);
    await leave(page);
    await page.clock.runFor(2_000);
    await expectOpen(page);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await toggle(page).hover();
    await expectOpen(page);
    await leave(page);
    await page.clock.runFor(500);
    await expectClosed(page);
  });
}

test("opened by the keyboard, it stays while a mouse goes over it", { tag: "@nightly" }, async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await stopClock(page);
  await link(page).hover();
  await leave(page);
  await page.clock.runFor(500);
  await expectClosed(page);
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await link(page).hover();
  await leave(page);
  await page.clock.runFor(2_000);
  await expectOpen(page);
});

test(
  "a window that gets too small for it closes it, and the focus goes on to the other menu's button",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/");
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel(page).locator("a").first()).toBeFocused();
    await page.setViewportSize({ width: 375, height: 720 });
    await expect(panel(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  },
);

test("works by the keyboard: Enter opens, Tab walks through, Escape closes and gives focus back", async ({ page }) => {
  await open(page, "/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page);
  await page.keyboard.press("Tab");
  await expect(panel(page).locator("a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expectOpen(page);
  await page.keyboard.press("Space");
  await expectClosed(page);

  await test.step("Tab out of it closes it", async () => {
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await panel(page).locator("a").last().focus();
    await expectOpen(page);
    await page.keyboard.press("Tab");
    await expectClosed(page);
    await expect(
      page.locator("[data-slot=mega-menu] ~ *, li:has([data-slot=mega-menu]) + li > a").first(),
    ).toBeFocused();
  });
});

test("text in it can be pressed, and it stays open", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page);
  await panel(page).locator("> p").click();
  // The pressed text cannot hold the focus, so it has left the button.
  await expect(toggle(page)).not.toBeFocused();
  await expectOpen(page);
});

test("a link inside leads to its page and closes the menu", async ({ page }) => {
  const [industry] = industries;
  await open(page, "/about");
  await scrollTo(page, 600);
  await link(page).hover();
  await panel(page).locator(`a[href="${industry?.path}"]`).click();
  await arrived(page, industry?.path ?? "");
  await leave(page);
  await expectClosed(page);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test("the link itself leads to all services", async ({ page }) => {
  await open(page, "/");
  await link(page).click();
  await arrived(page, "/services");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens it, a second one or one outside closes it", async ({ page }) => {
    await open(page, "/");
    await toggle(page).tap();
    await expectOpen(page);
    await toggle(page).tap();
    await expectClosed(page);
    await toggle(page).tap();
    await expectOpen(page);
    await page.touchscreen.tap(640, 790);
    await expectClosed(page);
  });

  test("a tap on an industry leads there", { tag: "@nightly" }, async ({ page }) => {
    const path = industries[1]?.path ?? "";
    await open(page, "/");
    await toggle(page).tap();
    await panel(page).locator(`a[href="${path}"]`).tap();
    await arrived(page, path);
    await expectClosed(page);
  });
});
