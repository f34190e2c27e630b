import type { Page } from "@playwright/test";

/**
 * Stops the page's clock: from now on, only `page.clock.runFor` advances it. `page.clock.install` must have been called
 * before the page was opened.
 */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
};

/**
 * Advances the stopped clock just enough for work that waits for the page's timers and frames. Only a few milliseconds
 * pass for the page, however long the work takes in real time.
 *
 * @param work for example a check by axe, whose rules wait for timers
 */
export const whileTimersRun = async (page: Page, work: () => Promise<unknown>): Promise<void> => {
  let isDone = false;
  const waiting = work().finally(() => {
    isDone = true;
  });
  // Prevents an unhandled rejection while the clock runs. `await` below throws the error.
  waiting.catch(() => undefined);
  while (!isDone) await page.clock.runFor(1);
  await waiting;
};
