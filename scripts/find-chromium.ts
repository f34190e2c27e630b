/** Where the browser tests find their browser. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram } from "./find-program";

/** It has no window to draw, so the suite takes two thirds of the time. */
const HEADLESS_SHELL = "chromium-headless-shell";

const WHOLE_BROWSERS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const SYSTEM_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** What to do if there is no browser. */
export const BROWSER_WANTED =
  'The browser tests need Chromium: run "npx playwright install chromium", or on Debian "apt-get install chromium-headless-shell", or set CHROMIUM_PATH to a Chromium or Chrome.';

/**
 * True if `npx playwright install --only-shell chromium` has installed the headless shell, which has its own folder
 * next to that of the whole browser.
 */
const hasPlaywrightShell = (): boolean =>
  existsSync(chromium.executablePath().replace(/chromium-(\d+).*/, "chromium_headless_shell-$1/INSTALLATION_COMPLETE"));

/**
 * Finds an installed Chromium: the one that the environment variable CHROMIUM_PATH names, else the system's, else the
 * one that Playwright has downloaded.
 *
 * @param names names of the program, the preferred one first
 * @returns path of the program; undefined if there is none
 * @throws if the file that CHROMIUM_PATH names does not exist
 */
const installedChromium = (names: readonly string[]): string | undefined => {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return findProgram(names, [...SYSTEM_PLACES, chromium.executablePath()]);
  if (existsSync(chosen)) return chosen;
  throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
};

/**
 * Finds the browser of the tests, preferably the headless shell.
 *
 * @returns path of the program; undefined if Playwright has its own headless shell, which it starts by default
 * @throws with one line that says how to get one; also if the file that CHROMIUM_PATH names does not exist
 */
export const findChromium = (): string | undefined => {
  const found = installedChromium([HEADLESS_SHELL, ...WHOLE_BROWSERS]);
  if (found || hasPlaywrightShell()) return found;
  throw new Error(BROWSER_WANTED);
};

/**
 * Finds the browser of the benchmarks: a whole browser, as visitors have.
 *
 * @returns path of the program
 * @throws with one line that says how to get one; also if the file that CHROMIUM_PATH names does not exist
 */
export const findWholeChromium = (): string => {
  const found = installedChromium(WHOLE_BROWSERS);
  if (found) return found;
  throw new Error('The benchmarks need Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH.');
};

/**
 * Playwright's launch options for the browser of the tests.
 *
 * @param args additional command-line arguments
 * @throws if there is no browser, see `findChromium`
 */
export const launchOptions = (args: string[] = []) => {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    // Hidden scroll bars would leave an empty gutter beside the page. Phones have no gutter (PHONE in
    // __tests__/support/browser.ts).
    ignoreDefaultArgs: ["--hide-scrollbars"],
    // Otherwise the headless shell fits glyphs to whole pixels, and lines break differently than for visitors.
    args: ["--font-render-hinting=none", ...args],
  };
};
