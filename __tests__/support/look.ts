/** Records what a page looks like, element by element, to compare two moments or two ways to reach it. */
import type { Page, Route } from "@playwright/test";
import { transitionsEnd } from "./page-reading";

type Look = readonly { element: string; style: string }[];

/** The style sheet of all pages, which is fetched after the first paint. */
export const WHOLE_SHEET = /\/styles\.[^/]*\.css$/;

/**
 * Holds back requests of a page.
 *
 * @param page the page
 * @param asked addresses to hold back
 * @returns a function that lets the requests through
 */
export const holdBack = async (page: Page, asked: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(asked, async (route: Route) => {
    await gate;
    // Fails if the page has been left in the meantime, which aborts its requests.
    await route.fallback().catch(() => undefined);
  });
  return () => release();
};

/**
 * The computed style of every element, without custom properties, once all transitions have ended. It removes the
 * page's `at-rest` class first, so that late pictures show.
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

/** Elements that look different, each with up to five of its new declarations; none if both looks are the same. */
export const lookDifferences = (before: Look, after: Look): { element: string; now: string[] }[] =>
  after.length === before.length
    ? after.flatMap(({ element, style }, index) => {
        const former = before[index]?.style ?? "";
        return former === style ? [] : [{ element, now: newDeclarations(former, style).slice(0, 5) }];
      })
    : [{ element: `${after.length} elements instead of ${before.length}`, now: [] }];

/**
 * Makes the window as tall as the page. For a screenshot that is larger than the window, Chromium does a new layout of
 * a page with scroll bars, and screenshots of the same page alternate between two widths. (A page that fills the window
 * grows with it, so the screenshot of the 404 page lacks the footer.)
 */
export const fitWindow = async (page: Page) => {
  const { width } = page.viewportSize()!;
  const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  await page.setViewportSize({ width, height });
};
