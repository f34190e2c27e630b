/** The decision that visitors of the home page and of an industry's page try (docs/product.md, section 4). */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { CASES } from "../../src/lib/example-cases";
import { fillText } from "../../src/lib/fill-text";
import { axeViolations } from "../support/axe";
import { arrived, expect, hydrated, open, PHONE, test, type Page } from "../support/browser";
import { barLink } from "../support/page-parts";
import { contact, home, industries, type Industry } from "../support/site";
import { countsAt, expectDecision, gate, numerals, panel, sentence, sentenceAt, START } from "../support/threshold";

const texts = home.hero.threshold;
const [first] = industries as [Industry, ...Industry[]];

/** Visits the home page and lets the panel's code come, as the first movement does. */
const play = async (page: Page): Promise<void> => {
  await open(page, "/");
  await page.mouse.move(10, 300);
  await page.mouse.move(20, 310);
  await expect(panel(page)).toHaveAttribute("data-drawn");
};

/** Height of the window at which a threshold lies on the scale, and the middle of the scale's width. */
const placeOn = async (page: Page, threshold: number): Promise<{ x: number; y: number }> => {
  const { y, height } = (await page.locator(".threshold-field").boundingBox())!;
  const track = (await gate(page).boundingBox())!;
  return { x: track.x + track.width / 2, y: y + height * (0.9 - 0.8 * (threshold / 100)) };
};

const chosen = (page: Page, industry: Industry) => page.getByRole("radio", { name: industry.name });
const choose = async (page: Page, industry: Industry): Promise<void> => {
  await panel(page)
    .locator("label", { has: chosen(page, industry) })
    .click();
  await expect(chosen(page, industry)).toBeChecked();
};

const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = (rest: number) => (rest === 0 ? resolve() : void requestAnimationFrame(() => next(rest - 1)));
        next(left);
      }),
    count,
  );

const canvasPicture = (page: Page): Promise<string> =>
  page.locator(".threshold-canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** The color of most of a picture's opaque pixels. */
const mostColor = async (picture: string): Promise<string | undefined> => {
  const data = await sharp(Buffer.from(picture.split(",")[1] ?? "", "base64"))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    const color = `rgb(${[...data.subarray(at, at + 3)].join(", ")})`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};

test("the gate follows the mouse, and the numbers are those of the cases", async ({ page }) => {
  await play(page);
  await expectDecision(page, first, START);
  const from = await placeOn(page, START);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const threshold of [90, 31, 100, 0, 55]) {
    const to = await placeOn(page, threshold);
    await page.mouse.move(to.x, to.y, { steps: 5 });
    const value = Math.round(Number(await gate(page).inputValue()) * 100);
    expect(Math.abs(value - threshold), `${value} is where the pointer is, ${threshold}`).toBeLessThanOrEqual(1);
    await expectDecision(page, first, value);
  }
  await page.mouse.up();
});

test("keys step by a hundredth and by a tenth, and go to the ends", async ({ page }) => {
  await open(page, "/");
  await gate(page).focus();
  for (const [key, threshold] of [
    ["ArrowUp", 73],
    ["ArrowUp", 74],
    ["ArrowDown", 73],
    ["PageUp", 83],
    ["PageDown", 73],
    ["PageDown", 63],
    ["Home", 0],
    ["End", 100],
  ] as const) {
    await page.keyboard.press(key);
    await expectDecision(page, first, threshold);
  }
});

test("each industry brings its own cases, keeps the threshold and is announced", async ({ page }) => {
  await play(page);
  await gate(page).fill("0.5");
  const colors = new Set<string>();
  for (const industry of [...industries].reverse()) {
    await choose(page, industry);
    await expectDecision(page, industry, 50);
    await expect(panel(page).getByRole("status")).toContainText(sentenceAt(industry, 50));
    await expect(panel(page)).toContainText(industry.decision.hold);
    colors.add(await page.locator(".threshold-canvas").evaluate((canvas) => getComputedStyle(canvas).color));
  }
  expect(colors.size, "each in its own color").toBe(new Set(industries.map(({ gradient }) => gradient)).size);
});

test("the choice of industries is one group for the arrow keys", async ({ page }) => {
  const next = industries[1 % industries.length]!;
  await open(page, "/");
  await chosen(page, first).focus();
  await page.keyboard.press("ArrowRight");
  await expect(chosen(page, next)).toBeChecked();
  await expectDecision(page, next, START);
});

test.describe("the drawing", () => {
  test(
    "has the color of the chosen industry, with reduced motion, which places its cases at once, or without",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await play(page);
      const expectColors = async () => {
        for (const industry of industries) {
          await choose(page, industry);
          const color = await page.locator(".threshold-canvas").evaluate((canvas) => getComputedStyle(canvas).color);
          await expect.poll(async () => mostColor(await canvasPicture(page))).toBe(color);
        }
      };
      await test.step("each industry's color, with reduced motion", expectColors);
      await test.step("with reduced motion the cases are placed at once", async () => {
        await gate(page).fill("0.2");
        await frames(page, 2);
        const placed = await canvasPicture(page);
        await frames(page, 20);
        expect(await canvasPicture(page)).toBe(placed);
      });
      await gate(page).fill("0.72");
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await test.step("each industry's color, with motion", expectColors);
    },
  );

  test(
    "cases that the gate passed come to rest, and the colors are those of the theme, or of paper",
    { tag: "@nightly" },
    async ({ page }) => {
      await play(page);
      await test.step("cases that the gate passed come to rest", async () => {
        const before = await canvasPicture(page);
        // Written down frame by frame within the page: asked for from outside, a busy machine would see the end alone.
        const film = await page.locator(".threshold-canvas").evaluateHandle((canvas) => {
          const record = async () => {
            const pictures: string[] = [];
            let same = 0;
            while (same < 20 || pictures.length === 1) {
              const picture = (canvas as HTMLCanvasElement).toDataURL();
              same = picture === pictures.at(-1) ? same + 1 : 0;
              if (same === 0) pictures.push(picture);
              await new Promise(requestAnimationFrame);
            }
            return pictures;
          };
          return { recorded: record() };
        });
        await gate(page).fill("0.2");
        const pictures = await film.evaluate(({ recorded }) => recorded);
        expect(pictures.length, "the start, pictures on the way, and the one at rest").toBeGreaterThan(2);
        await gate(page).fill("0.72");
        await expect.poll(() => canvasPicture(page), "the same state is the same picture").toBe(before);
      });
      const light = await canvasPicture(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expect.poll(() => canvasPicture(page)).not.toBe(light);
      const dark = await canvasPicture(page);
      await test.step("on paper it has the colors of paper", async () => {
        await page.emulateMedia({ colorScheme: "dark", media: "print" });
        await expect.poll(() => canvasPicture(page)).not.toBe(dark);
        await page.emulateMedia({ colorScheme: "dark", media: "screen" });
        await expect.poll(() => canvasPicture(page)).toBe(dark);
      });
      await test.step("it changes its colors with the theme", async () => {
        await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
        await expect.poll(() => canvasPicture(page)).toBe(light);
        expect(dark).not.toBe(light);
      });
    },
  );

  test("it is the same on the canvas as in the built page", { tag: "@nightly" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    // In squares of four pixels: lines end within pixels, and each way of drawing rounds them its own way.
    const pixels = async () =>
      sharp(await page.locator(".threshold-field").screenshot())
        .greyscale()
        .resize(140)
        .raw()
        .toBuffer();
    await expect(page.locator(".threshold-dots")).toBeVisible();
    const still = await pixels();
    await page.keyboard.press("Shift");
    await expect(panel(page)).toHaveAttribute("data-drawn");
    await expect(page.locator(".threshold-dots")).toHaveCount(0);
    await frames(page, 3);
    const drawn = await pixels();
    const largest = drawn.reduce((most, value, index) => Math.max(most, Math.abs(value - (still[index] ?? 0))), 0);
    // A dot that is missing, or that lies in another place, differs by more than twice as much.
    expect(largest).toBeLessThan(45);
  });

  test("it is never sharper than twice the pixels", { tag: "@nightly" }, async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      baseURL: baseURL!,
      deviceScaleFactor: 3,
      viewport: { width: 375, height: 812 },
    });
    await play(page);
    const { width, shown } = await page.locator(".threshold-canvas").evaluate((canvas) => ({
      width: (canvas as HTMLCanvasElement).width,
      shown: canvas.getBoundingClientRect().width,
    }));
    expect(Math.abs(width - 2 * shown)).toBeLessThanOrEqual(1);
    await page.close();
  });
});

test.describe("Bring us yours", () => {
  const bring = (page: Page) => panel(page).getByRole("link", { name: texts.link.label });
  const message = (page: Page) => page.locator("#message");
  const messageAt = (threshold: number) => `${fillText(texts.message, { sentence: sentenceAt(first, threshold) })} `;

  test("begins the message with the visitor's own threshold", { tag: "@nightly" }, async ({ page }) => {
    await open(page, "/");
    await gate(page).fill("0.4");
    await expect(sentence(page)).toHaveText(sentenceAt(first, 40));
    await bring(page).click();
    await arrived(page, contact.path);
    await expect(message(page)).toHaveValue(messageAt(40));
    await expect(message(page)).toBeInViewport();
    await page.reload();
    await expect(message(page), "a reload keeps it").toHaveValue(messageAt(40));
  });

  test("a beginning that was left as it is gives way to the next one", { tag: "@nightly" }, async ({ page }) => {
    await open(page, "/");
    await bring(page).click();
    await arrived(page, contact.path);
    await expect(message(page)).toHaveValue(messageAt(START));
    await page.goBack();
    await arrived(page, "/");
    await gate(page).fill("0.9");
    await expect(sentence(page)).toHaveText(sentenceAt(first, 90));
    await bring(page).click();
    await arrived(page, contact.path);
    await expect(message(page)).toHaveValue(messageAt(90));
  });

  test("typed text stays, and the sentence goes below it, once", { tag: "@nightly" }, async ({ page }) => {
    await open(page, contact.path);
    await message(page).fill("My own words");
    for (const visit of ["first", "second"]) {
      await page.goto("/");
      await hydrated(page);
      await bring(page).click();
      await arrived(page, contact.path);
      await expect(message(page), visit).toHaveValue(`My own words\n\n${messageAt(START).trimEnd()}`);
    }
  });
});

test.describe("the setting stays for the tab", () => {
  const set = async (page: Page): Promise<Industry> => {
    const last = industries.at(-1)!;
    await play(page);
    await choose(page, last);
    await gate(page).fill("0.4");
    await expectDecision(page, last, 40);
    return last;
  };

  test("also where the first act is the choice of an industry", { tag: "@nightly" }, async ({ page }) => {
    await open(page, "/");
    const industry = industries.at(-1)!;
    await panel(page)
      .locator("label", { has: chosen(page, industry) })
      .click();
    await expectDecision(page, industry, START);
    await expect(panel(page).getByRole("status")).toContainText(sentenceAt(industry, START));
    await page.reload();
    await hydrated(page);
    await expectDecision(page, industry, START);
  });

  test("on the way back from another page", { tag: "@nightly" }, async ({ page }) => {
    const industry = await set(page);
    await panel(page).getByRole("link", { name: texts.link.label }).click();
    await arrived(page, contact.path);
    await page.goBack();
    await arrived(page, "/");
    await expect(chosen(page, industry)).toBeChecked();
    await expectDecision(page, industry, 40);
  });

  test("and over a new visit, without a movement", { tag: "@nightly" }, async ({ page }) => {
    const industry = await set(page);
    await page.goto("/about");
    await page.goto("/");
    await hydrated(page);
    await expect(chosen(page, industry)).toBeChecked();
    await expectDecision(page, industry, 40);
  });
});

test.describe("on an industry's page", () => {
  test(
    "it stays as it was set: behind another tab, on the home page, and not for another industry",
    { tag: "@nightly" },
    async ({ page }) => {
      const [, industry, other] = industries as [Industry, Industry, Industry];
      await open(page, industry.path);
      await gate(page).fill("0.4");
      await expectDecision(page, industry, 40);
      await page.locator("#tab-solutions").click();
      await expect(gate(page)).toBeHidden();
      await page.locator("#tab-overview").click();
      await expectDecision(page, industry, 40);
      await page.goto("/");
      await hydrated(page);
      await expect(chosen(page, industry)).toBeChecked();
      await expectDecision(page, industry, 40);
      await page.goto(other.path);
      // The built page shows the start in any case: what was kept would be put in its place by the panel's code.
      await expect(panel(page)).toHaveAttribute("data-drawn");
      await expectDecision(page, other, START);
    },
  );

  test("its link begins the message, on a phone, too", { tag: "@nightly" }, async ({ page }) => {
    const [, industry] = industries as [Industry, Industry];
    await page.setViewportSize(PHONE.viewport);
    await open(page, industry.path);
    await gate(page).fill("0.9");
    await expect(sentence(page)).toHaveText(sentenceAt(industry, 90));
    await panel(page).getByRole("link", { name: texts.link.label }).click();
    await arrived(page, contact.path);
    // Values are kept on one line by spaces that do not break.
    await expect
      .poll(async () => (await page.locator("#message").inputValue()).replaceAll("\u00a0", " "))
      .toBe(`${fillText(texts.message, { sentence: sentenceAt(industry, 90) })} `);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the first decision is whole: words, numerals, drawing, and nothing to press that would do nothing", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(sentence(page)).toHaveText(sentenceAt(first, START));
    await expect(sentence(page)).toBeVisible();
    expect(await numerals(page)).toEqual(countsAt(first, START));
    await expect(gate(page)).toHaveCount(0);
    await expect(panel(page).getByRole("radio")).toHaveCount(0);
    await expect(page.locator(".threshold-gate")).toBeVisible();
    const cases = await page
      .locator(".threshold-dots, .threshold-rings")
      .evaluateAll((paths) => paths.map((path) => (path.getAttribute("d")?.match(/M/g) ?? []).length));
    expect(cases).toEqual([CASES, CASES]);
    await expect(panel(page).getByRole("link", { name: texts.link.label })).toHaveAttribute("href", texts.link.href);
  });
});

test("what was set before the scripts ran is kept", { tag: "@nightly" }, async ({ page }) => {
  const gateOfScripts = new EventTarget();
  const held = once(gateOfScripts, "open");
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await gate(page).focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowDown");
  await panel(page)
    .locator("label", { has: chosen(page, industries.at(-1)!) })
    .click();
  await expect(sentence(page)).toHaveText(sentenceAt(first, START));
  gateOfScripts.dispatchEvent(new Event("open"));
  await hydrated(page);
  await page.mouse.move(10, 300);
  await page.mouse.move(20, 310);
  await expectDecision(page, industries.at(-1)!, START - 11);
});

test("its code comes with the first interaction, in one script of at most 5 kB", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const before = new Set(scripts);
  await page.mouse.move(10, 300);
  await page.mouse.move(20, 310);
  await expect(panel(page)).toHaveAttribute("data-drawn");
  const late = scripts.filter((script) => !before.has(script)).map((script) => path.join("public", script));
  const own = late.filter((file) => readFileSync(file, "utf8").includes("devicePixelRatio"));
  expect(own).toHaveLength(1);
  expect(brotliCompressSync(readFileSync(own[0]!)).length).toBeLessThanOrEqual(5000);
});

test(
  "on the way from another page, no empty panel stays where its code does not come",
  { tag: "@nightly" },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/ERR_FAILED/);
    await open(page, "/about");
    await page.route(/\/\d+-[0-9a-f]{10}\.js$/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await barLink(page, "/").click();
    await arrived(page, "/");
    await failed;
    await expect(page.locator(".threshold")).toHaveCount(0);
    await expect(page.locator("main h1")).toBeVisible();
  },
);

test("the headline is the largest paint", async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto("/");
    await hydrated(page);
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
            resolve(entry.element?.localName);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    expect(largest, `at ${width} px`).toBe("h1");
  }
});

test("the panel grows with the window and never shrinks again", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/");
  let before = 0;
  for (const width of [1024, 1280, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { width: panelWidth } = (await panel(page).boundingBox())!;
    expect(panelWidth, `at ${width} px`).toBeGreaterThanOrEqual(before);
    before = panelWidth;
  }
  expect(before).toBeGreaterThanOrEqual(560);
});

for (const { widths, tag } of [
  // Phones each time: 375 px with a scroll bar and without one. The narrowest and wider ones at night.
  { widths: [375, 390], tag: [] },
  { widths: [320, 408, 768, 1024, 1167, 1280], tag: ["@nightly"] },
])
  test(`at ${widths.join(", ")} px nothing moves while the gate does`, { tag }, async ({ page }) => {
    await play(page);
    for (const width of widths)
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 812 });
        const all = new Set<number>();
        for (const industry of industries) {
          await choose(page, industry);
          const heights = new Set<number>();
          for (const value of ["0", "0.72", "0.3", "0.99", "1"]) {
            await gate(page).fill(value);
            await expect(sentence(page)).toHaveText(sentenceAt(industry, Math.round(Number(value) * 100)));
            heights.add(Math.round((await panel(page).boundingBox())!.height));
          }
          expect([...heights], industry.slug).toHaveLength(1);
          heights.forEach((height) => all.add(height));
        }
        expect([...all], "industries").toHaveLength(1);
        const chips = await panel(page)
          .locator("label")
          .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
        expect(new Set(chips.map(({ y }) => y)).size, "rows of industries").toBe(1);
        expect(new Set(chips.map((chip) => Math.round(chip.width))).size, "widths of industries").toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const { width: target, height: track } = (await gate(page).boundingBox())!;
        expect(Math.min(target, track), "the strip that takes a finger").toBeGreaterThanOrEqual(44);
      });
  });

test.describe("on a phone", () => {
  test.use({ ...PHONE, viewport: { width: 375, height: 812 } });

  /** Draws a finger from one place to another. */
  const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [from]);
    for (let step = 1; step <= 10; step += 1)
      await touch("touchMove", [
        { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
      ]);
    await touch("touchEnd", []);
  };

  test("the gate shows in the first view and follows a finger, and the page stays", async ({ page }) => {
    await open(page, "/");
    const from = await placeOn(page, START);
    expect(from.y + 22).toBeLessThan(812);
    await drag(page, from, await placeOn(page, 20));
    await expect.poll(async () => Math.abs(Number(await gate(page).inputValue()) - 0.2)).toBeLessThanOrEqual(0.02);
    await expectDecision(page, first, Math.round(Number(await gate(page).inputValue()) * 100));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(
    "each industry can be tapped: its name shows, its three figures stand in one row above the gate, in sight with all of the drawing",
    { tag: "@nightly" },
    async ({ page }) => {
      await open(page, "/");
      const name = panel(page).locator("[data-slot=industry]");
      await expect(name).toHaveText(first.name);
      const drawing = (await page.locator(".threshold-field").boundingBox())!;
      const keys = await panel(page)
        .locator("label")
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
      for (const height of keys) expect(height).toBeGreaterThanOrEqual(44);
      for (const industry of [...industries].reverse()) {
        await panel(page)
          .locator("label", { has: chosen(page, industry) })
          .tap();
        await expect(name).toHaveText(industry.name);
        await expect(name).toBeInViewport({ ratio: 1 });
        const numeralsAt = await panel(page)
          .locator("dd")
          .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().toJSON() as DOMRect));
        expect(numeralsAt).toHaveLength(3);
        expect(new Set(numeralsAt.map(({ top }) => Math.round(top))).size, industry.slug).toBe(1);
        for (const { bottom } of numeralsAt) expect(bottom).toBeLessThan(drawing.y);
        const { y } = (await page.locator(".threshold-field").boundingBox())!;
        expect(y + (await page.evaluate(() => window.scrollY)), `${industry.slug}: nothing moves`).toBeCloseTo(
          drawing.y,
          0,
        );
        await gate(page).fill("0");
        const gaps = await panel(page)
          .locator(".threshold-figures > div")
          .evaluateAll((columns) => {
            const boxes = columns.map((column) => {
              const range = document.createRange();
              range.selectNodeContents(column);
              return range.getBoundingClientRect();
            });
            return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? NaN));
          });
        for (const gap of gaps) expect(gap, `${industry.slug}: air between figures`).toBeGreaterThanOrEqual(12);
      }
      expect(drawing.y + drawing.height).toBeLessThanOrEqual(812);
    },
  );

  test("beside the gate a finger scrolls the page", { tag: "@nightly" }, async ({ page }) => {
    await open(page, "/");
    const { x, y, width, height } = (await page.locator(".threshold-field").boundingBox())!;
    const start = { x: x + width * 0.8, y: y + height * 0.8 };
    await drag(page, start, { x: start.x, y: start.y - 200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expect(gate(page)).toHaveValue(String(START / 100));
  });
});

test(
  "nothing is at odds with the rules of accessibility, whatever was chosen",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await play(page);
    for (const industry of industries) {
      await choose(page, industry);
      expect(await axeViolations(page, "[data-slot=threshold]"), industry.slug).toEqual([]);
    }
  },
);

test("the glow has no edge below the bar, wherever the pointer is", { tag: "@nightly" }, async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await play(page);
    await page.mouse.move(599, 71);
    await page.mouse.move(600, 72);
    await expect
      .poll(() =>
        page.locator(".home-hero").evaluate((hero) => (hero as HTMLElement).style.getPropertyValue("--glow-x")),
      )
      .toBe("600px");
    const bottom = await page.locator(".site-header").evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
    const picture = await page.screenshot({ clip: { x: 560, y: bottom - 8, width: 80, height: 16 } });
    const rows = await sharp(picture).greyscale().resize(1, 16, { fit: "fill" }).raw().toBuffer();
    const steps = [...rows].slice(1).map((value, index) => Math.abs(value - (rows[index] ?? 0)));
    expect(Math.max(...steps), `${colorScheme}: ${[...rows].join(" ")}`).toBeLessThanOrEqual(2);
  }
});
