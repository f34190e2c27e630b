import { industries, navigation } from "../support/site";
import { arrived, becomes, button, expect, focused, link, open, shows, test, type Tab } from "./support/statement";

const PANEL = ".mega-panel ul";
const { link: services, toggleLabel, viewAll } = navigation.industries;
const path = industries[1]?.path ?? "";

const hoverLink = async (tab: Tab) => {
  const box = await tab.box(link(services.label));
  expect(box).toBeDefined();
  if (box) await tab.hover(box.x + box.width / 2, box.y + box.height / 2);
};

test("the panel of industries opens under the mouse, closes when it leaves, and leads to an industry", async ({
  tab,
}) => {
  await open(tab, "/");
  await hoverLink(tab);
  await shows(tab, PANEL);
  await tab.hover(640, 790);
  await shows(tab, PANEL, false);
  await hoverLink(tab);
  await tab.click(`.mega-panel a[href="${path}"]`);
  await arrived(tab, path);
  await tab.hover(640, 790);
  await shows(tab, PANEL, false);
});

test("by the keyboard, Enter opens the panel, Tab walks through and out, Escape gives the focus back", async ({
  tab,
}) => {
  await open(tab, "/");
  await tab.evaluate(() => document.querySelector<HTMLElement>(".mega-toggle")?.focus(), null);
  await tab.press("Enter");
  await shows(tab, PANEL);
  await tab.press("Tab");
  await focused(tab, ".mega-panel li:first-child a");
  await tab.press("Escape");
  await shows(tab, PANEL, false);
  await focused(tab, button(toggleLabel));
  await tab.press(" ");
  await shows(tab, PANEL);
  await tab.press(...industries.map(() => "Tab"), "Tab");
  await focused(tab, link(viewAll.label));
  await tab.press("Tab");
  await shows(tab, PANEL, false);
});

test("the menu of small windows closes when focus leaves it, and when the window grows", async ({ tab }) => {
  const menu = ".mobile-menu nav";
  await tab.resize(390, 800);
  await open(tab, "/");
  await tab.click("[popovertarget=mobile-menu]");
  await shows(tab, menu);
  await tab.evaluate(() => [...document.querySelectorAll<HTMLElement>(".mobile-menu input")].at(-1)?.focus(), null);
  await tab.press("Tab");
  await shows(tab, menu, false);
  await tab.click("[popovertarget=mobile-menu]");
  await shows(tab, menu);
  await tab.resize(1280, 800);
  await shows(tab, link(services.label));
  await becomes(tab, () => document.querySelector(".mobile-menu:popover-open") === null, null, true);
  await tab.resize(390, 800);
  await shows(tab, "[popovertarget=mobile-menu]");
  await shows(tab, menu, false);
});
