import type { Locator } from "@playwright/test";
import { ABOUT_IDS } from "../../src/lib/page-ids";
import { expect, open, PHONE, test } from "../support/browser";
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

test("people and years are set as measured, in wide windows and narrow ones", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/about");
  const chart = page.locator("main section").first().locator("dl");
  const history = page.locator(`#${ABOUT_IDS.timeline}`);

  for (const width of [320, 375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`columns of people stand on one line above their numbers and names, at ${width} px`, async () => {
      const groups = chart.locator("div:has(svg)");
      expect(await groups.count()).toBeGreaterThan(2);
      for (const part of ["dd span", "dt"])
        expect(new Set(await groups.locator(part).evaluateAll(baselines)).size, part).toBe(1);
      const columns = await groups.locator("svg").evaluateAll((drawings) =>
        drawings.map((drawing) => {
          const { left, bottom, width: wide } = drawing.getBoundingClientRect();
          return {
            left,
            bottom: Math.round(bottom),
            dot: ((drawing as SVGSVGElement).getScreenCTM()?.a ?? 0) * 14,
            wide,
          };
        }),
      );
      expect(new Set(columns.map(({ bottom }) => bottom)).size).toBe(1);
      for (const { dot } of columns) {
        expect(dot).toBeCloseTo(columns[0]!.dot, 1);
        expect(dot).toBeGreaterThan(10);
      }
      const total = (await chart.locator("div").first().boundingBox())!;
      expect(total.x, "everyone's number stands above the columns, from the first on").toBeCloseTo(columns[0]!.left, 0);
      const top = (await groups.first().locator("svg").boundingBox())!.y;
      expect(total.y + total.height).toBeLessThanOrEqual(top);
    });
  }

  await test.step("the rail of the years ends in the last column, above it", async () => {
    const end = (await history.locator("ol + p").boundingBox())!;
    const years = (await history.locator("ol").boundingBox())!;
    const rows = await history.locator("ol > li").evaluateAll((all) =>
      all.map((year) => {
        const { right, bottom } = year.getBoundingClientRect();
        return { right, bottom };
      }),
    );
    expect(end.x + end.width).toBeCloseTo(years.x + years.width, 0);
    expect(end.x, "right of the last year above it").toBeGreaterThanOrEqual(Math.floor(rows[4]!.right));
    expect(end.y + end.height, "as high as the row").toBeCloseTo(rows[4]!.bottom, 0);
  });

  await test.step("the later years stand on one line, each below a year of the row above", async () => {
    const later = history.locator("div:has(> ol) + div").locator("time");
    // Three to a row.
    const lines = await later.evaluateAll(baselines);
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines).size, lines.join(", ")).toBe(Math.ceil(lines.length / 3));
    const edges = (years: Locator) =>
      years.evaluateAll((all) => all.map((year) => Math.round(year.getBoundingClientRect().left)));
    const below = await edges(history.locator("ol > li:nth-child(even) time"));
    for (const edge of await edges(later)) expect(below).toContain(edge);
  });

  for (const [width, height] of [
    [375, 812],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await test.step(`the people are on the first screen, at ${width} px`, async () => {
      await expect(chart).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test(
    "what a row opens stands below its title, and portraits are whole",
    { tag: tagsOf("/about") },
    async ({ page }) => {
      await open(page, "/about");
      const rows = page.locator(".fold-head");
      expect(await rows.count()).toBeGreaterThan(0);
      await page.locator("details").evaluateAll((all) => all.forEach((toggle) => toggle.setAttribute("open", "")));
      const places = await rows.evaluateAll((heads) =>
        heads.map((head) => {
          const title = head.querySelector("h3")!.getBoundingClientRect();
          const rest = head.nextElementSibling!.querySelector("p")!.getBoundingClientRect();
          return Math.round(rest.left - title.left);
        }),
      );
      expect(new Set(places)).toEqual(new Set([0]));
      for (const box of await page
        .locator(`#${ABOUT_IDS.team} img`)
        .evaluateAll((all) =>
          all.map((image) => image.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
        ))
        expect(box.width * 3).toBeCloseTo(box.height * 4, 0);
    },
  );
});
