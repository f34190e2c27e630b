import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser that benchmarks run in.
 *
 * @returns the path that CHROMIUM_PATH names, or that of an installed browser
 * @throws where there is none
 */
export const findChrome = (): string => {
  const found = [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS].find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error("No Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH");
  return found;
};

/** Flags that keep the browser's own traffic out of the figures. */
export const CHROME_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Starts the browser for Playwright, which adds the flag for its own headless mode. */
export const launchChrome = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChrome(),
    args: CHROME_FLAGS.filter((flag) => !flag.startsWith("--headless")),
  });
