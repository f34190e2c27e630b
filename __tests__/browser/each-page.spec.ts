/** What holds of each page. What can be seen in one visit shares it: a page costs more to load than to look at. */
import { axeViolations } from "../support/axe";
import { expect, headerBottom, open, PHONE, scrollTo, test, type Page } from "../support/browser";
import { eachState, expectFits } from "../support/fitting";
import { moving, wake } from "../support/motion";
import { bar, shownPanel } from "../support/page-parts";
import { brokenValues, coveredText, smallTargets } from "../support/page-reading";
import { expectOneListOfTabs, expectSenseOrder } from "../support/reading-order";
import {
  ALL_PATHS,
  industries,
  navigation,
  site,
  tabsOf,
  tagsBesideSample,
  tagsOf,
  UNKNOWN_PATH,
} from "../support/site";

// Entrances would be half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Statements on a page, in the order in which they are looked at: each leaves behind what the next one can bear. */
type Checks = Readonly<Record<string, (page: Page, path: string) => Promise<void>>>;

const visit = (path: string, what: string, tag: string[], checks: Checks) =>
  test(`${path} ${what}`, { tag }, async ({ page, pageErrors }) => {
    // Several statements need the time of several tests.
    test.slow();
    pageErrors.allowNotFound();
    await open(page, path);
    for (const [statement, check] of Object.entries(checks)) await test.step(statement, () => check(page, path));
  });

const breaksNoRule = async (page: Page, part?: string) => expect(await axeViolations(page, part)).toEqual([]);

const industryAt = (path: string) => industries.find((industry) => industry.path === path);

/** Brings an industry's page back to the tab that it opens with. */
const showFirstTab = async (page: Page, path: string) => {
  const industry = industryAt(path);
  if (!industry) return;
  const [first = ""] = tabsOf(industry);
  await page.locator(`#tab-${first}`).evaluate((tab: HTMLElement) => tab.click());
  await expect(shownPanel(page)).toHaveAttribute("id", first);
};

const ON_ANY_PHONE: Checks = {
  "stays at its address": async (page, path) => expect(new URL(page.url()).pathname).toBe(path),

  "reads in sense order": expectSenseOrder,

  "has one list of tabs": expectOneListOfTabs,

  "has a headline of its kind's size 44 px below the bar, and wide buttons of 48 px": async (page, path) => {
    // It begins with its code.
    if (path === UNKNOWN_PATH) return;
    const headline = page.locator("h1");
    expect(Math.round((await headline.boundingBox())!.y - (await headerBottom(page)))).toBe(44);
    await expect(headline).toHaveCSS("font-size", industryAt(path) ? "33.6px" : "38px");
    const heights = await page.locator("main [data-slot=button]").evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width > 280 ? Math.round(height) : [];
      }),
    );
    expect([...new Set(heights)]).toEqual([48]);
  },
};

const ON_A_PHONE: Checks = {
  "has a footer that is shorter than a screen, and shows all its links": async (page) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const footer = page.getByRole("contentinfo");
    expect((await footer.boundingBox())?.height).toBeLessThan(660);
    const { columns, legal } = navigation.footer;
    const targets = [...columns.flatMap(({ links }) => links), ...legal].map(({ href }) => href);
    for (const href of [...targets, ...site.social.map(({ url }) => url)])
      await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
  },

  "fits 320 and 375 pixels, its controls can be hit, and a page zoom of 400 percent loses nothing": async (
    page,
    path,
  ) => {
    await eachState(page, path, async (state) => {
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 720 });
        await expectFits(page, `${state} at ${width} px`);
        expect(await page.evaluate(smallTargets), `${state} at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 256 });
      await expectFits(page, `${state} at 400 %`);
    });
    // What sticks must leave room for what is read.
    const bars = await bar(page)
      .or(page.getByRole("tablist"))
      .evaluateAll((elements) => elements.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0));
    expect(bars).toBeLessThanOrEqual(128);
  },

  "breaks no rule, light or dark": async (page, path) => {
    await page.setViewportSize(PHONE.viewport);
    await showFirstTab(page, path);
    await breaksNoRule(page);
  },
};

/** Arrows, and by how many pixels they may move within the columns. Only the arrow of a row stands at the row's end. */
const ARROWS = [
  ["main section svg[class*='hover:translate-x']", 4],
  ["main section .arrow-link svg", 0],
] as const;

/** Air between two sections, in pixels at 1280. */
const AIR = 112;

const ON_A_WIDE_SCREEN: Checks = {
  "has the same air between sections on one ground, and arrows within the page's columns": async (page, path) => {
    const gaps = await page.locator("main section + section").evaluateAll((sections) =>
      sections.flatMap((section) => {
        const before = section.previousElementSibling!;
        const [one, other] = [before, section].map((element) => getComputedStyle(element));
        if (one?.backgroundColor !== other?.backgroundColor || !section.checkVisibility()) return [];
        const gap = parseFloat(one?.paddingBottom ?? "") + parseFloat(other?.paddingTop ?? "");
        return [{ heading: section.querySelector("h2")?.textContent, gap }];
      }),
    );
    expect(gaps.filter(({ gap }) => gap > AIR)).toEqual([]);

    for (const [arrows, way] of ARROWS) {
      const beyond = await page.locator(arrows).evaluateAll(
        (shown, movesBy) =>
          shown.flatMap((arrow) => {
            if (!arrow.checkVisibility()) return [];
            const columns = arrow.closest("section")?.firstElementChild?.getBoundingClientRect();
            const { right } = arrow.getBoundingClientRect();
            return columns && right + movesBy > columns.right + 0.5 ? [arrow.parentElement?.textContent] : [];
          }),
        way,
      );
      expect(beyond).toEqual([]);
      // Not every page has arrows, but home has both kinds.
      if (path === "/") expect(await page.locator(arrows).count()).toBeGreaterThan(0);
    }
  },

  "fits 768 to 2560 pixels, nothing sticks over text, and its controls can be hit": (page, path) =>
    eachState(page, path, async (state) => {
      for (const width of [768, 1023, 1280, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        await expectFits(page, `${state} at ${width} px`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await page.evaluate(coveredText), state).toEqual([]);
      expect(await page.evaluate(smallTargets), state).toEqual([]);
    }),

  // A figure stays with its unit, however wide the window is.
  "breaks no value over two lines": async (page, path) => {
    // What a row of a phone opens counts as well.
    await page.evaluate(() => document.querySelectorAll("main details").forEach((row) => row.setAttribute("open", "")));
    await eachState(page, path, async (state) => {
      for (const width of [320, 375, 540, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(brokenValues), `${state} at ${width} px`).toEqual([]);
      }
    });
  },
};

/** Apart from the above: the page's first movements, and its rules as it comes, want a page that nothing was done to. */
const UNTOUCHED: Checks = {
  "moves nothing where less motion is wanted": async (page) => {
    await wake(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) {
      await scrollTo(page, top);
      expect(await moving(page)).toEqual([]);
    }
  },

  "breaks no rule, light or dark, in any of its tabs": async (page, path) => {
    await scrollTo(page, 0);
    // Away from what answers to it.
    await page.mouse.move(0, 0);
    await breaksNoRule(page);
    const industry = industryAt(path);
    for (const id of industry ? tabsOf(industry).slice(1) : []) {
      await page.locator(`#tab-${id}`).click();
      await expect(shownPanel(page)).toHaveAttribute("id", id);
      await breaksNoRule(page, "main");
    }
  },
};

for (const path of ALL_PATHS) {
  const tag = tagsOf(path);
  test.describe("on a phone", () => {
    test.use(PHONE);

    if (tag.length === 0) visit(path, "as a whole", tag, { ...ON_ANY_PHONE, ...ON_A_PHONE });
    else {
      visit(path, "in short", [], ON_ANY_PHONE);
      visit(path, "in full", tag, ON_A_PHONE);
    }
  });

  visit(path, "on a wide screen", tag, ON_A_WIDE_SCREEN);
  visit(path, "on a wide screen, untouched", tagsBesideSample(path), UNTOUCHED);
}
