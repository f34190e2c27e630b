import type { Locator } from "@playwright/test";
import { expect, type Page } from "./browser";
import { cutText, overlapsInHeader, sidewaysScroll } from "./page-reading";
import { industries, tabsOf } from "./site";

/** The page shows all it has at its present size. */
export const expectFits = async (page: Page, what: string) => {
  // The first layout after the window has changed may hold widths of the one before it; the next frame has none of them.
  await expect.poll(() => page.evaluate(sidewaysScroll), `${what}: no scrolling sideways`).toBe(0);
  expect(await page.evaluate(cutText), `${what}: no text is cut off`).toEqual([]);
  expect(await page.evaluate(overlapsInHeader), `${what}: nothing overlaps in the header`).toEqual([]);
};

/** Every tab of an industry's page in turn; elsewhere the page as it stands. */
export const eachState = async (page: Page, path: string, check: (state: string) => Promise<void>) => {
  const industry = industries.find((entry) => entry.path === path);
  if (!industry) return check("page");
  for (const id of tabsOf(industry)) {
    await page.evaluate((tab) => document.getElementById(`tab-${tab}`)?.click(), id);
    await expect(page.locator(".tab-panel:visible")).toHaveAttribute("id", id);
    await check(id);
  }
};

/** Pixels that a field has left beside its example; less than 0 where that is cut off. */
export const roomForPlaceholder = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(input);
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("the browser draws nothing");
    Object.assign(canvas, { font, letterSpacing });
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return room - canvas.measureText(input.placeholder).width;
  });
