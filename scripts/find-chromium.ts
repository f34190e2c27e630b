/** Where the browser tests find their browser. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram } from "./find-program";

/** Without a window to draw, it is through the suite in two thirds of the time. */
const HEADLESS_SHELL = "chromium-headless-shell";

const WHOLE_BROWSERS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

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
 * Finds an installed Chromium: the one that the environment variable CHROMIUM_PATH names, then the system's, then the
 * one that Playwright has downloaded.
 *
 * @param names names of the program, the preferred one first
 * @returns path of the program; undefined where there is none
 * @throws where CHROMIUM_PATH names no file
 */
const installedChromium = (names: readonly string[]): string | undefined => {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return findProgram(names, [...SYSTEM_PLACES, chromium.executablePath()]);
  if (existsSync(chosen)) return chosen;
  throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
};

/**
 * Finds the browser of the tests, if it may the headless shell.
 *
 * @returns path of the program; undefined where Playwright starts a headless shell of its own
 * @throws with one line that says how to get one; also where CHROMIUM_PATH names no file
 */
export const findChromium = (): string | undefined => {
  const found = installedChromium([HEADLESS_SHELL, ...WHOLE_BROWSERS]);
  if (found || hasPlaywrightShell()) return found;
  throw new Error(BROWSER_WANTED);
};

/**
 * Finds the browser of the benchmarks, the one that visitors have.
 *
 * @returns path of the program
 * @throws with one line that says how to get one; also where CHROMIUM_PATH names no file
 */
export const findWholeChromium = (): string => {
  const found = installedChromium(WHOLE_BROWSERS);
  if (found) return found;
  throw new Error('The benchmarks need Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH.');
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
