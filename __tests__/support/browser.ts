/** The `test` of the browser suite: fails on whatever the console, the network or the policy complains of. */
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { notFound, PAGE_PATHS, site } from "./site";

export { expect };
export type { Page };

/** A small screen that is touched. */
export const PHONE = { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true } as const;

const LOUD = ["warning", "error", "assert"];

/** What went wrong on the pages of a test, apart from what the test allows. */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Lets errors pass whose text matches. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Lets pass what the 404 page brings: its own line on the console, and the browser's line on the status. */
  allowNotFound(): void {
    this.allow(
      new RegExp(`^console error: ${notFound.consoleMessage.replace("{path}", "/\\S*")}$`),
      /^console error: Failed to load resource: .* status of 404/,
    );
  }

  /** All that was seen, what is allowed included. */
  get seen(): readonly string[] {
    return this.#seen;
  }

  get unexpected(): string[] {
    return this.#seen.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /**
   * Follows all pages of a context.
   *
   * @param origin the site's own; a request to another one is an error
   */
  watch(context: BrowserContext, origin: string): void {
    // A violation of the Content-Security-Policy is an error on the console.
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
      // Who leaves a page stops its requests.
      const reason = request.failure()?.errorText;
      if (reason !== "net::ERR_ABORTED") this.#seen.push(`failed request: ${request.url()} (${reason})`);
    });
  }
}

export const test = base.extend<{ pageErrors: PageErrors }>({
  // Chromium answers both before the page has changed: what is read at once may still be the old size or scheme.
  page: async ({ page }, provide) => {
    const { setViewportSize, emulateMedia } = page;
    page.setViewportSize = async (size) => {
      await setViewportSize.call(page, size);
      // An empty page of a phone has a width of its own.
      if (page.url() === "about:blank") return;
      await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([size.width, size.height]);
      // Of a phone the first layout may hold sizes of the window before; without scripts none can be waited for. An
      // observer hears of a layout even where the test keeps the clock.
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

/** Waits until the site's scripts have taken over the page. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Visits an address and waits until the site's scripts have taken over and the styles of all pages are there. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
  await page.locator("html[data-styled]").waitFor({ state: "attached" });
};

/** Waits until the address has a path and its page shows, not the one before it; `timeout` in milliseconds. */
export const arrived = async (page: Page, path: string, timeout = 10_000): Promise<void> => {
  // Unlike `waitForURL`, it goes on where a step back and a visit that follow at once abort each other's load events.
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 20_000 }).toBe(path);
  if (PAGE_PATHS.includes(path))
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}${path}`, { timeout });
  else await expect(page.locator("main h1")).toContainText(notFound.headline, { timeout });
  await expect(page.locator("main h1")).toBeVisible({ timeout });
};

/** Distance that the page is scrolled, in pixels. */
export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls at once to a distance, in pixels. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((distance) => window.scrollTo({ top: distance, behavior: "instant" }), top);

/** Scrolls to a distance, in pixels, and waits two frames: in the first one the router notes the place. */
export const readTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((distance) => {
    window.scrollTo({ top: distance, behavior: "instant" });
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  }, top);

/** Lower edge of the fixed bar, in pixels. */
export const headerBottom = (page: Page): Promise<number> =>
  page.locator(".site-header").evaluate((header) => header.getBoundingClientRect().bottom);

/** Waits until an element's upper edge rests below the bar and in the upper half of the window. */
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
