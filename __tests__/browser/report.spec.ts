/** The sample report on the page AI Solutions: on wide screens its parts stand beside it. */
import { open, expect, test, type Page } from "../support/browser";
import { aiSolutions } from "../support/site";

const { title } = aiSolutions.report.document;

const contents = (page: Page) => page.getByRole("navigation", { name: title });

test("each part is reached from the list beside the report, comes to rest below the bar, and is marked", async ({
  page,
}) => {
  await open(page, aiSolutions.path);
  const links = contents(page).getByRole("link");
  const bar = await page.getByRole("banner").boundingBox();
  expect(await links.count()).toBeGreaterThan(4);
  for (const link of await links.all()) {
    await link.click();
    const part = page.locator((await link.getAttribute("href")) ?? "");
    for (const title of ((await link.textContent()) ?? "").split(" · ")) await expect(part).toContainText(title);
    await expect(part).toBeInViewport();
    await expect
      .poll(async () => (await part.boundingBox())?.y, "its beginning is not below the bar")
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    // The last ones end with the page above the line at which the next one would be marked.
    await expect(contents(page).locator("a:target-current")).toHaveCount(1);
  }
});

test("on a narrow window, which shows the report below its introduction, there is no list", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1000 });
  await open(page, aiSolutions.path);
  await expect(contents(page)).toBeHidden();
});
