/** The `test` of the browser suite. It fails on any console error, network error or policy violation. */
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { notFound, PAGE_PATHS, site } from "./site";

export { expect };
export type { Page };

/** A small touch screen. */
export const PHONE = { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true } as const;

const LOUD = ["warning", "error", "assert"];

/** Collects errors on the pages of a test, and knows which of them the test allows. */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows errors whose text matches. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Allows the errors of the 404 page: its own console message, and the browser's message about the status. */
  allowNotFound(): void {
    this.allow(
      new RegExp(`^console error: ${notFound.consoleMessage.replace("{path}", "/\\S*")}$`),
      /^console error: Failed to load resource: .* status of 404/,
    );
  }

  /** All errors, allowed ones included. */
  get seen(): readonly string[] {
    return this.#seen;
  }

  get unexpected(): string[] {
    return this.#seen.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /**
   * Watches all pages of a context.
   *
   * @param origin the site's origin; a request to any other is an error
   */
  watch(context: BrowserContext, origin: string): void {
    // Violations of the Content-Security-Policy appear as console errors.
    context.on("console", (message) => {
      if (LOUD.includes(message.type())) this.#seen.push(`console ${message.type()}: ${message.text()}`);
    });
    context.on("weberror", (error) => this.#seen.push(`page error: ${String(error.error())}`));
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol !== "data:" && url.protocol !== "blob:" && url.origin !== origin)
        this.#seen.push(`request to another origin: ${url.href}`);
    });
    context.on("requestfailed", (request) => {
      // Leaving a page aborts its requests, which is not an error.
      const reason = request.failure()?.errorText;
      if (reason !== "net::ERR_ABORTED") this.#seen.push(`failed request: ${request.url()} (${reason})`);
    });
  }
}

export const test = base.extend<{ pageErrors: PageErrors }>({
  // Chromium resolves both calls before the page has changed: a test could still read the old size or scheme.
  page: async ({ page }, provide) => {
    const { setViewportSize, emulateMedia } = page;
    page.setViewportSize = async (size) => {
      await setViewportSize.call(page, size);
      // On a phone, an empty page does not have the viewport's width.
      if (page.url() === "about:blank") return;
      await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([size.width, size.height]);
      // On a phone, the first layout may still have sizes of the previous window, so wait for two. This needs scripts
      // in the page. A ResizeObserver reports layouts even if the test has stopped the clock.
      await page.evaluate(async () => {
        if (!matchMedia("(scripting: enabled)").matches) return;
        const laidOut = () =>
          new Promise<void>((resolve) => {
            const observer = new ResizeObserver(() => {
              observer.disconnect();
              resolve();
            });
            observer.observe(document.documentElement);
          });
        await laidOut();
        await laidOut();
      });
    };
    page.emulateMedia = async (media) => {
      await emulateMedia.call(page, media);
      if (!media?.colorScheme) return;
      const query = `(prefers-color-scheme: ${media.colorScheme})`;
      await expect.poll(() => page.evaluate((asked) => matchMedia(asked).matches, query)).toBe(true);
    };
    await provide(page);
  },
  pageErrors: [
    async ({ context, baseURL }, provide) => {
      const pageErrors = new PageErrors();
      pageErrors.watch(context, new URL(baseURL ?? "").origin);
      await provide(pageErrors);
      expect(pageErrors.unexpected, "console, network and policy stay quiet").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Opens an address and waits until the page is hydrated and the whole style sheet has loaded. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
  await page.locator("html[data-styled]").waitFor({ state: "attached" });
};

/** Waits until the address has a path and its page, not the previous one, is shown; `timeout` in milliseconds. */
export const arrived = async (page: Page, path: string, timeout = 10_000): Promise<void> => {
  // Not `waitForURL`, which waits for a load event: a step back and an immediate visit abort each other's.
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 20_000 }).toBe(path);
  if (PAGE_PATHS.includes(path))
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}${path}`, { timeout });
  else await expect(page.locator("main h1")).toContainText(notFound.headline, { timeout });
  await expect(page.locator("main h1")).toBeVisible({ timeout });
};

/** Scroll position of the page, in pixels. */
export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a position without animation, in pixels. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((distance) => window.scrollTo({ top: distance, behavior: "instant" }), top);

/** Scrolls to a position, in pixels, and waits two frames, since the router records the position in the first one. */
export const readTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((distance) => {
    window.scrollTo({ top: distance, behavior: "instant" });
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  }, top);

/** Bottom edge of the fixed bar, in pixels. */
export const headerBottom = (page: Page): Promise<number> =>
  page.locator(".site-header").evaluate((header) => header.getBoundingClientRect().bottom);

/** Waits until an element's top edge is below the bar and in the upper half of the window. */
export const expectBelowHeader = async (page: Page, selector: string): Promise<void> => {
  await expect
    .poll(async () => {
      const [bar, top] = await Promise.all([
        headerBottom(page),
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().top),
      ]);
      return top >= bar - 1 && top < 400;
    }, `${selector} rests below the header`)
    .toBe(true);
};
