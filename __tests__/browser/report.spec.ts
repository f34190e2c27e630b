/** The sample report on the page AI Solutions: on wide screens its parts stand beside it. */
import { open, expect, test, type Page } from "../support/browser";
import { aiSolutions } from "../support/site";

const { title } = aiSolutions.report.document;

const contents = (page: Page) => page.getByRole("navigation", { name: title });

test(
  "each part is reached from the list beside the report, comes to rest below the bar, and is marked",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, aiSolutions.path);
    const links = contents(page).getByRole("link");
    const bar = await page.getByRole("banner").boundingBox();
    const all = await links.all();
    expect(all.length).toBeGreaterThan(4);
    for (const [place, link] of all.entries()) {
      await link.click();
      const part = page.locator((await link.getAttribute("href")) ?? "");
      for (const title of ((await link.textContent()) ?? "").split(" · ")) await expect(part).toContainText(title);
      await expect(part).toBeInViewport();
      await expect
        .poll(async () => (await part.boundingBox())?.y, "its beginning is not below the bar")
        .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      await expect
        .poll(() => links.evaluateAll((others) => others.findIndex((other) => other.matches(":target-current"))))
        .toBe(place);
    }
  },
);

test("on a narrow window, which shows the report below its introduction, there is no list", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1000 });
  await open(page, aiSolutions.path);
  await expect(contents(page)).toBeHidden();
});
