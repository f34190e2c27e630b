import { arrived, expect, open, PHONE, scrollTo, scrollY, test, type Page } from "../support/browser";
import { industriesButton, menu, menuButton as toggle } from "../support/page-parts";
import { industries, navigation, notFound, site } from "../support/site";

test.use(PHONE);

const openMenu = async (page: Page) => {
  await toggle(page).tap();
  await expect(menu(page)).toBeVisible();
};

test("the menu of the home page", async ({ page }) => {
  await open(page, "/");

  await test.step("its button opens and closes it and says so", async () => {
    await expect(toggle(page)).toHaveAccessibleName(site.labels.openMenu);
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await openMenu(page);
    await expect(toggle(page)).toHaveAccessibleName(site.labels.closeMenu);
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
    await toggle(page).tap();
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveAccessibleName(site.labels.openMenu);
  });

  await openMenu(page);
  await test.step("lists the main pages, the industries in one column, manufacturing and Get Started", async () => {
    const links = menu(page).locator("a");
    const hrefs = await links.evaluateAll((entries) => entries.map((entry) => entry.getAttribute("href")));
    expect([...hrefs].sort()).toEqual(
      [
        ...navigation.header.map(({ href }) => href),
        navigation.industries.link.href,
        ...industries.map(({ path }) => path),
        ...navigation.industries.extra.map(({ href }) => href),
        navigation.action.href,
      ].sort(),
    );
    const tops = await menu(page)
      .locator("li")
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
    expect(new Set(tops).size, "one entry to a line").toBe(tops.length);
    await expect(menu(page).locator("a[aria-current=page]")).toHaveAttribute("href", "/");
  });

  await test.step("its rules begin and end with its links, and industries stand apart from the pages", async () => {
    const rules = await menu(page).evaluate((box) =>
      [...box.querySelectorAll("*")]
        .filter((part) => parseFloat(getComputedStyle(part).borderTopWidth) > 0 && !part.matches("a, label, button"))
        .map((part) => [part.getBoundingClientRect().left, part.getBoundingClientRect().right]),
    );
    const { x, width } = (await page.getByRole("banner").getByRole("link").first().boundingBox())!;
    expect(rules.length).toBe(2);
    for (const rule of rules) expect(rule).toEqual([x, PHONE.viewport.width - x]);
    expect(width).toBeGreaterThan(0);
    const last = (await menu(page).getByRole("listitem").nth(navigation.header.length).boundingBox())!;
    const heading = (await menu(page).getByText(navigation.industries.heading, { exact: true }).boundingBox())!;
    expect(heading.y - last.y - last.height).toBeGreaterThanOrEqual(24);
  });
});

test("a link closes it and leads to the top of its page", async ({ page }) => {
  const path = industries[2]?.path ?? "";
  await open(page, "/about");
  await scrollTo(page, 500);
  await openMenu(page);
  await menu(page).locator(`a[href="${path}"]`).tap();
  await arrived(page, path);
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test("the link to the page that shows closes it too", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/about");
  await openMenu(page);
  await menu(page).locator('a[href="/about"]').tap();
  await expect(menu(page)).toBeHidden();
});

test("manufacturing shows the 404 page", async ({ page, pageErrors }) => {
  pageErrors.allowNotFound();
  await open(page, "/");
  await openMenu(page);
  await menu(page).locator('a[href="/services/manufacturing"]').tap();
  await arrived(page, "/services/manufacturing");
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("main h1")).toContainText(notFound.headline);
});

test("Escape closes it and gives focus back to the button", async ({ page }) => {
  await open(page, "/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page).locator("a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test("all of it can be reached where it is taller than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await open(page, "/");
  await openMenu(page);
  const last = menu(page).getByRole("radio").last();
  await last.focus();
  await expect(menu(page).locator("label").last()).toBeInViewport({ ratio: 1 });
});

test("focus that goes on past its last control closes it", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  await menu(page).locator("a, input").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
});

for (const pointer of ["mouse", "touch"] as const) {
  test(
    `by ${pointer}, text in it can be pressed and the theme chosen; it stays open`,
    { tag: "@nightly" },
    async ({ page }) => {
      await open(page, "/");
      await openMenu(page);
      const press = (selector: string) => {
        const target = menu(page).locator(selector);
        return pointer === "touch" ? target.tap() : target.click();
      };
      await press("nav > p");
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await openMenu(page);
      await press("nav > p");
      await expect(menu(page)).toBeVisible();
      for (const theme of ["dark", "light"]) {
        await press(`label:has([value="${theme}"])`);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expect(menu(page)).toBeVisible();
      }
    },
  );
}

for (const [where, inMenu] of [
  ["in it", (page: Page) => menu(page).getByRole("link")],
  ["on its button", toggle],
] as const) {
  test(
    `a window that grows past it leaves the focus that was ${where} on the other menu's button`,
    { tag: "@nightly" },
    async ({ page }) => {
      await open(page, "/");
      await openMenu(page);
      await inMenu(page).first().focus();
      await page.setViewportSize({ width: 1280, height: 720 });
      await expect(menu(page)).toBeHidden();
      await expect(industriesButton(page)).toBeFocused();
    },
  );
}

test("a window that grows past it closes it for good", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(toggle(page)).toBeHidden();
  await page.setViewportSize({ width: 375, height: 720 });
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await expect(menu(page)).toBeHidden();
});
