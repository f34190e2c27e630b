import type { Page } from "@playwright/test";

/**
 * Stops the page's clock: from now on only `page.clock.runFor` lets time pass.
 * `page.clock.install` must have been called before the page was opened.
 */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
};
