/**
 * Every control in every state, in both themes, with the site's own style sheet: by a picture, and by axe. The page is
 * made here; no route leads to it (__tests__/support/state-sheet).
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { axeViolations } from "../support/axe";
import { expect, test, type Page } from "../support/browser";
import { fitWindow } from "../support/look";

const PATH = "/state-sheet";

const render = (): string =>
  execFileSync(
    process.execPath,
    [
      require.resolve("tsx/cli"),
      "--tsconfig",
      "__tests__/support/state-sheet/tsconfig.json",
      "__tests__/support/state-sheet/render.tsx",
    ],
    { encoding: "utf8" },
  );

/** Tells the browser to take the states for granted that elements ask for. */
const forceStates = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "[data-force]" });
  expect(nodeIds.length).toBeGreaterThan(10);
  for (const nodeId of nodeIds) {
    const { attributes } = await session.send("DOM.getAttributes", { nodeId });
    const state = attributes[attributes.indexOf("data-force") + 1] ?? "";
    await session.send("CSS.forcePseudoState", {
      nodeId,
      forcedPseudoClasses: state === "focus-visible" ? ["focus", "focus-visible"] : [state],
    });
  }
};

test.use({ viewport: { width: 960, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

test("every control in every state", async ({ page }) => {
  const sheet = readdirSync("public").find((name) => /^styles\..*\.css$/.test(name));
  expect(sheet, "the style sheet of all pages").toBeDefined();
  // Fonts stand in the pages' own styles. On the site they are optional: one that came late would not be drawn.
  const fonts = readFileSync("public/index.html", "utf8").match(/@font-face\{[^}]*\}/g) ?? [];
  expect(fonts.length).toBeGreaterThan(1);
  const faces = fonts.join("").replaceAll("font-display:optional", "font-display:block");
  const styles = `<style>${faces}</style><link rel="stylesheet" href="/${sheet}">`;
  const head = `<meta charset="utf-8"><title>States of controls</title>${styles}`;
  const body = `<!doctype html><html lang="en" class="js"><head>${head}</head><body>${render()}</body></html>`;
  await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(PATH);
  await forceStates(page);
  await fitWindow(page);

  for (const colorScheme of ["light", "dark"] as const)
    await test.step(`looks as in its picture, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`state-sheet-${colorScheme}.png`, {
        animations: "disabled",
        caret: "initial",
        threshold: 0.25,
        maxDiffPixelRatio: 0.02,
      });
    });

  await test.step("an error is a border, a bar and a mark, and no ground of its own", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const looks = await page.locator("#filled, #wrong").evaluateAll((fields) =>
        fields.map((field) => {
          const { backgroundColor, borderTopColor, boxShadow } = getComputedStyle(field);
          const message = document.getElementById(`${field.id}-error`)!;
          return { backgroundColor, borderTopColor, boxShadow, mark: getComputedStyle(message, "::after").content };
        }),
      );
      const [usual, wrong] = looks;
      expect(wrong?.backgroundColor).toBe(usual?.backgroundColor);
      expect(wrong?.borderTopColor).not.toBe(usual?.borderTopColor);
      expect(usual?.boxShadow).toBe("none");
      expect(wrong?.boxShadow).toContain("inset");
      expect(usual?.mark).toBe("none");
      expect(wrong?.mark).not.toBe("none");
    }
  });

  await test.step("can be read, in both themes", async () => expect(await axeViolations(page)).toEqual([]));
});
