import { arrived, expect, open, test, type Page } from "../support/browser";
import { barLink, menuButton, themeSwitch } from "../support/page-parts";
import { site } from "../support/site";

const { labels } = site;

const choice = (page: Page, name: string) => themeSwitch(page).getByRole("radio", { name, exact: true });
/** The radio button itself is drawn by its label. */
const label = (page: Page, name: string) => themeSwitch(page).locator("label", { hasText: name });
const choose = (page: Page, name: string) => label(page, name).click();

/** Lightness of the page's ground, 0 to 255. */
const ground = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]));

const expectDark = (page: Page) => expect.poll(() => ground(page)).toBeLessThan(40);
const expectLight = (page: Page) => expect.poll(() => ground(page)).toBeGreaterThan(230);

test("follows the system, also while the page is open", async ({ page }) => {
  await open(page, "/");
  await expect(choice(page, labels.themeSystem)).toBeChecked();
  await expectLight(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectDark(page);
});

test("a choice holds against the system, on other pages and after a reload", async ({ page }) => {
  await open(page, "/");
  await choose(page, labels.themeDark);
  await expectDark(page);
  await barLink(page, "/about").click();
  await arrived(page, "/about");
  await expectDark(page);
  await page.reload();
  await expectDark(page);
  await expect(choice(page, labels.themeDark)).toBeChecked();
  await page.emulateMedia({ colorScheme: "dark" });
  await choose(page, labels.themeLight);
  await expectLight(page);
  await choose(page, labels.themeSystem);
  await expectDark(page);
});

test("works by the keyboard", async ({ page }) => {
  await open(page, "/");
  await choice(page, labels.themeSystem).focus();
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, labels.themeLight)).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expectDark(page);
});

test("both switches of the page agree", async ({ page }) => {
  await open(page, "/");
  await choose(page, labels.themeDark);
  await page.setViewportSize({ width: 375, height: 720 });
  await menuButton(page).click();
  await expect(choice(page, labels.themeDark)).toBeChecked();
});

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

test("storage that is blocked breaks nothing", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );
  await open(page, "/");
  await choose(page, labels.themeDark);
  await expectDark(page);
  await barLink(page, "/about").click();
  await arrived(page, "/about");
  await expectDark(page);
});

test("stored nonsense counts as the system's theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "purple"));
  await open(page, "/");
  await expectLight(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("with forced colors, buttons keep an edge and the chosen theme a mark", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/contact");
  const edges = await page
    .locator('[data-slot="button"]:visible')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges)).toEqual(new Set(["1px"]));
  const mark = (name: string) => label(page, name).evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await mark(labels.themeSystem)).toBe("solid");
  expect(await mark(labels.themeDark)).toBe("none");
});
