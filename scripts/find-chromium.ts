/** Where the browser tests find their browser. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram } from "./find-program";

/** The headless shell comes first: without a window to draw, it is through the suite in two thirds of the time. */
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];

const SYSTEM_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** What to do where there is no browser. */
export const BROWSER_WANTED =
  'The browser tests need Chromium: run "npx playwright install chromium", or on Debian "apt-get install chromium-headless-shell", or set CHROMIUM_PATH to a Chromium or Chrome.';

/** True where `npx playwright install --only-shell chromium` has put its headless shell, a folder beside the whole browser's. */
const hasPlaywrightShell = (): boolean =>
  existsSync(chromium.executablePath().replace(/chromium-(\d+).*/, "chromium_headless_shell-$1/INSTALLATION_COMPLETE"));

/**
 * Finds a Chromium: the environment variable CHROMIUM_PATH, then the system's,
 * then the one that Playwright has downloaded.
 *
 * @returns path of the program; undefined where Playwright starts a headless shell of its own
 * @throws with one line that says how to get one; also where CHROMIUM_PATH names no file
 */
export const findChromium = (): string | undefined => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  }
  const found = findProgram(SYSTEM_NAMES, [...SYSTEM_PLACES, chromium.executablePath()]);
  if (found || hasPlaywrightShell()) return found;
  throw new Error(BROWSER_WANTED);
};

/**
 * How the browser is started.
 *
 * @param args further arguments of the command line
 * @throws where there is no browser, see `findChromium`
 */
export const launchOptions = (args: string[] = []) => {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    // Hidden scroll bars would leave their empty gutter beside the page; phones have none (see PHONE in __tests__/support/browser.ts).
    ignoreDefaultArgs: ["--hide-scrollbars"],
    // The headless shell would fit glyphs to whole pixels, and text would break elsewhere than for visitors.
    args: ["--font-render-hinting=none", ...args],
  };
};
