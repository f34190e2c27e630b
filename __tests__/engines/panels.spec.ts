import { industries, tabsOf } from "../support/site";
import { becomes, hydrated, open, test } from "./support/statement";

test("tabs are chosen by the keyboard", async ({ tab }) => {
  const industry = industries[1]!;
  const ids = tabsOf(industry);
  await open(tab, industry.path);
  await tab.evaluate(() => document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus(), null);
  await tab.press("ArrowRight");
  const shown = () =>
    [...document.querySelectorAll("[role=tabpanel]")].filter((panel) => panel.checkVisibility()).length;
  const chosen = () => [...document.querySelectorAll("[role=tab]")].findIndex((entry) => entry.ariaSelected === "true");
  await becomes(tab, chosen, null, 1);
  await becomes(tab, shown, null, 1);
  await tab.press("ArrowLeft", "ArrowLeft");
  await becomes(tab, chosen, null, ids.length - 1);
});

test("a demo that was running when its page was loaded anew can be started again", async ({ tab }) => {
  const buttons = () =>
    [...document.querySelectorAll<HTMLButtonElement>("[data-slot=demo] button")].map(({ disabled }) => disabled);
  await open(tab, "/ai-solutions");
  await tab.click("[data-slot=demo] button");
  await becomes(tab, buttons, null, [true, false]);
  await tab.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }), null);
  await tab.reload();
  await hydrated(tab);
  await becomes(tab, buttons, null, [false, true]);
});
