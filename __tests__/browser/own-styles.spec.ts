/** Each page holds its own part of the style sheet; the whole sheet, fetched later, must change nothing that is there. */
import { expect, open, test, type Page } from "../support/browser";
import { ALL_PATHS, UNKNOWN_PATH } from "../support/site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What every element looks like, one text for each, the properties that the site registers for itself aside. */
const look = (page: Page) =>
  page.evaluate(() => {
    const describe = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return Array.from(style, (name) =>
        name.startsWith("--") ? "" : `${name}:${style.getPropertyValue(name)};`,
      ).join("");
    };
    return Array.from(document.body.querySelectorAll("*:not(script)"), (element) => ({
      element: element.outerHTML.slice(0, 80),
      style: [undefined, "::before", "::after"].map((pseudo) => describe(element, pseudo)).join("\n"),
    }));
  });

const differences = (before: string, after: string): string[] => {
  const old = new Set(before.split(";"));
  return after.split(";").filter((declaration) => !old.has(declaration));
};

for (const path of ALL_PATHS) {
  test(`the whole style sheet changes nothing on ${path}`, async ({ page, faults }) => {
    if (path === UNKNOWN_PATH) faults.allowNotFound();
    await open(page, path);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
    const before = await look(page);
    await page.mouse.wheel(0, 1);
    await page.evaluate(async () => {
      window.scrollTo({ top: 0, behavior: "instant" });
      const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
      if (link && !link.sheet) await new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
    });
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    const after = await look(page);
    expect(after.length).toBe(before.length);
    const changed = after.flatMap(({ element, style }, index) => {
      const former = before[index]?.style ?? "";
      return former === style ? [] : [{ element, now: differences(former, style).slice(0, 5) }];
    });
    expect(changed.slice(0, 5)).toEqual([]);
  });
}
