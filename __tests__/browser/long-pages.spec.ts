/** Long pages on a phone: rows that open keep them short, and hide nothing from whoever looks for it. */
import { expect, open, PHONE, test } from "../support/browser";
import { about, aiSolutions, services } from "../support/site";

test.use({ ...PHONE, viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: "reduce" } });

/** Pages with the greatest height in pixels, footer included, and a text of each that a row opens. */
const PAGES = [
  { path: services.path, height: 7000, text: services.consulting.items[0]?.description ?? "" },
  { path: aiSolutions.path, height: 8000, text: aiSolutions.capabilities.items[0]?.description ?? "" },
  { path: about.path, height: 6500, text: about.size.facts[0]?.description ?? "" },
];

for (const { path, height, text } of PAGES) {
  test(`${path} is at most ${height} px high: what phones fold away opens, and shows on wide screens`, async ({
    page,
  }) => {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);

    await test.step("shows everything on wide screens", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const texts = page.locator(".fold-body :is(p, li, dt, dd, td)");
      expect(await texts.count()).toBeGreaterThan(0);
      const hidden = await texts.evaluateAll((elements) =>
        elements.filter((element) => !element.checkVisibility()).map(({ textContent }) => textContent),
      );
      expect(hidden).toEqual([]);
      await expect(page.locator("main .fold-toggle:visible")).toHaveCount(0);
    });

    await test.step("rows open by a tap, and where the browser's own search finds a text", async () => {
      await page.setViewportSize({ width: 375, height: 812 });
      const rest = page.locator(".fold-body", { hasText: text });
      const head = rest.locator("xpath=preceding-sibling::*[1]");
      await expect(rest.getByText(text, { exact: true })).toBeHidden();
      await head.locator("summary").tap();
      await expect(rest.getByText(text, { exact: true })).toBeVisible();

      await head.locator("summary").tap();
      await expect(rest).toHaveAttribute("hidden", "until-found");
      // What the browser does where its search has found a text there.
      await rest.evaluate((element) => {
        element.dispatchEvent(new Event("beforematch", { bubbles: true }));
        element.removeAttribute("hidden");
      });
      await expect(rest.getByText(text, { exact: true })).toBeVisible();
      await expect(head.locator("details")).toHaveAttribute("open");
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, text } of PAGES)
    test(`${path} has rows that open`, async ({ page }) => {
      await page.goto(path);
      const rest = page.locator(".fold-body", { hasText: text });
      await expect(rest.getByText(text, { exact: true })).toBeHidden();
      await rest.locator("xpath=preceding-sibling::*[1]").locator("summary").click();
      await expect(rest.getByText(text, { exact: true })).toBeVisible();
    });
});

test("titles of the timeline begin in one column", async ({ page }) => {
  await open(page, about.path);
  const starts = await page
    .locator(".timeline-entry h3")
    .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().left));
  expect(starts).toHaveLength(about.timeline.entries.length);
  expect(new Set(starts.map(Math.round)).size).toBe(1);
});
