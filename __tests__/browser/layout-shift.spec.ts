import { expect, hydrated, PHONE, test } from "../support/browser";
import { ALL_PATHS, tagsOf } from "../support/site";

/** Adds up what moves without the visitor's doing. */
const watchShifts = () => {
  const record = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const root = document.documentElement;
      root.dataset.shift = String(Number(root.dataset.shift ?? 0) + value);
      root.dataset.shifted = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80)).join(" | ");
    }
  };
  new PerformanceObserver((list) => record(list.getEntries())).observe({ type: "layout-shift", buffered: true });
};

for (const [name, options] of [
  ["at 375 px", PHONE],
  ["at 1280 px", {}],
] as const) {
  test.describe(name, () => {
    test.use(options);

    for (const path of ALL_PATHS) {
      test(
        `${path} does not move while it loads and while it is read`,
        { tag: tagsOf(path) },
        async ({ page, pageErrors }) => {
          pageErrors.allowNotFound();
          await page.addInitScript(watchShifts);
          await page.goto(path);
          await hydrated(page);
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          for (let top = 0; top < height; top += 600) {
            await page.mouse.wheel(0, 600);
            await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
          }
          await page.waitForLoadState("networkidle");
          const { shift = "0", shifted = "" } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
          expect(Number(shift).toFixed(3), shifted).toBe("0.000");
        },
      );
    }
  });
}
