import { expect, open, test } from "../support/browser";

test("on a wide screen features, services and their drawings are set as measured", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/");

  await test.step("the first screen of a laptop ends below the headings of the features", async () => {
    const ends = await page
      .locator('[data-slot="features"] h2')
      .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().bottom));
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(800);
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await test.step("in a row of services texts, points and links begin level", async () => {
    const cards = page.locator("li:has(> div > .fold-body)").filter({ has: page.locator(".dash-list") });
    expect(await cards.count()).toBeGreaterThan(3);
    for (const part of ["p", ".dash-list", "a"]) {
      const tops = await cards.evaluateAll(
        (items, selector) =>
          items.map((item) => ({
            row: Math.round(item.getBoundingClientRect().top),
            top: Math.round(item.querySelector(`.fold-body > ${selector}`)!.getBoundingClientRect().top),
          })),
        part,
      );
      const rows = new Set(tops.map(({ row }) => row));
      expect(new Set(tops.map(({ row, top }) => `${row} ${top}`)).size, part).toBe(rows.size);
    }
  });

  await test.step("the baseline's drawing is whole before it is scrolled to, and its winning line is drawn as it comes into view", async () => {
    const drawing = page.locator(".statement-drawing");
    const hidden = () =>
      drawing.locator(".statement-winner").evaluate((line) => {
        const [, right = "0%"] = getComputedStyle(line).clipPath.replace("inset(", "").split(" ");
        return Number.parseFloat(right);
      });
    await expect(drawing.locator(".statement-winner")).toHaveCSS("clip-path", "none");
    await drawing.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await drawing.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 4 - innerHeight, behavior: "instant" });
    });
    await expect.poll(hidden).toBeGreaterThan(20);
    await drawing.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect.poll(hidden).toBe(0);
  });

  await test.step("the drawings of services are whole before they are scrolled to, half drawn as they come into view and whole in its middle", async () => {
    const drawings = page.locator(".service-drawing");
    await expect(drawings).not.toHaveCount(0);
    for (const drawing of await drawings.all()) {
      const hidden = () =>
        drawing
          .locator(".drawing-first")
          .evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset));
      const scrollTo = (place: number) =>
        drawing.evaluate((figure, at) => {
          const { top, height } = figure.getBoundingClientRect();
          scrollBy({ top: top + height / 2 - at * innerHeight, behavior: "instant" });
        }, place);
      await scrollTo(1.4);
      await expect.poll(hidden).toBe(0);
      await scrollTo(1);
      await expect.poll(hidden).toBeGreaterThan(0.2);
      expect(await hidden()).toBeLessThan(0.6);
      await scrollTo(0.45);
      await expect.poll(hidden).toBe(0);
    }
  });
});
