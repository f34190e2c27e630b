import {
  arrived,
  expect,
  headerBottom,
  hydrated,
  open,
  readTo,
  scrollTo,
  scrollY,
  test,
  type Page,
} from "../support/browser";
import { nightlyUnless } from "../support/nightly";
import { barLink, industriesPanel, shownPanel, tabName } from "../support/page-parts";
import { industries, navigation, site, tabsOf, tagsOf } from "../support/site";
import { expectDecision, gate, panel, START } from "../support/threshold";

const withWorkflow = industries.find(({ workflow }) => workflow);
const another = industries.find((industry) => industry !== withWorkflow);
if (!withWorkflow || !another) throw new Error("the content has too few industries");
const { path } = withWorkflow;
const ids = tabsOf(withWorkflow);

const tab = (page: Page, id: string) => page.locator(`#tab-${id}`);
const tabBar = (page: Page) => page.getByRole("tablist", { name: site.industryLabels.tabs });
const hash = (page: Page) => new URL(page.url()).hash;

const expectActive = async (page: Page, id: string) => {
  await expect(shownPanel(page)).toHaveCount(1);
  await expect(shownPanel(page)).toHaveAttribute("id", id);
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("id", `tab-${id}`);
};

/** Waits until the panel begins below the tab bar, and not far below. */
const expectPanelShown = async (page: Page) => {
  await expect
    .poll(async () => {
      const [bar, top] = await Promise.all([
        tabBar(page).evaluate((element) => element.getBoundingClientRect().bottom),
        shownPanel(page).evaluate((element) => element.getBoundingClientRect().top),
      ]);
      return top >= bar - 2 && top < 400;
    })
    .toBe(true);
};

for (const industry of industries) {
  test(`${industry.path} has its own tabs and its own decision`, { tag: tagsOf(industry.path) }, async ({ page }) => {
    await open(page, industry.path);

    await test.step("the decision is its own, and there is none to choose from", async () => {
      await expectDecision(page, industry, START);
      await expect(panel(page).getByRole("radio")).toHaveCount(0);
      await gate(page).press("ArrowDown");
      await expectDecision(page, industry, START - 1);
      await expect(panel(page)).toHaveAttribute("data-drawn");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    for (const [width, height] of [
      [375, 812],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await scrollTo(page, 0);
      await test.step(`the tabs begin on the first screen, and a click brings the chosen panel up to them, at ${width} px`, async () => {
        const bar = () => page.getByRole("tablist").evaluate((element) => element.getBoundingClientRect().top);
        expect(await bar()).toBeLessThan(height - 24);
        await tab(page, "solutions").click();
        await expectPanelShown(page);
        // Its upper line on that of the header: a fraction lower, both would show.
        expect(await bar()).toBeCloseTo((await headerBottom(page)) - 1, 1);
      });
      await tab(page, "overview").click();
    }

    await test.step("it has the tabs that its content has, one panel at a time", async () => {
      const expected = tabsOf(industry);
      await expect(page.getByRole("tab")).toHaveText(expected.map(tabName));
      await expectActive(page, "overview");
      for (const id of [...expected].reverse()) {
        await tab(page, id).click();
        await expectActive(page, id);
      }
    });

    await test.step("its hero leads to one, and the panels hold what its content says", async () => {
      const { label, href } = industry.hero.secondary;
      await page.getByRole("link", { name: label }).first().click();
      await expectActive(page, href.slice(1));
      await expectPanelShown(page);
      await expect.poll(() => hash(page)).toBe(href);
      const items = (id: string) => page.locator(`#${id} li h3`);
      await expect(items("solutions")).toHaveText(industry.solutions.items.map(({ title }) => title));
      const proven = industry.solutions.items.filter((solution) => "metrics" in solution);
      await expect(page.locator("#solutions dl")).toHaveCount(proven.length);
      await expect(items("case-studies")).toHaveCount(3);
      await expect(items("sub-industries")).toHaveText(industry.subIndustries.items.map(({ name }) => name));
      if (industry.workflow) await expect(page.locator("#workflow li")).toHaveText([/01/, /02/, /03/, /04/]);
    });
  });
}

test("an address names a tab in any spelling", async ({ page }) => {
  await open(page, `${path}#case%2Dstudies`);
  await expectActive(page, "case-studies");
});

test("the arrows go around, Home and End to the ends, and the address follows", async ({ page }) => {
  await open(page, path);
  const length = await page.evaluate(() => history.length);
  await tab(page, "overview").focus();
  for (const [key, id] of [
    ["ArrowRight", ids[1]],
    ["ArrowLeft", ids[0]],
    ["ArrowLeft", ids.at(-1)],
    ["ArrowRight", ids[0]],
    ["End", ids.at(-1)],
    ["Home", ids[0]],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(page, id ?? "");
    await expect(tab(page, id ?? "")).toBeFocused();
    await expect.poll(() => hash(page)).toBe(`#${id}`);
  }
  expect(await page.evaluate(() => history.length), "keys add nothing to the history").toBe(length);
  await page.keyboard.press("Tab");
  await expect(shownPanel(page)).toBeFocused();
});

test(
  "Back and Forward go through the tabs that were clicked, and the page stays where it is",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, path);
    for (const id of ["solutions", "case-studies"]) {
      await tab(page, id).click();
      await expectActive(page, id);
    }
    await expectPanelShown(page);
    const place = await scrollY(page);
    await page.goBack();
    await expectActive(page, "solutions");
    await page.goBack();
    await expectActive(page, "overview");
    await expect.poll(() => hash(page)).toBe("");
    await expect.poll(() => scrollY(page)).toBe(place);
    await page.goForward();
    await expectActive(page, "solutions");
    await expect.poll(() => hash(page)).toBe("#solutions");
  },
);

test("a link to a tab opens it and shows it", async ({ page }) => {
  for (const id of ids.slice(1)) {
    await page.goto("about:blank");
    await open(page, `${path}#${id}`);
    await expectActive(page, id);
    await expectPanelShown(page);
  }
});

test("a hash that names no tab leaves the overview", { tag: "@nightly" }, async ({ page }) => {
  await open(page, `${path}#nonsense`);
  await expectActive(page, "overview");
});

test(
  "the link at a panel's end leads to the next tab, which then has the focus",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, path);
    for (const id of ids.slice(1)) {
      await shownPanel(page).getByRole("link").last().click();
      await expectActive(page, id);
      await expectPanelShown(page);
      await expect(tab(page, id)).toBeFocused();
    }
  },
);

test("a tab chosen deep in a panel shows the next panel from its start", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, path);
  await tab(page, "solutions").click();
  await scrollTo(page, 1_900);
  await tab(page, "case-studies").click();
  await expectActive(page, "case-studies");
  await expectPanelShown(page);
  const gap = async () =>
    (await tabBar(page).evaluate((element) => element.getBoundingClientRect().top)) - (await headerBottom(page));
  await expect.poll(async () => Math.abs(await gap())).toBeLessThanOrEqual(1);
});

test("a tab is kept over a reload", { tag: "@nightly" }, async ({ page }) => {
  await open(page, path);
  await tab(page, "case-studies").click();
  await page.reload();
  await hydrated(page);
  await expectActive(page, "case-studies");
});

for (const [way, choose] of [
  ["click", (page) => tab(page, "case-studies").click()],
  ["link", (page) => page.evaluate(() => void (location.hash = "case-studies"))],
  ["visit", (page) => open(page, `${path}#case-studies`)],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(
    `Back from another page returns to a tab chosen by a ${way}, and to the place in it`,
    { tag: nightlyUnless(way === "click") },
    async ({ page }) => {
      if (way !== "visit") await open(page, path);
      await choose(page);
      await expectActive(page, "case-studies");
      await readTo(page, 1_300);
      await barLink(page, "/about").click();
      await arrived(page, "/about");
      await page.goBack();
      await arrived(page, path);
      await expectActive(page, "case-studies");
      await expect.poll(() => scrollY(page)).toBe(1_300);
    },
  );
}

test("another industry begins with its own overview", { tag: "@nightly" }, async ({ page }) => {
  await open(page, `${path}#solutions`);
  await barLink(page, navigation.industries.link.href).hover();
  await industriesPanel(page).getByRole("link", { name: another.name }).click();
  await arrived(page, another.path);
  await expectActive(page, "overview");
});

test("on a phone every tab can be reached, and the chosen one is in view", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await open(page, path);
  await tab(page, "overview").focus();
  await page.keyboard.press("End");
  await expectActive(page, "sub-industries");
  const place = await tab(page, "sub-industries").evaluate((link) => {
    const { left, right } = link.getBoundingClientRect();
    return { left, right };
  });
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.right).toBeLessThanOrEqual(375);
});
