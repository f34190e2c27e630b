import type { Locator } from "@playwright/test";
import { expect, type Page } from "./browser";
import { cutText, overlapsInHeader, sidewaysScroll } from "./page-reading";
import { industries, tabsOf } from "./site";

/** Expects that nothing is cut off, overlaps or scrolls sideways at the current window size. */
export const expectFits = async (page: Page, what: string) => {
  // Polls, because the first layout after a change of the window may still have the old widths.
  await expect.poll(() => page.evaluate(sidewaysScroll), `${what}: no scrolling sideways`).toBe(0);
  expect(await page.evaluate(cutText), `${what}: no text is cut off`).toEqual([]);
  expect(await page.evaluate(overlapsInHeader), `${what}: nothing overlaps in the header`).toEqual([]);
};

/** Runs a check on every tab of an industry's page in turn; on other pages, once. */
export const eachState = async (page: Page, path: string, check: (state: string) => Promise<void>) => {
  const industry = industries.find((entry) => entry.path === path);
  if (!industry) return check("page");
  for (const id of tabsOf(industry)) {
    await page.evaluate((tab) => document.getElementById(`tab-${tab}`)?.click(), id);
    await expect(page.locator(".tab-panel:visible")).toHaveAttribute("id", id);
    await check(id);
  }
};

/** Free space beside a field's placeholder, in pixels; negative if the placeholder is cut off. */
export const roomForPlaceholder = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(input);
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("the browser draws nothing");
    Object.assign(canvas, { font, letterSpacing });
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return room - canvas.measureText(input.placeholder).width;
  });
