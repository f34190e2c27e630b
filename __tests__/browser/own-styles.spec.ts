/** Each page holds its own part of the style sheet; the whole sheet, fetched later, must change nothing that is there. */
import { expect, open, test, type Page } from "../support/browser";
import { transitionsEnd } from "../support/page-reading";
import { ALL_PATHS, UNKNOWN_PATH } from "../support/site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A page of each template, and of the industries one without and one with a workflow. */
const PATHS = ALL_PATHS.filter(
  (path) => !path.startsWith("/services/") || ["/services/healthcare", "/services/finance"].includes(path),
);

/** What every element looks like, one text for each, the properties that the site registers for itself aside. */
const look = (page: Page) =>
  page.evaluate(() => {
    const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith("--"));
    const describe = (style: CSSStyleDeclaration) =>
      names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
    return Array.from(document.body.querySelectorAll("*:not(script, svg *)"), (element) => {
      const generated = ["::before", "::after"]
        .map((pseudo) => getComputedStyle(element, pseudo))
        .filter(({ content }) => content !== "none");
      return {
        element: element.outerHTML.slice(0, 80),
        style: [getComputedStyle(element), ...generated].map(describe).join(";"),
      };
    });
  });

const differences = (before: string, after: string): string[] => {
  const old = new Set(before.split(";"));
  return after.split(";").filter((declaration) => !old.has(declaration));
};

for (const path of PATHS) {
  test(`the whole style sheet changes nothing on ${path}`, async ({ page, faults }) => {
    if (path === UNKNOWN_PATH) faults.allowNotFound();
    await open(page, path);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
    await page.evaluate(transitionsEnd);
    const before = await look(page);
    await page.keyboard.press("Shift");
    await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
      if (link && !link.sheet) await new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
    });
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    await page.evaluate(transitionsEnd);
    const after = await look(page);
    expect(after.length).toBe(before.length);
    const changed = after.flatMap(({ element, style }, index) => {
      const former = before[index]?.style ?? "";
      return former === style ? [] : [{ element, now: differences(former, style).slice(0, 5) }];
    });
    expect(changed.slice(0, 5)).toEqual([]);
  });
}
