/** What moves on a page, and what makes it move. */
import type { Page } from "@playwright/test";

/** What moves at this moment, and longer than one can see. */
export const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );

/** Moves the mouse: what may move is loaded at the first interaction. The first event of a page says of no distance. */
export const wake = async (page: Page) => {
  await page.mouse.move(590, 400);
  await page.mouse.move(600, 400);
};
