import type { CDPSession } from "@playwright/test";
import { expect, open, test, type Page } from "../support/browser";
import { stopClock } from "../support/clock";
import { aiSolutions, PAGE_PATHS } from "../support/site";

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

/** Keeps count of intervals and long timeouts that are pending. */
const countTimers = () => {
  const pending = new Set<number>();
  const show = () => {
    document.documentElement.dataset.timers = String(pending.size);
  };
  const { setInterval: begin, clearInterval: end } = window;
  window.setInterval = ((...given: Parameters<typeof begin>) => {
    const id = begin(...given) as unknown as number;
    pending.add(id);
    show();
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    pending.delete(Number(id));
    show();
    end(id);
  };
};

/** Goes through the pages by links of the site, once for each path. */
const visitAll = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (list) => {
    for (const path of list) {
      document.querySelector<HTMLAnchorElement>(`.site-header a[href="${path}"]`)?.click();
      while (!document.querySelector(`link[rel=canonical][href$="${path}"]`))
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }, paths);

test("many visits leave nothing behind", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(countTimers);
  await open(page, "/");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await page.mouse.move(600, 400);
  await visitAll(page, [...PAGE_PATHS, ...PAGE_PATHS]);
  const before = await count(devtools);
  const rounds = Math.ceil(VISITS / PAGE_PATHS.length);
  for (let round = 0; round < rounds; round += 1) await visitAll(page, PAGE_PATHS);
  const after = await count(devtools);
  expect(after.heap - before.heap).toBeLessThan(SOME_HEAP);
  expect(after.listeners - before.listeners).toBeLessThan(VISITS / 4);
  expect(after.nodes - before.nodes).toBeLessThan(VISITS * 5);
  expect(after.documents).toBe(before.documents);
  expect(Number((await page.locator("html").getAttribute("data-timers")) ?? 0)).toBe(0);
});

test("many runs of the demo leave nothing behind", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(countTimers);
  await open(page, aiSolutions.path);
  await stopClock(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const run = async () => {
    await page.getByRole("button", { name: aiSolutions.demo.start }).click();
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
  await expect(page.locator("html")).toHaveAttribute("data-timers", "0");
});
