/** Finds what moves on a page, and makes it move. */
import type { Page } from "@playwright/test";

/** Elements with a running animation, except those that are too short to see (1 ms at most). */
export const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );

/**
 * Moves the mouse, because motion code is loaded at the first interaction. Twice, because a page's first event has no
 * distance.
 */
export const wake = async (page: Page) => {
  await page.mouse.move(590, 400);
  await page.mouse.move(600, 400);
};
