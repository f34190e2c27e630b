/** How the page Services is set, as measured (docs/design.md). */
import { expect, open, PHONE, test } from "../support/browser";
import { services } from "../support/site";

for (const width of [360, 375, 768, 1280])
  test(`the name of each phase stands free of the other bars, within the page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, services.path);
    const rows = await page.locator("#run g").evaluateAll((all) =>
      all.map((row) => {
        const [bar, name] = [...row.children].map((part) => part.getBoundingClientRect()) as [DOMRect, DOMRect];
        const beside = name.left >= bar.right || name.right <= bar.left;
        const within = name.left > bar.left && name.right < bar.right;
        return {
          placed: beside || within,
          onScreen: name.left >= 0 && name.right <= innerWidth,
          level: Math.abs(name.top + name.height / 2 - bar.top - bar.height / 2) < 3,
        };
      }),
    );
    expect(rows).toEqual(rows.map(() => ({ placed: true, onScreen: true, level: true })));
    expect(rows).toHaveLength(services.run.phases.length);
  });

for (const colorScheme of ["light", "dark"] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("each phase has a color of its own, in its bar and beside its title", async ({ page }) => {
      await open(page, services.path);
      const colors = (selector: string, property: "fill" | "backgroundColor") =>
        page
          .locator(`#run ${selector}`)
          .evaluateAll((all, name) => all.map((element) => getComputedStyle(element)[name]), property);
      const bars = await colors("rect", "fill");
      expect(new Set(bars).size).toBe(services.run.phases.length);
      expect(await colors("li .phase-mark", "backgroundColor")).toEqual(bars);
    });
  });

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the figures of a row are level, however long the names above them", async ({ page }) => {
    await open(page, services.path);
    const figures = page.getByRole("main").locator("section").first().locator("li a > span + span");
    const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    tops.forEach((top, index) => index % 2 === 1 && expect(top, `figure ${index + 1}`).toBe(tops[index - 1]));
  });

  test("the name of a column has no word alone on its last line", async ({ page }) => {
    await open(page, services.path);
    const labels = page.locator(".card-table td");
    expect(
      await labels.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, "::before").textWrapStyle)),
    ).toEqual(Array<string>(await labels.count()).fill("balance"));
  });
});
