import { focusIssues } from "../support/page-reading";
import { industries, site } from "../support/site";
import { becomes, expect, focused, link, open, test } from "./support/statement";

/** More stops than the pages have. */
const MOST_STOPS = 90;

test("the skip link comes first, shows, and leads to the content", async ({ tab }) => {
  await open(tab, "/about");
  await tab.press("Tab");
  await focused(tab, link(site.labels.skipToContent));
  await becomes(tab, () => (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0, null, true);
  await tab.press("Enter");
  await focused(tab, "#main");
  await tab.press("Tab");
  await becomes(tab, () => document.activeElement?.matches("main *, footer *"), null, true);
});

for (const path of ["/contact", industries[0]?.path ?? ""]) {
  test(`by Tab each control of ${path} is reached, marked and not covered`, async ({ tab }) => {
    await open(tab, path);
    const reached: string[] = [];
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await tab.press("Tab");
      const stop = await tab.evaluate(() => {
        const { activeElement: control } = document;
        return control === document.body ? "" : `${control?.outerHTML.slice(0, 60)} ${control?.textContent}`;
      }, null);
      if (stop === "" || stop === reached[0]) break;
      reached.push(stop);
      // What shows in part, Firefox and WebKit leave where it is.
      await expect
        .poll(async () => (await tab.evaluate(focusIssues, null)).filter((text) => !text.endsWith("of the window")))
        .toEqual([]);
    }
    const controls = await tab.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>("a, button, input:not([type=radio]), textarea, summary")].filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0,
        ).length,
      null,
    );
    expect(reached.length).toBeGreaterThanOrEqual(controls);
  });
}
