import type { Page } from "@playwright/test";

/**
 * Stops the page's clock: from now on only `page.clock.runFor` lets time pass.
 * `page.clock.install` must have been called before the page was opened.
 */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
};

/**
 * Does what itself waits for the page's timers and frames, while the clock stands still for everything else:
 * a few of the page's milliseconds pass, however long it takes by the clock on the wall.
 *
 * @param work e.g. a check by axe, whose rules wait for timers
 */
export const whileTimersRun = async (page: Page, work: () => Promise<unknown>): Promise<void> => {
  let isDone = false;
  const waiting = work().finally(() => {
    isDone = true;
  });
  // What fails while the clock runs is told below, not as a rejection that nobody handles.
  waiting.catch(() => undefined);
  while (!isDone) await page.clock.runFor(1);
  await waiting;
};
