/** Rules of docs/design.md that can be measured: edges and tints of the dark theme, the page's column, the footer. */
import sharp from "sharp";
import { expect, open, PHONE, test, type Page } from "../support/browser";
import { roomForPlaceholder } from "../support/fitting";
import { industriesButton, industriesPanel } from "../support/page-parts";
import { transitionsEnd } from "../support/page-reading";
import { navigation } from "../support/site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What a panel's edge and a band look like, as computed. */
const styleOf = (page: Page, selector: string, property: "borderTopColor" | "backgroundColor") =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

/** The colors of three points of the window, one below the other, as computed colors would say them. */
const colorsAt = async (page: Page, x: number, y: number): Promise<string[]> => {
  const points = await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y) - 1, width: 1, height: 3 } });
  const colors = await sharp(points).removeAlpha().raw().toBuffer();
  return [0, 3, 6].map((at) => `rgb(${colors.subarray(at, at + 3).join(", ")})`);
};

/** Contrast of two opaque colors, as computed: 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [one, other]
    .map((color) =>
      (color.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0.05),
    )
    .sort((a, b) => a - b);
  return light / dark;
};

test("in the dark, panels have no border and stand out from their grounds, as do the night's lit bands and their hairlines", async ({
  page,
}) => {
  const panel = ".rounded-lg.border-line";
  await open(page, "/services");
  expect(await styleOf(page, panel, "borderTopColor")).not.toBe("rgba(0, 0, 0, 0)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => styleOf(page, panel, "borderTopColor")).toBe("rgba(0, 0, 0, 0)");
  await page.evaluate(transitionsEnd);
  const paper = await styleOf(page, "html", "backgroundColor");
  expect(contrast(await styleOf(page, "main fieldset.border-line", "backgroundColor"), paper)).toBeGreaterThan(1.15);

  await open(page, "/ai-solutions");
  const band = page.locator("main .bg-band").first();
  await band.evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 200, behavior: "instant" }),
  );
  const box = (await band.boundingBox())!;
  const lights = await colorsAt(page, box.x + box.width * 0.88, box.y + 12);
  const aroundLine = await colorsAt(page, box.x + 12, box.y);
  for (const ground of [paper, await styleOf(page, "main .bg-sunken", "backgroundColor")]) {
    expect(Math.min(...lights.map((light) => contrast(light, ground)))).toBeGreaterThan(1.5);
    expect(Math.max(...aroundLine.map((line) => contrast(line, ground)))).toBeGreaterThan(1.3);
  }
  const dark = await styleOf(page, "main .bg-band", "backgroundColor");
  expect(contrast(await styleOf(page, "[data-slot=demo]", "backgroundColor"), dark)).toBeGreaterThan(1.15);
});

test("the page's column grows with wide windows, to 1440 pixels", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/about");
  const column = page.locator("main section > div").first();
  for (const width of [1280, 1440, 1600, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const [room = 0, actual = 0] = await column.evaluate((element) => [
        document.documentElement.clientWidth,
        element.clientWidth,
      ]);
      // 90 % of the window between 1280 and 1440 pixels, within a margin of 32 on either side.
      const expected = Math.min(room - 64, Math.max(1280, Math.min(1440, 0.9 * width)));
      expect(Math.abs(actual - expected), `at ${width} px: ${actual} of ${room}`).toBeLessThanOrEqual(
        0.9 * (width - room) + 1,
      );
    }).toPass();
  }
});

test("the bar and the footer of the home page on wide screens", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/");

  await test.step("the newsletter is a row below the links, and the footer is less than 560 pixels high", async () => {
    const footer = page.getByRole("contentinfo");
    expect((await footer.boundingBox())!.height).toBeLessThan(560);
    const links = (await footer.getByRole("navigation").boundingBox())!;
    const form = (await footer.locator("form").boundingBox())!;
    expect(form.x).toBe((await footer.getByRole("link").first().boundingBox())!.x);
    expect(Math.round(form.y - links.y - links.height)).toBe(48);
    // The field stands in line with the first column of links, what becomes of the address with the third.
    const field = (await footer.getByRole("textbox").boundingBox())!;
    const note = (await footer.locator("form > :last-child").boundingBox())!;
    const third = (await footer.locator(".footer-links > :nth-child(3)").boundingBox())!;
    expect(field.x).toBeCloseTo(links.x, 0);
    expect(note.x).toBeCloseTo(third.x, 0);
    expect(note.y).toBeLessThan(field.y);
  });

  await test.step("the lines in the panel of industries can be told from its ground, in both themes", async () => {
    await industriesButton(page).click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(transitionsEnd);
      const { ground, lines } = await industriesPanel(page).evaluate((panel) => ({
        ground: getComputedStyle(panel).backgroundColor,
        lines: [...panel.querySelectorAll(":scope > :is(p, div)")].map((part) => {
          const { borderTopWidth, borderTopColor, borderBottomColor } = getComputedStyle(part);
          return borderTopWidth === "0px" ? borderBottomColor : borderTopColor;
        }),
      }));
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(contrast(line, ground), colorScheme).toBeGreaterThan(1.3);
    }
    await page.keyboard.press("Escape");
    await page.emulateMedia({ colorScheme: "light" });
  });

  await test.step("from 1024 px on the bar holds the navigation, with room to spare; larger text brings the menu", async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const navigationOfBar = page.getByRole("banner").locator("nav").first();
    await expect(navigationOfBar).toBeVisible();
    const spare = await navigationOfBar.evaluate(
      (nav) => nav.nextElementSibling!.getBoundingClientRect().left - nav.getBoundingClientRect().right,
    );
    expect(spare).toBeGreaterThanOrEqual(32);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect(navigationOfBar).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("no link of the footer breaks, and the newsletter's example is not cut", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, "/");
    const footer = page.getByRole("contentinfo");
    const heights = await footer
      .getByRole("navigation")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    // Columns, and the networks in their line, stand apart by the same air.
    const gaps = await footer.getByRole("navigation").evaluate((links) => {
      const textOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const between = (boxes: DOMRect[]) => boxes.slice(1).map(({ left }, index) => left - boxes[index]!.right);
      const parts = [...links.children];
      const networks = [...(parts.pop()?.querySelectorAll("a") ?? [])];
      return {
        columns: between(parts.map((column) => column.getBoundingClientRect())),
        networks: between(networks.map(textOf)),
      };
    });
    for (const gap of gaps.columns) expect(gap).toBeGreaterThan(18);
    for (const gap of gaps.networks) expect(gap).toBeCloseTo(24, 0);
    expect(await roomForPlaceholder(footer.getByRole("textbox"))).toBeGreaterThanOrEqual(0);
  });
});

test("what the keyboard leads to stands clear of a notification", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, "/about");
  const { emailLabel, button } = navigation.footer.newsletter;
  await page.getByLabel(emailLabel).fill("alex@company.example");
  await page.getByRole("button", { name: button }).click();
  const card = page.locator(".notification");
  // It stays while it is pointed at.
  await card.hover();
  // Links below the window's lower edge, one after the other.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator("main").getByRole("link").first().focus();
  const overlaps: number[] = [];
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    overlaps.push(
      await card.evaluate(
        (shown) => (document.activeElement?.getBoundingClientRect().bottom ?? 0) - shown.getBoundingClientRect().top,
      ),
    );
  }
  expect(overlaps.filter((pixels) => pixels > 0)).toEqual([]);
});
