import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Rules that are off by default but that this site follows. */
const MORE_RULES = ["target-size", "css-orientation-lock", "focus-order-semantics", "label-content-name-mismatch"];
const OPTIONS: axe.RunOptions = {
  resultTypes: ["violations"],
  rules: Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }])),
};

/** The rules whose result depends on the color scheme. */
const COLOR_RULES: axe.RunOptions = {
  resultTypes: ["violations"],
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** Checks the page, or a part, in its current state: one line for each violation. */
const violations = async (page: Page, part: string | undefined, rules: axe.RunOptions): Promise<string[]> => {
  // `evaluate` goes through the debugger, so the Content-Security-Policy does not block it. Checked first, because
  // sending the source takes longer.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const results = await page.evaluate<axe.AxeResults, [string | undefined, axe.RunOptions]>(
    ([selector, options]) => (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, options),
    [part, rules],
  );
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target, any }) => `${String(target)} ${any[0]?.message ?? ""}`).join(" | ")}`,
  );
};

/**
 * Checks the page with all rules of axe, best practices included, and its colors in both schemes.
 *
 * @param part selector of the part of the page to check; by default the whole page
 * @returns one line for each violation, with the scheme and the elements; none if there are no violations
 */
export const axeViolations = async (page: Page, part?: string): Promise<string[]> => {
  const found: string[] = [];
  // Otherwise, content that is not rendered yet keeps the colors of the previous scheme.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
  });
  for (const [colorScheme, rules] of [
    ["light", OPTIONS],
    ["dark", COLOR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // Colors change by transitions, and a color in mid-transition fits neither scheme. Transitions start within two
    // frames; those of elements that inherit a color start later, so this repeats until none is left.
    await page.evaluate(async () => {
      const isMoving = ({ timeline, effect }: Animation): boolean =>
        // A scroll-driven animation would never finish by itself.
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
      let moving: Animation[];
      do {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        moving = document.getAnimations().filter(isMoving);
        for (const animation of moving) if (animation instanceof CSSTransition) animation.finish();
        await Promise.allSettled(moving.map(({ finished }) => finished));
      } while (moving.length > 0);
    });
    found.push(...(await violations(page, part, rules)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
};
