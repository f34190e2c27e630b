import { expect, open, test } from "../support/browser";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the hero's features stand in 1, 2 or 3 columns, and fill the width", async ({ page }) => {
  await open(page, "/");
  for (const [width, columns] of [
    [375, 1],
    [700, 2],
    [1280, 3],
  ] as const)
    await test.step(`${columns} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const { boxes, list } = await page.locator("[data-slot=features]").evaluate((element) => ({
        boxes: [...element.children].map((child) => child.getBoundingClientRect().toJSON() as DOMRect),
        list: element.getBoundingClientRect().toJSON() as DOMRect,
      }));
      const rowOf = ({ top }: DOMRect) => boxes.filter((box) => Math.abs(box.top - top) < 1);
      expect(Math.max(...boxes.map((box) => rowOf(box).length))).toBe(columns);
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns);
      for (const box of boxes) expect(rowOf(box).at(-1)?.right).toBeCloseTo(list.right, 0);
    });
});
