/** Tables of the content where they have no room, as with large text: each scrolls within a region, by keyboard too. */
import { expect, open, test } from "../support/browser";
import { sidewaysScroll } from "../support/page-reading";
import { aiSolutions, posts } from "../support/site";

test.use({ viewport: { width: 280, height: 700 } });

test(
  "the tables of the sample report scroll within themselves or have room, and say on paper too that they are a sample",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, aiSolutions.path);

    await test.step("they scroll within themselves", async () => {
      expect(await page.evaluate(sidewaysScroll)).toBe(0);
      const regions = page.getByRole("region").filter({ has: page.locator("table") });
      let wide = 0;
      for (const region of await regions.all()) {
        if (await region.evaluate((element) => element.scrollWidth <= element.clientWidth)) continue;
        wide += 1;
        await region.focus();
        await page.keyboard.press("ArrowRight");
        await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      }
      // Otherwise the test would see nothing.
      expect(wide).toBeGreaterThan(0);
    });

    await page.emulateMedia({ media: "print" });
    await test.step("the sample report says on paper too that it is one", async () => {
      await expect(page.getByRole("article").getByText(aiSolutions.report.mark, { exact: true })).toBeVisible();
    });
    await page.emulateMedia({ media: "screen" });

    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`the arrow of a link follows its last word, at ${width} px`, async () => {
        const gaps = await page.locator(".arrow-link:visible").evaluateAll((links) =>
          links.map((link) => {
            const text = document.createRange();
            text.selectNodeContents(link.firstChild!);
            const last = [...text.getClientRects()].at(-1)!;
            const arrow = link.querySelector("svg")!.getBoundingClientRect();
            return {
              beside: Math.round(arrow.left - last.right),
              within: arrow.top < last.bottom && arrow.bottom > last.top,
            };
          }),
        );
        expect(gaps.length).toBeGreaterThan(2);
        for (const gap of gaps) expect(gap).toEqual({ beside: 8, within: true });
      });
    }

    const report = page.getByRole("article").filter({ hasText: aiSolutions.report.mark });
    // From wide to narrow: a row that a phone has opened would stay open.
    for (const width of [1280, 1100, 1024, 768, 640, 375, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`on ${width} pixels no cell of the sample report is cut`, async () => {
        for (const toggle of await report.locator("summary:visible").all())
          if (!(await toggle.evaluate((summary) => summary.closest("details")!.open))) await toggle.click();
        const { cells, cut } = await report.evaluate((sheet) => {
          const all = [...sheet.querySelectorAll("th, td")].filter((cell) => cell.checkVisibility());
          const beyond = all.filter((cell) => {
            const edge = cell.closest("[role=region]")!.getBoundingClientRect();
            const { left, right } = cell.getBoundingClientRect();
            return right > edge.right + 1 || left < edge.left - 1 || cell.scrollWidth > cell.clientWidth + 1;
          });
          return { cells: all.length, cut: beyond.map(({ textContent }) => textContent) };
        });
        expect(cells).toBeGreaterThan(60);
        expect(cut).toEqual([]);
      });
    }
  },
);

test("the tables of an article scroll within themselves, and whole on paper", async ({ page }) => {
  const post = posts.find(({ body }) => body.some(({ table }) => (table?.head.length ?? 0) > 3));
  await open(page, `/blog#${post?.slug}`);
  const reader = page.getByRole("dialog");
  expect(await reader.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  const region = reader.getByRole("region").first();
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await region.evaluate((element) => getComputedStyle(element).overflowX)).toBe("visible");
});
