/** The 404 page at the address of a branch of an industry, whose page is planned. */
import { arrived, expect, hydrated, open, PHONE, test, type Page } from "../support/browser";
import { industries, navigation, notFound } from "../support/site";

const [industry] = industries;
const [branch] = industry!.subIndustries.items;
const panel = (page: Page) => page.getByRole("region", { name: branch!.name });

test.beforeEach(({ pageErrors }) => pageErrors.allowNotFound());

const visit = async (page: Page) => {
  await page.goto(branch!.path);
  await hydrated(page);
};

test("says what the site knows of it, beside what every unknown address shows", async ({ page }) => {
  await visit(page);
  await expect(panel(page)).toContainText(branch!.description);
  for (const solution of branch!.solutions) await expect(panel(page)).toContainText(solution);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${notFound.code} ${notFound.headline}`);
  await expect(page.getByRole("main").getByRole("link", { name: notFound.home.label })).toBeVisible();
});

test("names its industry's page once, and has one filled button, as large as the way home", async ({ page }) => {
  await visit(page);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByText(notFound.branch.note)).toBeVisible();
  await expect(page.getByText(notFound.nearest)).toBeHidden();
  const home = page.getByRole("main").getByRole("link", { name: notFound.home.label });
  const ask = panel(page).locator('a[href="/contact"]');
  const [homeHeight, askHeight] = await Promise.all(
    [home, ask].map((button) => button.evaluate((element) => element.clientHeight)),
  );
  expect(Math.abs(homeHeight! - askHeight!)).toBeLessThanOrEqual(2);
  await expect(home).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(ask).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test(
  "is as high as what it says: as much room below its links as above its first line",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page);
    const room = await panel(page).evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const [first, last] = [card.firstElementChild!, card.lastElementChild!].map((part) =>
        part.getBoundingClientRect(),
      );
      return { above: first!.top - top, below: bottom - last!.bottom };
    });
    expect(room.below).toBe(room.above);
  },
);

test("leads to its industry's tab", async ({ page }) => {
  await visit(page);
  await panel(page).getByRole("link", { name: industry!.name }).click();
  await expect(page).toHaveURL(`${industry!.path}#sub-industries`);
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("href", "#sub-industries");
});

test("leads to a message that is begun", async ({ page }) => {
  await visit(page);
  const [before = "", after = ""] = notFound.branch.message.split("{branch}");
  await panel(page).locator('a[href="/contact"]').click();
  await arrived(page, "/contact");
  await expect(page.locator("#message")).toHaveValue(new RegExp(`^${before}.+${after.replace(".", "\\.")} $`));
});

test("moves nothing that shows already", { tag: "@nightly" }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(page);
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test("stays the plain 404 page where the data do not come", { tag: "@nightly" }, async ({ page, pageErrors }) => {
  pageErrors.allow(/^console error: Failed to load resource: .* status of 500/);
  await page.route("**/page-data/services/**", (route) => route.fulfill({ status: 500 }));
  const answered = page.waitForResponse("**/page-data/services/**");
  await visit(page);
  await answered;
  await expect(page.getByText(notFound.nearest)).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("each industry is a row with its icon and an arrow", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/qqqq");
    await hydrated(page);
    const pages = page.getByRole("navigation", { name: notFound.pagesHeading });
    for (const { name } of industries) {
      const row = pages.getByRole("link", { name });
      await expect(row.locator("svg:visible")).toHaveCount(2);
      const box = (await row.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(56);
      expect(box.width).toBe(335);
    }
  });

  test("the rows that lead there show that they are links", { tag: "@nightly" }, async ({ page }) => {
    await open(page, `${industry!.path}#sub-industries`);
    const rows = page
      .getByRole("tabpanel")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(rows).toHaveCount(industry!.subIndustries.items.length);
    for (const row of await rows.all()) await expect(row.locator("svg")).toBeVisible();
  });
});

for (const [name, options] of [
  ["375", PHONE],
  ["1280", {}],
] as const) {
  test.describe(`an address like no page, at ${name} px`, () => {
    test.use(options);

    test(
      "has no hole above the way home, and shows every industry with its drawing",
      { tag: "@nightly" },
      async ({ page }) => {
        await page.goto("/qqqq");
        await hydrated(page);
        const words = page.getByText(notFound.elsewhere);
        await expect(words).toBeVisible();
        const end = await words.boundingBox();
        const home = await page.getByRole("main").getByRole("link", { name: notFound.home.label }).boundingBox();
        expect(Math.abs(home!.y - end!.y - end!.height - 32)).toBeLessThanOrEqual(4);
        const pages = page.getByRole("navigation", { name: notFound.pagesHeading });
        for (const { name: label } of industries)
          await expect(pages.getByRole("link", { name: label }).locator("img")).toHaveCount(1);
        for (const { label } of navigation.header)
          await expect(pages.getByRole("link", { name: label })).toHaveCount(1);
      },
    );
  });
}
