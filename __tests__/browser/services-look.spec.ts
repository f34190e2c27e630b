/** How the page Services is set, as measured (docs/design.md). */
import { expect, open, PHONE, test } from "../support/browser";
import { industries, services } from "../support/site";

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

test("on a wide screen the services stand in three columns, each name on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, services.path);
  const boxes = await page
    .locator("#services h3")
    .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(3);
  expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
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

  test("each industry is named once, with its figure, and what the figures are stands below", async ({ page }) => {
    await open(page, services.path);
    const main = page.getByRole("main");
    for (const { name, hero } of industries) {
      await expect(main.getByRole("link", { name, exact: true }).filter({ visible: true })).toHaveCount(1);
      const row = main.locator("#industries li").filter({ hasText: name });
      await expect(row.getByText(hero.metrics[0]!.value, { exact: true })).toBeVisible();
    }
    await expect(main.getByText(services.hero.footnote).filter({ visible: true })).toHaveCount(1);
    await expect(main.locator("#industries").getByText(services.hero.footnote)).toBeVisible();
  });

  test("the name of a column has no word alone on its last line", async ({ page }) => {
    await open(page, services.path);
    const labels = page.locator(".card-table td");
    expect(
      await labels.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, "::before").textWrapStyle)),
    ).toEqual(Array<string>(await labels.count()).fill("balance"));
  });
});
