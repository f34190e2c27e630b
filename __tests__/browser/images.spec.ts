import { expect, open, PHONE, test, type Page } from "../support/browser";
import { nightlyUnless } from "../support/nightly";
import { wrongCandidates } from "../support/page-reading";
import { industries, PAGE_PATHS, tabsOf, tagsBesideSample, tagsOf } from "../support/site";

/** Pixels fetched for each pixel shown, at most. */
const MOST_PER_PIXEL = 1.5;

/** The logo stands in the bar and again in the footer; pages hold its drawing. */
const isLogo = ({ file }: { file: string }): boolean => file.startsWith("image/svg+xml,");

/**
 * Scrolls through the page, so that every image is asked for, and measures them. What begins within
 * half a screen below the first one may belong to a somewhat larger first screen.
 */
const measureImages = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll("img")]
      .filter((image) => image.checkVisibility())
      .map((image) => ({ image, belowTheFold: image.getBoundingClientRect().top > window.innerHeight * 1.5 }));
    const measured = [];
    for (const { image, belowTheFold } of images) {
      image.scrollIntoView({ block: "center", behavior: "instant" });
      if (!image.complete) await new Promise((resolve) => image.addEventListener("load", resolve, { once: true }));
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const box = image.getBoundingClientRect();
      const scales = [box.width / file.naturalWidth, box.height / file.naturalHeight].map(
        (scale) => scale * devicePixelRatio,
      );
      const isCovering = getComputedStyle(image).objectFit === "cover";
      measured.push({
        file: new URL(image.currentSrc).pathname,
        fetched: file.naturalWidth,
        shown: Math.round(box.width),
        perPixel: 1 / (isCovering ? Math.max(...scales) : Math.min(...scales)),
        sized: image.hasAttribute("width") && image.hasAttribute("height"),
        described: image.hasAttribute("alt"),
        late: image.loading === "lazy",
        belowTheFold,
      });
    }
    return measured;
  });

const expectFitting = async (page: Page, path: string) => {
  await open(page, path);
  // It scrolls through the page: what was far below has an image to measure only then.
  expect(await page.evaluate(wrongCandidates)).toEqual([]);
  const images = await measureImages(page);
  expect(images.length).toBeGreaterThan(0);
  expect(images.filter(({ sized, described }) => !sized || !described)).toEqual([]);
  const artwork = images.filter((image) => !isLogo(image));
  expect(artwork.filter(({ file }) => !file.endsWith(".avif"))).toEqual([]);
  expect(artwork.filter(({ late, belowTheFold }) => belowTheFold && !late)).toEqual([]);
  // A file that shows twice is fetched once: it has to fit its largest place.
  const tooLarge = artwork.filter(
    ({ file, perPixel }) =>
      perPixel > MOST_PER_PIXEL && artwork.every((other) => other.file !== file || other.perPixel > MOST_PER_PIXEL),
  );
  expect(tooLarge).toEqual([]);
};

for (const path of PAGE_PATHS) {
  test.describe("on a phone", () => {
    test.use({ ...PHONE, deviceScaleFactor: 2 });

    test(`${path} fetches images that fit`, { tag: tagsOf(path) }, ({ page }) => expectFitting(page, path));
  });

  // Each in a browser of its own: one that has a larger image shows that rather than fetch a smaller one.
  for (const width of [768, 1280, 1920])
    test(`${path} fetches images that fit ${width} pixels`, { tag: tagsBesideSample(path) }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await expectFitting(page, path);
    });
}

for (const viewport of [
  { width: 375, height: 812 },
  { width: 412, height: 823 },
])
  test.describe(`the head of an industry's page on a phone of ${viewport.width} px`, () => {
    test.use({ ...PHONE, viewport, deviceScaleFactor: 2 });

    for (const { path } of industries) {
      test(
        `${path} shows a drawing of at most 6 kB, and its largest paint is text`,
        { tag: nightlyUnless(viewport.width === 375) },
        async ({ page, request }) => {
          await page.addInitScript(() => {
            const paints: { tag: string }[] = [];
            Object.assign(window, { paints });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                paints.push({ tag: (entry as PerformanceEntry & { element: Element | null }).element?.tagName ?? "" });
            }).observe({ type: "largest-contentful-paint", buffered: true });
          });
          await open(page, path);
          const image = page.getByRole("main").locator("picture img").first();
          await expect(image).toHaveJSProperty("complete", true);
          const { source, wide } = await image.evaluate((element: HTMLImageElement) => ({
            source: element.currentSrc,
            wide: element.naturalWidth * 2 >= element.getBoundingClientRect().width,
          }));
          expect(wide, "as many pixels as it shows").toBe(true);
          expect((await (await request.get(source)).body()).length).toBeLessThanOrEqual(6_000);
          const paints = await page.evaluate(() => (window as unknown as { paints: { tag: string }[] }).paints);
          expect(paints.at(-1)?.tag).toMatch(/^(H1|P)$/);
        },
      );
    }
  });

test("an industry's panels hold no image that is fetched before it is needed", async ({ page }) => {
  const [industry] = industries;
  await open(page, industry?.path ?? "");
  const eager = page.locator(
    tabsOf(industry ?? industries[1]!)
      .map((id) => `#${id} img:not([loading="lazy"])`)
      .join(", "),
  );
  await expect(eager).toHaveCount(0);
});
