/** How the industry pages are set, as measured (docs/design.md). */
import { expect, open, PHONE, readTo, test, type Page } from "../support/browser";
import { holdBack } from "../support/look";
import { difference, pixelsAt } from "../support/pixels";
import { industries, tagsOf, type Industry } from "../support/site";

const [first] = industries as [Industry, ...Industry[]];

const hero = (page: Page) => page.locator("main section").first();

const withThreeResults = industries.find(({ solutions }) =>
  solutions.items.some(({ metrics }) => metrics?.length === 3),
);
if (!withThreeResults) throw new Error("no solution has three results");

/** Shows a panel on the page of an industry: a hash alone loads nothing anew. */
const openPanel = async (page: Page, path: string, id: string) => {
  await open(page, `${path}#${id}`);
  await expect(page.locator(`#${id}`)).toBeVisible();
};

/**
 * Looks at the first branch of the first industry.
 *
 * @param reach how far its highlight reaches beyond its words, in pixels: negative
 * @param opacity of its highlight under a pointer
 */
const checkBranch = async (page: Page, reach: number, opacity: string) => {
  await openPanel(page, first.path, "sub-industries");
  const row = page.locator("#sub-industries li.lit-card").first();
  await test.step("a branch's words end with its hairline, its highlight reaches beyond, line and veil alike", async () => {
    const [inset, beyond] = await row.evaluate((element) => [
      element.querySelector("h3")!.getBoundingClientRect().left - element.getBoundingClientRect().left,
      parseFloat(getComputedStyle(element, "::after").left),
    ]);
    expect(inset).toBe(0);
    expect(beyond).toBe(reach);
    // The color of the industry's text, as in the breadcrumbs.
    const [left, color] = await row.evaluate((element) => {
      const line = getComputedStyle(element, "::before");
      return [line.left, line.borderTopColor];
    });
    expect(left).toBe(`${reach}px`);
    await expect(page.locator("main nav [aria-current=page]")).toHaveCSS("color", color!);
  });
  await test.step("its highlight shows under a pointer, and does not stay where a finger was", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await row.hover();
    expect(await row.evaluate((element) => element.matches(":hover"))).toBe(true);
    await expect.poll(() => row.evaluate((element) => getComputedStyle(element, "::after").opacity)).toBe(opacity);
  });
};

test.describe("on a phone", () => {
  test.use(PHONE);

  test("each industry's head, tabs and texts keep to their places", async ({ page }) => {
    for (const industry of industries) {
      const { path, overview } = industry;
      await page.setViewportSize({ width: 375, height: 812 });
      await open(page, path);
      const drawing = page.getByRole("main").locator("picture img").first();

      await test.step("the tabs begin on the first screen, below a drawing of 115 px or more", async () => {
        const bar = (await page.locator(".tab-bar").boundingBox())!;
        // With the line below the chosen one.
        expect(bar.y + bar.height, path).toBeLessThanOrEqual(812);
        expect((await drawing.boundingBox())!.height, path).toBeGreaterThanOrEqual(115);
      });

      await page.setViewportSize(PHONE.viewport);
      await test.step("the head shows its drawing whole", async () => {
        await expect(drawing).toHaveJSProperty("complete", true);
        const [shown, file] = await drawing.evaluate((element: HTMLImageElement) => [
          element.clientWidth / element.clientHeight,
          element.naturalWidth / element.naturalHeight,
        ]);
        expect(shown! / file!, path).toBeCloseTo(1, 1);
      });

      await test.step("labels of the hero's figures have two lines at most", async () => {
        const lines = await hero(page)
          .locator("dt")
          .evaluateAll((labels) =>
            labels.map((label) =>
              Math.round(label.getBoundingClientRect().height / parseFloat(getComputedStyle(label).lineHeight)),
            ),
          );
        expect(lines).toHaveLength(3);
        for (const count of lines) expect(count, path).toBeLessThanOrEqual(2);
      });

      const text = (content: string) => page.locator("#overview").getByText(content, { exact: true });
      const [opening, ...others] = overview.paragraphs;

      await test.step("further paragraphs of an overview begin with a sentence that stands out", async () => {
        for (const paragraph of others) {
          const [start, rest] = await text(paragraph).evaluate((element) => {
            const look = (part: Element) => getComputedStyle(part).fontWeight;
            return [look(element.firstElementChild!), look(element)];
          });
          expect(Number(start), path).toBeGreaterThan(Number(rest));
        }
      });

      await test.step("a row right after the first paragraph opens the others, and the problems follow", async () => {
        if (others[0]) await expect(text(others[0])).toBeHidden();
        await page.locator("#overview summary").first().tap();
        const places = [opening!, ...others, ...overview.challenges.map(({ title }) => title)].map(async (content) => {
          const box = await text(content).boundingBox();
          return box!.y;
        });
        const tops = await Promise.all(places);
        expect(tops, path).toEqual(tops.toSorted((a, b) => a - b));
      });

      if (industry !== withThreeResults) continue;
      await openPanel(page, path, "solutions");
      await test.step("the results of a solution are lines: numeral, then label", async () => {
        const entries = await page.locator("#solutions dl > div").evaluateAll((figures) =>
          figures.map((figure) => {
            const [label, value] = ["dt", "dd"].map((name) => figure.querySelector(name)!.getBoundingClientRect());
            return {
              beside: label!.left > value!.right,
              level: label!.top < value!.bottom && label!.bottom > value!.top,
            };
          }),
        );
        expect(entries.length).toBeGreaterThan(0);
        for (const entry of entries) expect(entry).toEqual({ beside: true, level: true });
      });
    }
  });

  test("a branch's row is set for a finger, its words as wide as those of other tabs", async ({ page }) => {
    await checkBranch(page, -12, "0");
    await page.setViewportSize({ width: 375, height: 812 });
    const widths = await page
      .locator("#sub-industries li > div > p")
      .evaluateAll((all) => all.map((text) => text.clientWidth));
    expect(widths.length).toBeGreaterThan(0);
    expect(new Set(widths)).toEqual(new Set([335]));
  });
});

test(
  "on a wide screen each industry's figures, overview and panels keep to their places",
  { tag: "@nightly" },
  async ({ page }) => {
    const grounds = { light: new Set<string>(), dark: new Set<string>() };
    let rows = 0;
    let longer = 0;
    for (const industry of industries) {
      const { path, hero: texts, workflow } = industry;
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, path);

      await test.step("the note stands above the hero's figures, which share the page's column evenly", async () => {
        const { gap, inset, widths, rest } = await hero(page)
          .getByText(texts.footnote, { exact: true })
          .evaluate((note) => {
            const entries = [...note.closest("section")!.querySelectorAll("dl > div")];
            const figures = entries.map((entry) => entry.getBoundingClientRect());
            const value = entries[0]!.querySelector("dd")!.getBoundingClientRect();
            const box = note.getBoundingClientRect();
            const column = note.closest("section")!.firstElementChild!.getBoundingClientRect();
            return {
              gap: value.top - box.bottom,
              inset: box.left - figures[0]!.left,
              widths: figures.map(({ width }) => width),
              rest: column.right - figures.at(-1)!.right,
            };
          });
        expect(gap, path).toBeGreaterThanOrEqual(0);
        expect(gap, path).toBeLessThanOrEqual(28);
        expect(inset, path).toBe(0);
        expect(Math.max(...widths) - Math.min(...widths), path).toBeLessThanOrEqual(1);
        expect(Math.abs(rest), path).toBeLessThanOrEqual(1);
      });

      await test.step("the overview's paragraphs stand beside the decision, or are rows below it", async () => {
        const { x, y, width, height } = (await page.locator("#overview .threshold").boundingBox())!;
        for (const paragraph of await page.locator("#overview .fold-body").first().locator("> p").all()) {
          const words = (await paragraph.boundingBox())!;
          if (words.y < y + height) {
            expect(words.x + words.width, path).toBeLessThan(x);
            expect(words.y + words.height, `${path}: little stands beside nothing`).toBeLessThan(y + height + 100);
          } else {
            expect(words.x + words.width, path).toBeCloseTo(x + width, 0);
            rows += 1;
          }
        }
      });

      await test.step("the marks of solutions and branches are all of a color that shows", async () => {
        const alphas = await page.locator("#solutions .dash-list, #sub-industries .dash-list").evaluateAll((lists) =>
          lists.map((list) => {
            const context = document.createElement("canvas").getContext("2d")!;
            context.fillStyle = getComputedStyle(list.firstElementChild!, "::before").borderTopColor;
            context.fillRect(0, 0, 1, 1);
            return context.getImageData(0, 0, 1, 1).data[3];
          }),
        );
        expect(alphas.length, path).toBeGreaterThan(0);
        expect(new Set(alphas), path).toEqual(new Set([255]));
      });

      await test.step("the closing panel has a ground in either scheme", async () => {
        for (const colorScheme of ["dark", "light"] as const) {
          await page.emulateMedia({ colorScheme });
          const panel = page.locator("main .bg-band");
          grounds[colorScheme].add(await panel.evaluate((element) => getComputedStyle(element).backgroundColor));
        }
      });

      await page.setViewportSize({ width: 1024, height: 800 });
      await test.step("where the text beside the decision is longer, the decision stays below the tabs while that is read", async () => {
        const panel = page.locator("#overview .threshold");
        const { x, y, height } = (await panel.boundingBox())!;
        const ends = await page
          .locator("#overview .fold-body")
          .first()
          .locator("> p")
          .evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect()).map(({ right, bottom }) => ({ right, bottom })),
          );
        const end = Math.max(0, ...ends.filter(({ right }) => right < x).map(({ bottom }) => bottom));
        if (end < y + height + 100) return;
        longer += 1;
        // So far that it would lie under the bar if it did not stay.
        await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
        const bar = (await page.getByRole("tablist").boundingBox())!;
        await expect.poll(async () => (await panel.boundingBox())!.y, path).toBeGreaterThanOrEqual(bar.y + bar.height);
      });

      await page.setViewportSize({ width: 1280, height: 800 });
      if (workflow) {
        await openPanel(page, path, "workflow");
        await test.step("the titles of steps begin level, each right above its text", async () => {
          const steps = await page.locator("#workflow li h3").evaluateAll((all) =>
            all.map((title) => {
              const words = document.createRange();
              words.selectNodeContents(title);
              const { top, bottom } = words.getBoundingClientRect();
              return [top, title.nextElementSibling!.getBoundingClientRect().top - bottom].map(Math.round);
            }),
          );
          expect(steps).toHaveLength(workflow.steps.length);
          expect(new Set(steps.map(([top]) => top)).size, path).toBe(1);
          expect(new Set(steps.map(([, room]) => room)).size, path).toBe(1);
        });
      }

      if (industry === withThreeResults) {
        await openPanel(page, path, "solutions");
        await test.step("three results of a solution stand in one row, level with those beside them", async () => {
          const tops = await page
            .locator("#solutions dl")
            .evaluateAll((lists) =>
              lists
                .filter((list) => list.childElementCount === 3)
                .map((list) => [...list.children].map((entry) => Math.round(entry.getBoundingClientRect().top))),
            );
          expect(tops.length).toBeGreaterThan(0);
          for (const row of tops) expect(new Set(row).size).toBe(1);
        });
      }
    }
    expect(rows, "rows below a decision").toBeGreaterThan(0);
    expect(longer, "texts longer than a decision").toBeGreaterThan(0);
    for (const [scheme, { size }] of Object.entries(grounds))
      expect(size, `grounds of the industries' own, ${scheme}`).toBe(
        new Set(industries.map(({ gradient }) => gradient)).size,
      );
  },
);

test(
  "on wide screens and between them and phones an industry's artwork, last panel and branches are whole",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, first.path);
    await test.step("the closing panel is lit up to its edge: the light does not begin again below the border", async () => {
      const panel = page.locator("main .bg-band");
      await panel.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await panel.boundingBox())!;
      const [inside, , , edge] = await pixelsAt(page, { x: x + width - 4, y: y + height / 3, width: 4, height: 1 });
      expect(difference(edge, inside)).toBeLessThan(8);
    });

    await checkBranch(page, -20, "1");

    await test.step("between phones and wide screens the head shows a strip of its drawing, without its foot", async () => {
      for (const width of [640, 700, 768, 1000]) {
        await page.setViewportSize({ width, height: 900 });
        const box = (await hero(page).locator("img").boundingBox())!;
        expect(box.width / box.height, `${width} px`).toBeGreaterThanOrEqual(2.49);
      }
    });

    await test.step("in the dark a hairline is the edge of the artwork, which has none in the light", async () => {
      const art = page.locator("main picture img").first();
      await expect(art).toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
      await page.emulateMedia({ colorScheme: "dark" });
      await expect(art).not.toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
      await expect(art).toHaveCSS("mask-image", "none");
    });
  },
);

for (const { path } of industries) {
  test(`${path}: the breadcrumbs stand on one line from 360 px on`, { tag: tagsOf(path) }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const tops = await page
      .locator("main nav li")
      .evaluateAll((entries) =>
        entries.filter((entry) => entry.checkVisibility()).map((entry) => entry.getBoundingClientRect().top),
      );
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
  });
}

test("the headings of all tabs begin at the same height", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, first.path);
  const heights = new Set<number>();
  const tabs = await page.getByRole("tab").all();
  expect(tabs.length).toBeGreaterThan(3);
  for (const tab of tabs) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    const bar = (await page.locator(".tab-bar").boundingBox())!;
    const heading = (await page.locator(".tab-panel h2").filter({ visible: true }).first().boundingBox())!;
    heights.add(Math.round(heading.y - bar.y - bar.height));
  }
  expect([...heights]).toHaveLength(1);
});

test("drawings of the solutions come with the first look at their tab, into places kept for them", async ({ page }) => {
  await open(page, first.path);
  const marks = page.locator("#solutions .solution-mark");
  const drawings = marks.locator("svg");
  await expect(marks).toHaveCount(first.solutions.items.filter(({ drawing }) => drawing).length);
  await readTo(page, 5000);
  const release = await holdBack(page, "**/*.js");
  await page.getByRole("tab").nth(1).click();
  const text = page.locator("#solutions li p").first();
  const before = await text.boundingBox();
  await expect(drawings, "before their code has come").toHaveCount(0);
  release();
  await expect(drawings.first()).toBeVisible();
  expect(await text.boundingBox()).toEqual(before);
  await readTo(page, 5000);
  await expect(drawings).toHaveCount(await marks.count());
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the title of a tab begins where its panel does", async ({ page }) => {
    await page.goto(industries[1]?.path ?? "");
    for (const width of [375, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const starts = await page.locator(".tab-panel").evaluateAll((panels) =>
        panels.map((panel) =>
          [".tab-title", "h2"].map((part) => {
            const range = document.createRange();
            range.selectNodeContents(panel.querySelector(part)!);
            return Math.round(range.getClientRects()[0]!.left);
          }),
        ),
      );
      for (const [title, heading] of starts) expect(title, `${width} px`).toBe(heading);
    }
  });
});
