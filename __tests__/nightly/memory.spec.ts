import type { CDPSession } from "@playwright/test";
import { REFRESH_MS } from "../../src/sections/ai-solutions/readings";
import { ANALYSIS_TIME } from "../../src/sections/contact/use-suggestions";
import { expect, open, test, type Page } from "../support/browser";
import { stopClock } from "../support/clock";
import { aiSolutions, contact, home, PAGE_PATHS } from "../support/site";

/** In-site visits, and runs of the demo. */
const VISITS = 200;
const RUNS = 50;

/** Growth that caches and the engine's own bookkeeping may take, in bytes. A leak of a page for each visit takes far more. */
const SOME_HEAP = 3_000_000;

type Counts = { heap: number; listeners: number; nodes: number; documents: number };

/** What is alive after everything else was collected. */
const count = async (devtools: CDPSession): Promise<Counts> => {
  for (const round of [1, 2]) {
    await test.step(`collect garbage, ${round}`, () => devtools.send("HeapProfiler.collectGarbage"));
  }
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heap: of("JSHeapUsedSize"),
    listeners: of("JSEventListeners"),
    nodes: of("Nodes"),
    documents: of("Documents"),
  };
};

/** Milliseconds from which a timeout is a long one. Shorter ones, such as those of a movement, are soon gone by themselves. */
const LONG = 1_000;

type Watched = { pendingTimers: () => string[] };

/** Follows intervals and long timeouts from their beginning until they are cleared, or the timeout has fired. */
const watchTimers = (long: number) => {
  const pending = new Map<number, string>();
  const { setInterval: repeat, setTimeout: delay, clearInterval: endRepeat, clearTimeout: endDelay } = window;
  const keep = (timer: unknown, what: string) => {
    pending.set(Number(timer), what);
    return timer;
  };
  const watched = {
    pendingTimers: () => [...pending.values()],
    setInterval: (handler: () => void, time = 0, ...given: []) =>
      keep(repeat(handler, time, ...given), `interval of ${time} ms`),
    setTimeout: (handler: () => void, time = 0, ...given: []) => {
      if (time < long) return delay(handler, time, ...given);
      const fire = () => {
        pending.delete(Number(timer));
        handler(...given);
      };
      const timer: unknown = delay(fire, time);
      return keep(timer, `timeout of ${time} ms`);
    },
    // A browser lets either function end both kinds.
    clearInterval: (timer?: number) => {
      pending.delete(Number(timer));
      endRepeat(timer);
    },
    clearTimeout: (timer?: number) => {
      pending.delete(Number(timer));
      endDelay(timer);
    },
  };
  Object.assign(window, watched);
};

/** The timers that are pending, by what they are. */
const pendingTimers = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Watched).pendingTimers());

/** Waits until no timer is left: those of the framework fire once, a moment later. */
const expectNoTimers = (page: Page) =>
  expect.poll(() => pendingTimers(page), { message: "no timer is left", timeout: 20_000 }).toEqual([]);

const DEMO_TIMER = `interval of ${REFRESH_MS} ms`;

const startDemo = (page: Page) => page.getByRole("button", { name: aiSolutions.demo.start }).click();

/** What a visitor can begin on a page and walk away from, and the timer that runs by then. */
const UNFINISHED = [
  { path: aiSolutions.path, begin: startDemo, timer: DEMO_TIMER },
  {
    path: contact.path,
    begin: async (page: Page) => {
      // The text of an earlier visit is kept and may be analyzed already; once it is gone, the analysis begins anew.
      await page.locator("#message").fill("");
      await page.locator("#message").fill("A message of some length");
    },
    timer: `timeout of ${ANALYSIS_TIME} ms`,
  },
];

/** Goes through the pages by links of the site, once for each path. */
const visitAll = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (list) => {
    for (const path of list) {
      document.querySelector<HTMLAnchorElement>(`.site-header a[href="${path}"]`)?.click();
      while (!document.querySelector(`link[rel=canonical][href$="${path}"]`))
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }, paths);

/** Begins each of those things and leaves while it goes on: its timer must end at once, not by itself later. */
const leaveUnfinished = async (page: Page) => {
  for (const { path, begin, timer } of UNFINISHED) {
    await visitAll(page, [path]);
    await begin(page);
    expect(await pendingTimers(page), `a timer runs on ${path}`).toContain(timer);
    await visitAll(page, [home.path]);
    expect(await pendingTimers(page), `the timer of ${path} ends with the visit`).not.toContain(timer);
  }
};

test("many visits leave nothing behind", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(watchTimers, LONG);
  await open(page, "/");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await page.mouse.move(600, 400);
  await leaveUnfinished(page);
  await visitAll(page, [...PAGE_PATHS, ...PAGE_PATHS]);
  const before = await count(devtools);
  const rounds = Math.ceil(VISITS / PAGE_PATHS.length);
  for (let round = 0; round < rounds; round += 1) await visitAll(page, PAGE_PATHS);
  await leaveUnfinished(page);
  const after = await count(devtools);
  expect(after.heap - before.heap).toBeLessThan(SOME_HEAP);
  expect(after.listeners - before.listeners).toBeLessThan(VISITS / 4);
  expect(after.nodes - before.nodes).toBeLessThan(VISITS * 5);
  expect(after.documents).toBe(before.documents);
  await expectNoTimers(page);
});

test("many runs of the demo leave nothing behind", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(watchTimers, LONG);
  await open(page, aiSolutions.path);
  await stopClock(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const run = async () => {
    await startDemo(page);
    expect(await pendingTimers(page), "a timer runs with the demo").toContain(DEMO_TIMER);
    await page.clock.runFor(10_000);
    await expect(page.getByRole("button", { name: aiSolutions.demo.start })).toBeEnabled();
  };
  for (let round = 0; round < 3; round += 1) await run();
  const before = await count(devtools);
  for (let round = 0; round < RUNS; round += 1) await run();
  const after = await count(devtools);
  expect(after.heap - before.heap).toBeLessThan(SOME_HEAP);
  expect(after.listeners - before.listeners).toBeLessThan(RUNS / 4);
  expect(after.nodes - before.nodes).toBeLessThan(RUNS * 5);
  await expectNoTimers(page);
});
