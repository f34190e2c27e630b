/** What a page looks like, element by element, to compare two moments or two ways to it. */
import type { Page, Route } from "@playwright/test";
import { transitionsEnd } from "./page-reading";

export type Look = readonly { element: string; style: string }[];

/** The style sheet of all pages, which is fetched after the first paint. */
export const WHOLE_SHEET = /\/styles\.[^/]*\.css$/;

/**
 * Holds back what a page asks for.
 *
 * @param page the page
 * @param asked addresses to hold back
 * @returns a function that lets them come
 */
export const holdBack = async (page: Page, asked: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(asked, async (route: Route) => {
    await gate;
    // Whoever left the page took the request along.
    await route.fallback().catch(() => undefined);
  });
  return () => release();
};

/**
 * The computed style of every element once nothing moves any more, the properties that the site registers for itself
 * aside. The page is no longer at rest then: late pictures show.
 */
export const lookOf = async (page: Page, selector = "body"): Promise<Look> => {
  await page.evaluate(() => document.documentElement.classList.remove("at-rest"));
  await page.evaluate(transitionsEnd);
  return page.evaluate((within) => {
    const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith("--"));
    const describe = (style: CSSStyleDeclaration) =>
      names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
    return Array.from(document.querySelectorAll(`${within} *:not(script, svg *)`), (element) => {
      const generated = ["::before", "::after"]
        .map((pseudo) => getComputedStyle(element, pseudo))
        .filter(({ content }) => content !== "none");
      return {
        element: element.outerHTML.slice(0, 80),
        style: [getComputedStyle(element), ...generated].map(describe).join(";"),
      };
    });
  }, selector);
};

const newDeclarations = (before: string, after: string): string[] => {
  const old = new Set(before.split(";"));
  return after.split(";").filter((declaration) => !old.has(declaration));
};

/** Elements that look otherwise, with the first of what is new about each; none where both looks are the same. */
export const lookDifferences = (before: Look, after: Look): { element: string; now: string[] }[] =>
  after.length === before.length
    ? after.flatMap(({ element, style }, index) => {
        const former = before[index]?.style ?? "";
        return former === style ? [] : [{ element, now: newDeclarations(former, style).slice(0, 5) }];
      })
    : [{ element: `${after.length} elements instead of ${before.length}`, now: [] }];

/**
 * Makes the window as tall as the page. For a picture of more than the window, Chromium lays out a page with scroll bars
 * anew, and pictures of one page alternate between two widths. (A page that fills the window grows with it: of the
 * 404 page, the picture leaves out the footer.)
 */
export const fitWindow = async (page: Page) => {
  const { width } = page.viewportSize()!;
  const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  await page.setViewportSize({ width, height });
};
