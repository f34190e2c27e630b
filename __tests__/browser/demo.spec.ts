import { arrived, expect, open, test, type Page } from "../support/browser";
import { stopClock } from "../support/clock";
import { barLink } from "../support/page-parts";
import { aiSolutions } from "../support/site";

const texts = aiSolutions.demo;
const panel = (page: Page) => page.locator('[data-slot="demo"]');
const start = (page: Page) => panel(page).getByRole("button", { name: texts.start });
const stop = (page: Page) => panel(page).getByRole("button", { name: texts.stop });
const announcement = (page: Page) => panel(page).getByRole("status");
const meters = (page: Page) => panel(page).getByRole("meter");
const figures = (page: Page) => panel(page).locator("dd");

/** Chance that the tests know: 0, 0.1, 0.2 … 0.9 and again from 0; the event begins it anew. */
const knownChance = () => {
  let calls = 0;
  Math.random = () => (calls++ % 10) / 10;
  addEventListener("test:chance", () => {
    calls = 0;
  });
};

const expectRunning = async (page: Page) => {
  await expect(panel(page).getByText(texts.running, { exact: true })).toBeVisible();
  await expect(start(page)).toBeDisabled();
  await expect(stop(page)).toBeEnabled();
};

const expectIdle = async (page: Page) => {
  await expect(panel(page).getByText(texts.idle, { exact: true })).toBeVisible();
  await expect(start(page)).toBeEnabled();
  await expect(stop(page)).toBeDisabled();
};

/** The predictions as percentages with one digit. */
const predictions = (page: Page) =>
  meters(page).evaluateAll((elements) => elements.map((element) => element.getAttribute("aria-valuetext")));

/** Waits for a page of the site while the clock stands: the router's frames need time to pass. */
const arrivedByClock = async (page: Page, path: string) => {
  await page.waitForURL((url) => url.pathname === path, { waitUntil: "commit" });
  await expect(async () => {
    await page.clock.runFor(50);
    await arrived(page, path, 200);
  }).toPass();
};

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(knownChance);
  await open(page, "/ai-solutions");
  await stopClock(page);
  await page.evaluate(() => dispatchEvent(new Event("test:chance")));
});

test("rests until it is started, and names its classes", async ({ page }) => {
  await expectIdle(page);
  await expect(meters(page)).toHaveCount(0);
  await expect(panel(page).locator("[data-slot=predictions] li")).toHaveCount(5);
  for (const part of ["predictions", "conveyor"])
    for (const name of texts.classes)
      await expect(panel(page).locator(`[data-slot=${part}]`).getByText(name, { exact: true })).toBeVisible();
});

test("makes a new reading every two seconds and stops after ten", async ({ page }) => {
  await start(page).click();
  await expectRunning(page);
  await page.clock.runFor(1_999);
  await expect(meters(page)).toHaveCount(0);
  await page.clock.runFor(1);
  // 0.7 and 0.3 times 0, 0.1 … 0.4; then 0.85 and 0.1 times 0.5; then 0.2 and 0.1 times 0.6.
  await expect.poll(() => predictions(page)).toEqual(["70.0%", "73.0%", "76.0%", "79.0%", "82.0%"]);
  await expect(figures(page)).toHaveText(["90.0%", "0.260 s"]);
  await page.clock.runFor(1_999);
  await expect(figures(page)).toHaveText(["90.0%", "0.260 s"]);
  await page.clock.runFor(1);
  await expect.poll(() => predictions(page)).toEqual(["91.0%", "94.0%", "97.0%", "70.0%", "73.0%"]);
  await expect(figures(page)).toHaveText(["87.0%", "0.230 s"]);
  await page.clock.runFor(5_999);
  await expectRunning(page);
  await page.clock.runFor(1);
  await expectIdle(page);
  const last = await predictions(page);
  await page.clock.runFor(60_000);
  expect(await predictions(page)).toEqual(last);
});

test("stops when asked to, and a new start gives a full ten seconds", { tag: "@nightly" }, async ({ page }) => {
  await start(page).click();
  await page.clock.runFor(3_000);
  await stop(page).click();
  await expectIdle(page);
  const kept = await predictions(page);
  await page.clock.runFor(20_000);
  expect(await predictions(page)).toEqual(kept);
  await start(page).click();
  await page.clock.runFor(9_999);
  await expectRunning(page);
  await page.clock.runFor(1);
  await expectIdle(page);
});

test("says politely that it runs and what it ended with, and not every figure between", async ({ page }) => {
  await expect(announcement(page)).toBeEmpty();
  await start(page).click();
  await expect(announcement(page)).toHaveText(texts.announceStart);
  await page.clock.runFor(4_000);
  await expect(meters(page)).toHaveCount(5);
  await expect(announcement(page)).toHaveText(texts.announceStart);
  await page.clock.runFor(6_000);
  const [accuracy = "", time = ""] = await figures(page).allTextContents();
  await expect(announcement(page)).toHaveText(
    texts.announceStop.replace("{accuracy}", accuracy).replace("{time}", time),
  );
});

test("the focus goes to the button that can be pressed", { tag: "@nightly" }, async ({ page }) => {
  await start(page).press("Enter");
  await expect(stop(page)).toBeFocused();
  await stop(page).press("Enter");
  await expect(start(page)).toBeFocused();
});

test("ends when the visitor leaves, and is fresh on return", { tag: "@nightly" }, async ({ page, pageErrors }) => {
  await start(page).click();
  await page.clock.runFor(2_000);
  await barLink(page, "/about").click();
  await arrivedByClock(page, "/about");
  await page.clock.runFor(20_000);
  await page.goBack();
  await arrivedByClock(page, "/ai-solutions");
  await expectIdle(page);
  await expect(meters(page)).toHaveCount(0);
  expect(pageErrors.seen).toEqual([]);
});

test(
  "at rest a document waits above each tray, and none while documents ride",
  { tag: "@nightly" },
  async ({ page }) => {
    const waiting = panel(page).locator(".demo-waiting");
    await expect(waiting.filter({ visible: true })).toHaveCount(5);
    await start(page).click();
    await expect(waiting.filter({ visible: true })).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expectIdle(page);
    await expect(waiting.filter({ visible: true })).toHaveCount(5);
  },
);

test(
  "without motion a document stands above each tray during a run too, and after it",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const waiting = panel(page).locator(".demo-waiting").filter({ visible: true });
    await start(page).click();
    await page.clock.runFor(4_000);
    await expect(waiting).toHaveCount(5);
    await page.clock.runFor(10_000);
    await expectIdle(page);
    await expect(waiting).toHaveCount(5);
  },
);

test("on a phone the names leave air in their trays, at 14 pixels", { tag: "@nightly" }, async ({ page }) => {
  // A phone's 375, and this browser's scroll bar.
  await page.setViewportSize({ width: 390, height: 812 });
  const trays = await panel(page)
    .locator(".demo-tray")
    .evaluateAll((all) =>
      all.map((tray) => {
        const name = document.createRange();
        name.selectNodeContents(tray);
        const { width } = name.getBoundingClientRect();
        return { air: (tray.clientWidth - width) / 2, size: parseFloat(getComputedStyle(tray).fontSize) };
      }),
    );
  expect(trays).toHaveLength(5);
  for (const { air, size } of trays) {
    expect(air).toBeGreaterThanOrEqual(3);
    expect(size).toBeGreaterThanOrEqual(14);
  }
});

test("each document falls into the middle of a tray", { tag: "@nightly" }, async ({ page }) => {
  await start(page).click();
  const places = await panel(page).evaluate((element) => {
    const middle = (part: Element) => {
      const { left, width } = part.getBoundingClientRect();
      return left + width / 2;
    };
    const trays = [...element.querySelectorAll(".demo-tray")].map(middle);
    return [...element.querySelectorAll(".demo-document")].map((part) => {
      const [animation] = part.getAnimations();
      const { delay = 0, duration = 0 } = animation?.effect?.getComputedTiming() ?? {};
      animation!.pause();
      animation!.currentTime = delay + Number(duration) * 0.89;
      return Math.min(...trays.map((tray) => Math.abs(tray - middle(part))));
    });
  });
  expect(places.length).toBeGreaterThan(4);
  for (const distance of places) expect(distance).toBeLessThan(4);
});

test(
  "documents keep apart, and what falls disappears behind the rim of a tray",
  { tag: "@nightly" },
  async ({ page }) => {
    for (const width of [375, 1280])
      await test.step(`on ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 812 });
        await page.evaluate(() => dispatchEvent(new Event("test:chance")));
        await start(page).click();
        const { count, nearest, lowest, rim } = await panel(page).evaluate((element) => {
          const documents = [...element.querySelectorAll(".demo-document")];
          const animations = documents.flatMap((part) => part.getAnimations());
          const distances: number[] = [];
          for (let time = 2_000; time < 4_000; time += 40) {
            for (const animation of animations) {
              animation.pause();
              animation.currentTime = time;
            }
            const places = documents.map((part) => part.getBoundingClientRect()).sort((a, b) => a.left - b.left);
            // On the lane: none that falls.
            const riding = places.filter(({ top }) => top < Math.min(...places.map((place) => place.top)) + 1);
            riding.slice(1).forEach(({ left }, index) => distances.push(left - (riding[index]?.left ?? left)));
          }
          const belt = element.querySelector(".demo-belt")!;
          return {
            count: distances.length,
            nearest: Math.min(...distances),
            lowest: getComputedStyle(belt).overflowY === "clip" ? belt.getBoundingClientRect().bottom : Infinity,
            rim: element.querySelector(".demo-tray")!.getBoundingClientRect().top,
          };
        });
        expect(count).toBeGreaterThan(0);
        expect(nearest).toBeGreaterThanOrEqual(32);
        expect(lowest).toBeLessThanOrEqual(rim + 1);
        await stop(page).click();
        await expect(stop(page)).toBeDisabled();
      });
  },
);

test(
  "it is as high at rest as while it runs, and the accuracy is near the button",
  { tag: "@nightly" },
  async ({ page }) => {
    const accuracy = panel(page).getByText(texts.accuracyLabel, { exact: true });
    const places = async () => {
      const [whole, button, figure] = await Promise.all(
        [panel(page), start(page), accuracy].map((e) => e.boundingBox()),
      );
      return { height: whole!.height, button: button!.y - whole!.y, figure: figure!.y - whole!.y };
    };
    const placesByWidth = async () => {
      const found: [number, Awaited<ReturnType<typeof places>>][] = [];
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 812 });
        found.push([width, await places()]);
      }
      return found;
    };
    const atRest = await placesByWidth();
    for (const [width, { figure, button }] of atRest) expect(figure - button, `${width} px`).toBeLessThan(280);
    await start(page).click();
    await expectRunning(page);
    expect(await placesByWidth()).toEqual(atRest);
    await page.clock.runFor(10_000);
    await expectIdle(page);
    expect(await placesByWidth()).toEqual(atRest);
  },
);

test("the example that stands there before is not told as a reading", { tag: "@nightly" }, async ({ page }) => {
  const example = panel(page).getByText(texts.example, { exact: true });
  await expect(panel(page).getByText(texts.waiting)).toBeVisible();
  await expect(example).toBeVisible();
  await expect(figures(page)).not.toHaveCount(0);
  for (const figure of await figures(page).all()) await expect(figure).toHaveAttribute("aria-hidden", "true");
  await start(page).click();
  await page.clock.runFor(2_000);
  await expect(panel(page).getByText(texts.waiting)).toBeHidden();
  await expect(example).toHaveCount(0);
  for (const figure of await figures(page).all()) await expect(figure).not.toHaveAttribute("aria-hidden");
});

test("both ends of the scale and its middle stand on their lines", { tag: "@nightly" }, async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    const { shares, top, bottom } = await panel(page)
      .locator("figure")
      .evaluate((figure) => {
        const lines = figure.querySelector("svg")!.getBoundingClientRect();
        const labels = [...figure.querySelectorAll("span")].map((label) => label.getBoundingClientRect());
        return { shares: labels.map((box) => (box.top + box.bottom) / 2), top: lines.top, bottom: lines.bottom };
      });
    const lines = [top, (top + bottom) / 2, bottom];
    expect(shares).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) expect(Math.abs(shares[index]! - line)).toBeLessThan(1);
  }
});

test("with reduced motion nothing slides; the trays fill all the same", { tag: "@nightly" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page).click();
  await expect(panel(page).locator(".demo-document").first()).toBeHidden();
  const fills = () =>
    panel(page)
      .locator(".demo-tray")
      .first()
      .evaluate((tray) => getComputedStyle(tray, "::after").backgroundSize);
  const before = await fills();
  await page.clock.runFor(2_000);
  await expect.poll(fills).not.toBe(before);
});

test("no unit moves from one reading to the next", { tag: "@nightly" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page).click();
  const places = new Set<string>();
  for (let batch = 1; batch <= 5; batch += 1) {
    await page.clock.runFor(2_000);
    // A new value is a new element.
    await expect(panel(page).locator("[data-slot=outcome]")).toContainText(String(batch));
    await expect(figures(page)).toHaveText([/%$/, /s$/]);
    const left = await panel(page)
      .locator(".demo-unit")
      .evaluateAll((units) => units.map((unit) => Math.round(unit.getBoundingClientRect().left * 4) / 4));
    places.add(left.join(", "));
  }
  expect([...places]).toHaveLength(1);
});

test("its link begins a message", { tag: "@nightly" }, async ({ page }) => {
  await panel(page).getByRole("link", { name: texts.link.label }).click();
  await arrivedByClock(page, "/contact");
  await expect(page.locator("#message")).toHaveValue(`${texts.message} `);
});
