import { ABOUT_IDS } from "../../src/lib/page-ids";
import { expect, open, test } from "../support/browser";
import { tagsOf } from "../support/site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Base line of each element's own text, from a box without height that stands before it for a moment. */
const baselines = (elements: Element[]): number[] =>
  elements.map((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const probe = document.createElement("span");
    probe.style.display = "inline-block";
    text.before(probe);
    const { bottom } = probe.getBoundingClientRect();
    probe.remove();
    return Math.round(bottom);
  });

for (const width of [640, 768, 1024, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      "figures of About stand level with what they count, in rows of one height",
      { tag: tagsOf("/about") },
      async ({ page }) => {
        await open(page, "/about");
        const facts = page.locator("main section").first().locator("dl > div");
        const rows = await facts.evaluateAll((entries) =>
          entries.map((entry) => {
            const [label, figure] = [...entry.children].map((part) => part.getBoundingClientRect());
            const middle = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : Number.NaN);
            return { offset: middle(label) - middle(figure), height: entry.getBoundingClientRect().height };
          }),
        );
        expect(rows.length).toBeGreaterThan(1);
        for (const { offset, height } of rows) {
          expect(Math.abs(offset)).toBeLessThanOrEqual(1);
          expect(Math.abs(height - rows[0]!.height)).toBeLessThanOrEqual(1);
        }
        await expect(facts.last(), "a rule ends them").toHaveCSS("border-bottom-width", "1px");
        const groups = page.locator(`#${ABOUT_IDS.size} dl`);
        for (const term of ["dt", "dd"])
          expect(new Set(await groups.locator(term).evaluateAll(baselines)).size, term).toBe(1);
        const dots = await groups
          .locator("svg")
          .evaluateAll((drawings) =>
            drawings.map((drawing) => (drawing as SVGSVGElement).getScreenCTM()).map((shown) => [shown?.a, shown?.f]),
          );
        expect(
          new Set(dots.map((numbers) => numbers.map((number) => number?.toFixed(1)).join())).size,
          `scale and top of the dots: ${dots.join("; ")}`,
        ).toBe(1);
        const edges = await groups.locator("svg").evaluateAll((drawings) =>
          drawings.map((drawing) => {
            const { left, right } = drawing.getBoundingClientRect();
            return { left, right };
          }),
        );
        const row = (await groups.boundingBox())!;
        const ends = [row.x, ...edges.map(({ right }) => right)];
        for (const [index, { left }] of edges.entries())
          expect(left, "each group begins where the one before ends").toBeCloseTo(ends[index]!, 0);
        expect(ends.at(-1), "the row is as wide as the page").toBeCloseTo(row.x + row.width, 0);
        const air = await groups
          .locator("svg")
          .last()
          .evaluate((drawing) => {
            const { viewBox, firstElementChild: dots } = drawing as SVGSVGElement;
            const { x, width } = (dots as SVGPathElement).getBBox();
            const { x: left, width: room } = viewBox.baseVal;
            return left + room - (x + width + parseFloat(getComputedStyle(drawing).strokeWidth) / 2);
          });
        expect(air, "and ends with its last dot").toBeCloseTo(0);
      },
    );
  });

test("on wide screens the figures of About begin with the headline", { tag: tagsOf("/about") }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/about");
  const places = await page
    .locator("main section")
    .first()
    .evaluate((hero) => {
      const headline = hero.querySelector("h1")!.getBoundingClientRect();
      const figures = hero.querySelector("dl")!.getBoundingClientRect();
      const intro = hero.querySelector("h1 ~ p, div + p")!.getBoundingClientRect();
      return { below: figures.top - headline.top, gap: intro.top - headline.bottom };
    });
  // The capitals begin below the upper edge of their line.
  expect(places.below).toBeGreaterThan(8);
  expect(places.below).toBeLessThan(20);
  expect(places.gap).toBeGreaterThanOrEqual(28);
  expect(places.gap).toBeLessThanOrEqual(32);
});

test("the later years stand on one line with their heading", { tag: tagsOf("/about") }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/about");
  const history = page.locator(`#${ABOUT_IDS.timeline}`);
  const lines = await history.locator("ol + div").locator("h3, time").evaluateAll(baselines);
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines).size, lines.join(", ")).toBe(1);
});
