/** The first screens of the contact page on a phone. */
import { expect, open, PHONE, test } from "../support/browser";
import { contact } from "../support/site";

test.use(PHONE);
test.beforeEach(({ page }) => open(page, "/contact"));

test("the form comes first, then the ways to get in touch as tiles, two to a row", async ({ page }) => {
  const form = await page.getByRole("form").boundingBox();
  const tiles = await Promise.all(
    contact.options.map(async ({ title }) =>
      page
        .locator("main :not(form *)")
        .and(page.getByRole("link", { name: title }))
        .first()
        .boundingBox(),
    ),
  );
  const [first, second, third] = tiles;
  expect(form!.y).toBeLessThan(480);
  expect(first!.y).toBeGreaterThan(form!.y + form!.height);
  expect(second!.y).toBe(first!.y);
  expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  expect(third!.y).toBeGreaterThan(first!.y + first!.height);
  for (const tile of tiles) expect(Math.round(tile!.height)).toBeGreaterThanOrEqual(68);
  for (const tile of tiles) expect(Math.round(tile!.height)).toBeLessThanOrEqual(76);
});

test("the keyboard reaches the form before them", async ({ page }) => {
  const focusable = await page.getByRole("main").locator("a[href], input:not([hidden]), textarea, button").all();
  const ids = await Promise.all(focusable.map((element) => element.getAttribute("id")));
  expect(ids.indexOf("name")).toBeLessThan(ids.findIndex((id) => id?.startsWith("option-")));
});
