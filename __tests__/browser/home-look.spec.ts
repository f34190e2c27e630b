import { expect, open, test } from "../support/browser";

test("the drawings of services are drawn as they come into view and whole in its middle", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  for (const drawing of await page.locator(".service-drawing").all()) {
    const hidden = () =>
      drawing.locator(".drawing-first").evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset));
    const scrollTo = (place: number) =>
      drawing.evaluate((figure, at) => {
        const { top, height } = figure.getBoundingClientRect();
        scrollBy({ top: top + height / 2 - at * innerHeight, behavior: "instant" });
      }, place);
    await scrollTo(1);
    await expect.poll(hidden).toBeGreaterThan(0.5);
    await scrollTo(0.45);
    await expect.poll(hidden).toBe(0);
  }
});
