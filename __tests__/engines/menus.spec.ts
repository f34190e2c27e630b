import { becomes, open, shows, test, type Tab } from "./support/statement";

const chooseInBar = async (tab: Tab, value: string) => {
  await tab.click("[popovertarget=theme-panel]");
  await tab.click(`.theme-panel label:has([value="${value}"])`);
};

/** Opens the bar's choice of a theme and leads the focus into it. */
const enterThemes = async (tab: Tab) => {
  await tab.click("[popovertarget=theme-panel]");
  await shows(tab, ".theme-panel label");
  await tab.evaluate(() => document.querySelector<HTMLElement>('[name="theme-header"]:checked')?.focus(), null);
};

const theme = (tab: Tab, expected: string | null) =>
  becomes(tab, () => document.documentElement.dataset.theme ?? null, null, expected);

test("the panel of industries opens by its button, and Escape closes it", async ({ tab }) => {
  await open(tab, "/");
  await tab.click(".mega-toggle");
  await shows(tab, ".mega-panel a");
  await tab.press("Escape");
  await shows(tab, ".mega-panel a", false);
});

test("text of the panel can be pressed, and the panel stays open", async ({ tab }) => {
  await open(tab, "/");
  await tab.click(".mega-toggle");
  await shows(tab, ".mega-panel a");
  await tab.click(".mega-panel > p");
  await shows(tab, ".mega-panel a");
});

test("the menu of small windows opens, and a link closes it", async ({ tab }) => {
  await tab.resize(390, 800);
  await open(tab, "/");
  await tab.click("[popovertarget=mobile-menu]");
  await shows(tab, ".mobile-menu a");
  await tab.click('.mobile-menu a[href="/about"]');
  await becomes(tab, () => location.pathname, null, "/about");
  await shows(tab, ".mobile-menu a", false);
});

test("the theme is chosen by mouse in the menu of small windows, which stays open", async ({ tab }) => {
  await tab.resize(390, 800);
  await open(tab, "/");
  await tab.click("[popovertarget=mobile-menu]");
  await shows(tab, ".mobile-menu a");
  await tab.click(".mobile-menu nav > p");
  await tab.click('.mobile-menu label:has([value="dark"])');
  await theme(tab, "dark");
  await shows(tab, ".mobile-menu a");
});

test("the theme is chosen by arrow keys, and Escape closes its panel", async ({ tab }) => {
  await open(tab, "/");
  await enterThemes(tab);
  await tab.press("ArrowRight");
  await theme(tab, "light");
  await shows(tab, ".theme-panel label");
  await tab.press("Escape");
  await shows(tab, ".theme-panel label", false);
  await theme(tab, "light");
});

test("the theme's choice that an arrow key leads to has a ring, and it alone", async ({ tab }) => {
  const ringed = () =>
    [...document.querySelectorAll(".theme-switch label")]
      .filter((label) =>
        [label, ...label.children].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(part);
          return outlineStyle === "solid" && outlineWidth === "3px";
        }),
      )
      .map((label) => label.querySelector("input")?.value);
  await open(tab, "/");
  await enterThemes(tab);
  await tab.press("ArrowRight");
  await becomes(tab, ringed, null, ["light"]);
  await tab.press("ArrowRight");
  await becomes(tab, ringed, null, ["dark"]);
});

test("a theme chosen on another page holds on the way back", async ({ tab }) => {
  await open(tab, "/about");
  await tab.goto("/contact");
  await chooseInBar(tab, "dark");
  await theme(tab, "dark");
  await tab.back();
  await becomes(tab, () => location.pathname, null, "/about");
  await theme(tab, "dark");
  await becomes(tab, () => document.querySelectorAll('[value="dark"]:checked').length, null, 2);
});

test("a theme chosen in one tab shows in the other", async ({ tab }) => {
  await open(tab, "/about");
  const other = await tab.another();
  // Wide enough for the bar, which holds the choice itself.
  await other.resize(1280, 800);
  await open(other, "/contact");
  await chooseInBar(other, "dark");
  await theme(other, "dark");
  await theme(tab, "dark");
  await chooseInBar(other, "system");
  await theme(tab, null);
});
