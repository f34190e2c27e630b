/** Firefox, driven by Playwright over WebDriver BiDi: an installed Firefox, not one that Playwright built. */
import { join } from "node:path";
import type { Browser, BrowserContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { findProgram } from "../../../scripts/find-program";
import { fullAddress, type Engine, type Tab, type Target } from "./tab";
import { COMPLAINTS, watchPage } from "./watch-page";

/** Path of Firefox: what FIREFOX_PATH names, otherwise the system's; undefined where there is none. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ??
  findProgram(["firefox-esr", "firefox"], ["/Applications/Firefox.app/Contents/MacOS/firefox"]);

/** The visitor's own setting: text twice as large as it mostly is, 32 pixels. */
const LARGE_TEXT = { "font.size.variable.x-western": 32 };

/**
 * How Playwright starts it.
 *
 * @param largeText whether the visitor has chosen text of 200 percent
 */
const firefoxOptions = (largeText = false) => ({
  channel: "moz-firefox",
  executablePath: join(__dirname, "firefox-relay.sh"),
  env: { ...process.env, FIREFOX_PATH: findFirefox() ?? "" },
  // Scroll bars that take room, as on Windows: what is wider than the page then shows.
  firefoxUserPrefs: { "widget.gtk.overlay-scrollbars.enabled": false, ...(largeText && LARGE_TEXT) },
});

const locate = (page: Page, target: Target) =>
  typeof target === "string" ? page.locator(target) : page.getByRole(target.role, { name: target.name, exact: true });

/** Without scripts no frame is drawn for Playwright to see that a control stands still, so `force` spares that look. */
const tabOf = (page: Page, context: BrowserContext, address: string, force: boolean): Tab => ({
  goto: async (path) => void (await page.goto(fullAddress(address, path))),
  // Not by Playwright, which would wait in vain for a document that Firefox takes from its page cache.
  back: () => page.evaluate(() => void setTimeout(() => history.back())),
  forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
  reload: async () => void (await page.reload()),
  evaluate: (run, argument) => page.evaluate(run as (argument: unknown) => ReturnType<typeof run>, argument),
  click: (target) => locate(page, target).filter({ visible: true }).first().click({ force }),
  clickAt: (x, y) => page.mouse.click(x, y),
  choose: async (list, value) => void (await page.locator(list).selectOption(value)),
  box: async (target) => {
    const [element] = await locate(page, target).filter({ visible: true }).all();
    return (await element?.boundingBox()) ?? undefined;
  },
  focuses: (target) =>
    locate(page, target).evaluateAll((elements) => elements.some((element) => element === document.activeElement)),
  press: async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  },
  type: (text) => page.keyboard.type(text),
  hover: (x, y) => page.mouse.move(x, y),
  resize: (width, height) => page.setViewportSize({ width, height }),
  picture: async () => {
    const complaints = await page.evaluate((key) => sessionStorage.getItem(key) ?? "[]", COMPLAINTS);
    const picture = await page.screenshot({ animations: "allow", caret: "initial" });
    // Playwright puts a style into the page for it, which the policy forbids: no fault of the page.
    await page.evaluate(
      ([key, before]) =>
        new Promise<void>((resolve) => {
          setTimeout(() => resolve(sessionStorage.setItem(key, before)));
        }),
      [COMPLAINTS, complaints] as const,
    );
    return picture;
  },
  another: async () => tabOf(await context.newPage(), context, address, force),
});

/**
 * Starts Firefox.
 *
 * @param address where the site is served
 * @param largeText whether the visitor has chosen text of 200 percent
 * @throws where there is no Firefox or it does not start
 */
export const startFirefox = async (
  { firefox }: PlaywrightWorkerArgs["playwright"],
  address: string,
  largeText: boolean,
): Promise<Engine> => {
  const { firefoxUserPrefs, ...options } = firefoxOptions(largeText);
  const launch = (prefs: Record<string, boolean>) =>
    firefox.launch({ ...options, firefoxUserPrefs: { ...firefoxUserPrefs, ...prefs } });
  const browser = await launch({});
  // Playwright's own option for it does nothing over BiDi: such visitors share a browser of their own.
  let scriptless: Promise<Browser> | undefined;
  return {
    address,
    visit: async ({ scripts }, stay) => {
      const used = scripts ? browser : await (scriptless ??= launch({ "javascript.enabled": false }));
      const context = await used.newContext();
      await context.addInitScript(watchPage);
      try {
        return await stay(tabOf(await context.newPage(), context, address, !scripts));
      } finally {
        await context.close();
      }
    },
    close: async () => {
      await (await scriptless)?.close();
      await browser.close();
    },
  };
};
