import { expect, open, PHONE, test } from "../support/browser";
import { eachState, expectFits } from "../support/fitting";
import { bar } from "../support/page-parts";
import { coveredText, smallTargets } from "../support/page-reading";
import { ALL_PATHS, tagsOf, UNKNOWN_PATH } from "../support/site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of ALL_PATHS) {
  test.describe("on small screens", () => {
    test.use(PHONE);

    test(
      `${path} fits 320 and 375 pixels, its controls can be hit, and a page zoom of 400 percent loses nothing`,
      { tag: tagsOf(path) },
      async ({ page, pageErrors }) => {
        pageErrors.allowNotFound();
        await open(page, path);
        await eachState(page, path, async (state) => {
          for (const width of [320, 375]) {
            await page.setViewportSize({ width, height: 720 });
            await expectFits(page, `${state} at ${width} px`);
            expect(await page.evaluate(smallTargets), `${state} at ${width} px`).toEqual([]);
          }
          await page.setViewportSize({ width: 320, height: 256 });
          await expectFits(page, `${state} at 400 %`);
        });
        // What sticks must leave room for what is read.
        const bars = await bar(page)
          .or(page.getByRole("tablist"))
          .evaluateAll((elements) =>
            elements.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
          );
        expect(bars).toBeLessThanOrEqual(128);
      },
    );
  });

  test(
    `${path} fits 768 to 2560 pixels, nothing sticks over text, and its controls can be hit`,
    { tag: tagsOf(path) },
    async ({ page, pageErrors }) => {
      pageErrors.allowNotFound();
      await open(page, path);
      await eachState(page, path, async (state) => {
        for (const width of [768, 1023, 1280, 1920, 2560]) {
          await page.setViewportSize({ width, height: 800 });
          await expectFits(page, `${state} at ${width} px`);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await page.evaluate(coveredText), state).toEqual([]);
        expect(await page.evaluate(smallTargets), state).toEqual([]);
      });
    },
  );
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("headlines begin at one height, in two sizes, and wide buttons are 48 px high", async ({ page }) => {
    const [tops, sizes, heights] = [new Set<number>(), new Set<string>(), new Set<number>()];
    for (const path of ALL_PATHS.filter((entry) => entry !== UNKNOWN_PATH)) {
      await open(page, path);
      const headline = page.locator("h1");
      tops.add(Math.round((await headline.boundingBox())!.y));
      sizes.add(await headline.evaluate((element) => getComputedStyle(element).fontSize));
      const buttons = await page
        .locator("main [data-slot=button]")
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
      for (const { width, height } of buttons) if (width > 280) heights.add(Math.round(height));
    }
    expect([...tops]).toHaveLength(1);
    expect(sizes.size, [...sizes].join(", ")).toBeLessThanOrEqual(2);
    expect([...heights]).toEqual([48]);
  });
});

for (const [width, columns] of [
  [375, 1],
  [700, 2],
  [1280, 3],
] as const) {
  test(`the hero's features stand in ${columns} columns at ${width} px, and fill the width`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/");
    const { boxes, list } = await page.locator("[data-slot=features]").evaluate((element) => ({
      boxes: [...element.children].map((child) => child.getBoundingClientRect().toJSON() as DOMRect),
      list: element.getBoundingClientRect().toJSON() as DOMRect,
    }));
    const rowOf = ({ top }: DOMRect) => boxes.filter((box) => Math.abs(box.top - top) < 1);
    expect(Math.max(...boxes.map((box) => rowOf(box).length))).toBe(columns);
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns);
    for (const box of boxes) expect(rowOf(box).at(-1)?.right).toBeCloseTo(list.right, 0);
  });
}
