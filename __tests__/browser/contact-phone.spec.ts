/** The first screens of the contact page on a phone. */
import { expect, open, PHONE, scrollTo, scrollY, test } from "../support/browser";
import { contact } from "../support/site";

test.use(PHONE);

test("the form comes first, then the ways to get in touch", async ({ page }) => {
  await open(page, "/contact");

  await test.step("each way has its value in a cell that leads there", async () => {
    const form = await page.getByRole("form").boundingBox();
    expect(form!.y).toBeLessThan(480);
    const end = form!.y + form!.height;
    for (const { title, link } of contact.options) {
      const way = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      await expect(way.getByText(link.label, { exact: true })).toHaveCSS("font-size", "17px");
      await way.scrollIntoViewIfNeeded();
      const row = (await way.boundingBox())!;
      const top = row.y + (await scrollY(page));
      expect(top, title).toBeGreaterThan(end);
      expect(row.height, title).toBeGreaterThanOrEqual(44);
      const tapped = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("a")?.textContent, [
        row.x + row.width - 4,
        row.y + 4,
      ] as const);
      expect(tapped, title).toContain(link.label);
    }
  });

  await test.step("the keyboard reaches the form before them", async () => {
    const focusable = await page.getByRole("main").locator("a[href], input:not([hidden]), textarea, button").all();
    const ids = await Promise.all(focusable.map((element) => element.getAttribute("id")));
    expect(ids.indexOf("name")).toBeLessThan(ids.findIndex((id) => id?.startsWith("option-")));
  });

  await test.step("a second link at the head of the form leads to the other ways, in cells of 64 px or more", async () => {
    await scrollTo(page, 0);
    await page.getByRole("link", { name: contact.form.ways.label, exact: true }).tap();
    await expect(page.locator("#option-1-link")).toBeInViewport({ ratio: 1 });
    const heights = await page.locator("#options > li").evaluateAll((rows) => rows.map((row) => row.clientHeight));
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(62);
  });
});
