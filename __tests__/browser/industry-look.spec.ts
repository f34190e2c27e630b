/** Small things of an industry's page: the artwork's edge in the dark, the titles of tabs without scripts, the breadcrumbs. */
import { expect, open, test } from "../support/browser";
import { difference, pixelsAt } from "../support/pixels";
import { industries, tagsOf } from "../support/site";

for (const { path } of industries) {
  test(`${path}: the artwork fades into the dark paper on all sides`, { tag: tagsOf(path) }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await open(page, path);
    const art = page.locator("main picture img").first();
    await expect(art).toHaveJSProperty("complete", true);
    const { x, y, width, height } = (await art.boundingBox())!;
    const colorAt = async (left: number, top: number) =>
      (await pixelsAt(page, { x: Math.round(left), y: Math.round(top), width: 1, height: 1 }))[0];
    for (const share of [0.25, 0.5, 0.75]) {
      const edges = [
        [x + 1, y + share * height, -4, 0],
        [x + width - 2, y + share * height, 4, 0],
        [x + share * width, y + 1, 0, -4],
        [x + share * width, y + height - 2, 0, 4],
      ] as const;
      for (const [left, top, right, down] of edges)
        expect(difference(await colorAt(left, top), await colorAt(left + right, top + down))).toBeLessThan(16);
    }
  });

  test(`${path}: the breadcrumbs stand on one line from 360 px on`, { tag: tagsOf(path) }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const tops = await page
      .locator("main nav li")
      .evaluateAll((entries) =>
        entries.filter((entry) => entry.checkVisibility()).map((entry) => entry.getBoundingClientRect().top),
      );
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [375, 1280, 1920])
    test(`the title of a tab begins where its panel does, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(industries[1]?.path ?? "");
      const starts = await page.locator(".tab-panel").evaluateAll((panels) =>
        panels.map((panel) =>
          [".tab-title", "h2"].map((part) => {
            const range = document.createRange();
            range.selectNodeContents(panel.querySelector(part)!);
            return Math.round(range.getClientRects()[0]!.left);
          }),
        ),
      );
      for (const [title, heading] of starts) expect(title).toBe(heading);
    });
});
