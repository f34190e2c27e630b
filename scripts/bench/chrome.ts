import path from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { findWholeChromium } from "../find-chromium";
import { precompress } from "../server/compression";
import { serveSite, type SiteServer } from "../server/site-server";

/** Starts the browser without a window, and keeps its own background traffic out of the figures. */
export const CHROME_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Serves a built site, compressed in advance, on a free port. */
export const serveCompressed = async (dir: string): Promise<SiteServer> => {
  const folder = path.resolve(dir);
  await precompress(folder);
  return serveSite(folder, 0);
};

/** Serves a built site and runs a browser under Playwright until `measure` is done. */
export const withBrowser = async (
  dir: string,
  measure: (browser: Browser, address: string) => Promise<void>,
): Promise<void> => {
  const server = await serveCompressed(dir);
  // Playwright adds the flag for its own headless mode.
  const args = CHROME_FLAGS.filter((flag) => !flag.startsWith("--headless"));
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args });
  try {
    await measure(browser, server.address);
  } finally {
    await browser.close();
    await server.close();
  }
};

/** Opens a page, and waits until it is hydrated. */
export const openPage = async (browser: Browser, address: string, options: BrowserContextOptions): Promise<Page> => {
  const page = await browser.newPage(options);
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  return page;
};

/** Slows down the processor for a page by a factor. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
};
