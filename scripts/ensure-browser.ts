/**
 * First step of `npm test`: looks for the browser before anything is built, because the browser tests run last and
 * would fail late. If there is none, it downloads Playwright's headless shell. If that is impossible, one line says
 * what to do.
 */
import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { BROWSER_WANTED, findChromium, launchOptions } from "./find-chromium";
import { runScript } from "./run-script";

/** The variable and the default are Playwright's own. */
const DOWNLOAD_HOST = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? "https://cdn.playwright.dev";

/** How long the host may take to answer, in milliseconds. Playwright itself would retry for minutes. */
const PATIENCE = 4_000;

const isThere = (): boolean => {
  try {
    findChromium();
    return true;
  } catch (error) {
    if (process.env.CHROMIUM_PATH) throw error;
    return false;
  }
};

const canDownload = (): Promise<boolean> =>
  fetch(DOWNLOAD_HOST, { method: "HEAD", signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );

const install = (): boolean => {
  console.log("No Chromium is installed: downloading Playwright's headless shell.");
  const cli = require.resolve("@playwright/test/cli");
  const { status } = spawnSync(process.execPath, [cli, "install", "--only-shell", "chromium"], { stdio: "inherit" });
  return status === 0;
};

/** An installed browser can still lack system libraries. */
const tryIt = async (): Promise<void> => {
  const browser = await chromium.launch(launchOptions()).catch((error: Error) => {
    throw new Error(`Chromium does not start: run "npx playwright install-deps chromium".\n${error.message}`);
  });
  await browser.close();
};

const main = async (): Promise<void> => {
  if (!isThere()) {
    if (!(await canDownload())) throw new Error(`${BROWSER_WANTED} (${DOWNLOAD_HOST} cannot be reached from here.)`);
    if (!install()) throw new Error(BROWSER_WANTED);
  }
  await tryIt();
};

runScript(main);
