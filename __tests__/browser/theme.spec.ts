import { arrived, expect, open, test, type Page } from "../support/browser";
import { holdBack } from "../support/look";
import { barLink, menuButton, themeButton, themeSwitch } from "../support/page-parts";
import { site } from "../support/site";

const { labels } = site;

const choice = (page: Page, name: string) => themeSwitch(page).getByRole("radio", { name, exact: true });
/** The radio button itself is drawn by its label. */
const label = (page: Page, name: string) => themeSwitch(page).locator("label", { hasText: name });
const choose = async (page: Page, name: string) => {
  await themeButton(page).click();
  await label(page, name).click();
};

/** Lightness of the page's ground, 0 to 255. */
const ground = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]));

const expectDark = (page: Page) => expect.poll(() => ground(page)).toBeLessThan(40);
const expectLight = (page: Page) => expect.poll(() => ground(page)).toBeGreaterThan(230);

test("a choice holds against the system, on other pages and after a reload", async ({ page }) => {
  await open(page, "/");
  await choose(page, labels.themeDark);
  await expectDark(page);
  await barLink(page, "/about").click();
  await arrived(page, "/about");
  await expectDark(page);
  await page.reload();
  await expectDark(page);
  await themeButton(page).click();
  await expect(choice(page, labels.themeDark)).toBeChecked();
  await page.keyboard.press("Escape");
  await page.emulateMedia({ colorScheme: "dark" });
  await choose(page, labels.themeLight);
  await expectLight(page);
  await choose(page, labels.themeSystem);
  await expectDark(page);
});

test("works by the keyboard", async ({ page }) => {
  await open(page, "/");

  await test.step("its panel closes when the focus goes on", async () => {
    await themeButton(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(themeSwitch(page)).toBeHidden();
  });

  await themeButton(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(choice(page, labels.themeSystem)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(choice(page, labels.themeLight)).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expectDark(page);
  await expect(themeSwitch(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(themeSwitch(page)).toBeHidden();
  await expect(themeButton(page)).toBeFocused();
});

test("its button says which one holds, before the scripts run too", async ({ page }) => {
  const name = (choice: string) => `${labels.theme}: ${choice}`;
  await holdBack(page, "**/*.js");
  await page.goto("/");
  await expect(themeButton(page)).toHaveAccessibleName(name(labels.themeSystem));
  for (const [value, label] of [
    ["light", labels.themeLight],
    ["dark", labels.themeDark],
  ] as const) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), value);
    await expect(themeButton(page)).toHaveAccessibleName(name(label));
  }
});

test("a click on a theme, beside the panel or on its button closes it", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/");
  await themeButton(page).click();
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "true");
  await label(page, labels.themeDark).click();
  await expect(themeSwitch(page)).toBeHidden();
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");
  await themeButton(page).click();
  await page.mouse.click(100, 500);
  await expect(themeSwitch(page)).toBeHidden();
  await themeButton(page).click();
  await themeButton(page).click();
  await expect(themeSwitch(page)).toBeHidden();

  await test.step("both switches of the page agree", async () => {
    await page.setViewportSize({ width: 375, height: 720 });
    await menuButton(page).click();
    await expect(choice(page, labels.themeDark)).toBeChecked();
  });
});

test(
  "its button and panel lie within the bar's width, with targets that a finger meets",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/");
    const button = (await themeButton(page).boundingBox())!;
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(40);
    await themeButton(page).click();
    const panel = (await page.locator("#theme-panel").boundingBox())!;
    expect(panel.x + panel.width).toBeLessThanOrEqual(1280 - 32);
    // Below its button, at least in part.
    expect(panel.x).toBeLessThan(button.x + button.width);
    expect(panel.x + panel.width).toBeGreaterThan(button.x);
    const rows = themeSwitch(page).locator("label");
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all())
      // The panel may still be growing.
      await expect.poll(async () => (await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);

    await test.step("the page follows the system, also while it is open", async () => {
      await expect(choice(page, labels.themeSystem)).toBeChecked();
      await expectLight(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectDark(page);
    });
  },
);

test("a remembered theme stands before anything is painted", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const watch = new MutationObserver(() => {
      const { documentElement: root, body } = document;
      // The types know of no document without a body; while it is being read there is none yet.
      if (!(body as HTMLElement | null)) return;
      root.dataset.atBody = root.dataset.theme ?? "none";
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-at-body", "dark");
});

test("with forced colors, buttons keep an edge and the chosen theme a mark", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/contact");
  const edges = await page
    .locator('[data-slot="button"]:visible')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges)).toEqual(new Set(["1px"]));
  await themeButton(page).click();
  const mark = (name: string) => label(page, name).evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await mark(labels.themeSystem)).toBe("solid");
  expect(await mark(labels.themeDark)).toBe("none");
});

test("with forced colors, drawings and logo go with the system's palette, not with the chosen theme", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await open(page, "/services");
  const looks = () =>
    Promise.all([
      page.locator("body").evaluate((body) => getComputedStyle(body).color),
      page
        .locator(".stop text")
        .first()
        .evaluate((text) => getComputedStyle(text).fill),
      page.locator(".site-header .logo").evaluate((image) => getComputedStyle(image).filter),
    ]);
  const withoutChoice = await looks();
  expect(withoutChoice[0], "a dark palette has light text").toBe("rgb(255, 255, 255)");
  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await page.reload();
  expect(await looks()).toEqual(withoutChoice);
});
