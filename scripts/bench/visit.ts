/**
 * `npm run bench:visit`: measures a visit on a slow phone and a slow connection, with real throttling instead of
 * Lighthouse's simulation: home, an industry, its second tab, contact, words typed into the form. The first visit has
 * an empty cache; the second one, in a new tab, has the cache of the first. Prints medians of three runs, and whether
 * the return visit fetches only pages.
 *
 *   npm run bench:visit -- --runs 5
 *   npm run bench:visit -- --dir ../other/dist --routes /,/about,/contact    another built site; steps it lacks are "-"
 */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Browser, BrowserContext, CDPSession, Locator, Page } from "@playwright/test";
import { runScript } from "../run-script";
import { slowDown, withBrowser } from "./chrome";
import { formatTable, median } from "./table";
import { returnVerdict, type Fetched } from "./visit-requests";

/** The phone that Lighthouse emulates, and the factor by which it slows down the processor. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW_DOWN = 4;

/** Converts bits per second to bytes per second, the unit of the DevTools protocol. */
const bitsPerSecond = (bits: number): number => bits / 8;

/**
 * Latency in milliseconds, throughput in bytes per second. Lighthouse describes a single connection by two sets of
 * constants (`mobileSlow4G` in its `throttling`): the round trip and throughput of the connection itself, and the
 * values to set in the browser, which applies its delay once to each request, connection setup included. DevTools calls
 * the latter "Fast 3G".
 */
const LINES = [
  { name: "slow 4G", latency: 150, down: bitsPerSecond(1.6 * 1024 * 1000), up: bitsPerSecond(750_000) },
  { name: "fast 3G", latency: 562.5, down: bitsPerSecond(1.6 * 1024 * 1000 * 0.9), up: bitsPerSecond(750_000 * 0.9) },
] as const;

type Line = (typeof LINES)[number];

const STEPS = ["home", "industry", "tab", "contact", "typed form"] as const;

const MESSAGE = "We sort invoices by hand";

/** One step of one visit. `milliseconds` is NaN if the site does not have the step. */
type Step = { milliseconds: number; fetched: readonly Fetched[]; shift: number };

/**
 * Runs in each document before its own scripts. It is a string, not a function, because the compiler's helpers for
 * function names do not exist there. It records three things: when the last tap began (in the session storage, since a
 * tap may load another document), the longest time from a key press to the paint that follows it, and layout shifts
 * without recent input.
 */
const WATCH = `{
  const figures = (window.visit = { slowestKey: 0, shift: 0 });
  const afterPaint = (act) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(undefined);
  });
  figures.painted = () => new Promise((resolve) => afterPaint(() => resolve(performance.timeOrigin + performance.now())));
  addEventListener("pointerdown", (event) =>
    sessionStorage.setItem("visit-tap", performance.timeOrigin + event.timeStamp), true);
  addEventListener("keydown", ({ timeStamp }) => afterPaint(() => {
    figures.slowestKey = Math.max(figures.slowestKey, performance.now() - timeStamp);
  }), true);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) figures.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
}`;

/** When the last tap began, in milliseconds since 1970. */
const tapTime = (page: Page): Promise<number> => page.evaluate<number>(`Number(sessionStorage.getItem("visit-tap"))`);

/** Waits for the next paint, and returns its time in milliseconds since 1970. */
const paintTime = (page: Page): Promise<number> => page.evaluate<number>("visit.painted()");

/** A page counts as quiet after this time without network activity, in milliseconds. */
const QUIET = 1000;

type Network = {
  /** Returns what has been fetched since the last call. */
  take: () => Fetched[];
  /** Waits until the network is quiet. Unlike Playwright's own wait, it also works after a client-side navigation. */
  settle: () => Promise<void>;
};

/** Records network requests. Responses from the browser's caches do not count; 304 responses do. */
const watchNetwork = async (session: CDPSession): Promise<Network> => {
  const fetched: Fetched[] = [];
  const underWay = new Set<string>();
  const answered = new Map<string, Omit<Fetched, "bytes">>();
  let lastChange = performance.now();
  const close = (requestId: string): void => {
    underWay.delete(requestId);
    answered.delete(requestId);
    lastChange = performance.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId }) => {
    underWay.add(requestId);
    lastChange = performance.now();
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.fromDiskCache === true || !response.url.startsWith("http")) return;
    answered.set(requestId, { address: response.url, kind: type });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => close(requestId));
  session.on("Network.loadingFailed", ({ requestId }) => close(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = answered.get(requestId);
    if (request && encodedDataLength > 0) fetched.push({ ...request, bytes: encodedDataLength });
    close(requestId);
  });
  await session.send("Network.enable");
  return {
    take: () => fetched.splice(0),
    settle: async () => {
      // Requests that scrolling triggers start a moment later, so the quiet period starts now.
      lastChange = performance.now();
      while (underWay.size > 0 || performance.now() - lastChange < QUIET) await setTimeout(QUIET / 10);
    },
  };
};

const isFirstShown = async (locator: Locator): Promise<boolean> => (await locator.count()) > 0;

/**
 * Taps a link to a page of the site, and waits for its heading.
 *
 * @returns milliseconds from the tap to the paint that shows the heading
 * @throws if no link to the page is visible
 */
const follow = async (page: Page, network: Network, route: string): Promise<number> => {
  const link = page
    .locator([`a[href="${route}"]`, `a[href="${route}/"]`, `a[href^="${route}?"]`].join(","))
    .filter({ visible: true })
    .first();
  if (!(await isFirstShown(link)))
    throw new Error(`bench:visit: ${page.url()} shows no link to ${route}; see --routes`);
  await link.scrollIntoViewIfNeeded();
  // A site may prefetch a page once its link is in view. That is done by the time a visitor has read the link.
  await network.settle();
  await page.evaluate(`document.querySelector("h1")?.setAttribute("data-before", "")`);
  await link.tap();
  await page.waitForFunction(
    (target) =>
      location.pathname.replace(/(.)\/$/, "$1") === target && document.querySelector("h1:not([data-before])") !== null,
    route,
  );
  const painted = await paintTime(page);
  const tapped = await tapTime(page);
  // A newly loaded document reports its own first paint.
  const first = await page.evaluate<number>(
    `performance.timeOrigin + (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0)`,
  );
  return (first > tapped ? first : painted) - tapped;
};

const openHome = async (page: Page, address: string): Promise<number> => {
  await page.goto(address, { waitUntil: "load" });
  return page.evaluate<number>(`performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN`);
};

const openTab = async (page: Page): Promise<number> => {
  const tab = page.getByRole("tab").nth(1);
  if (!(await isFirstShown(tab))) return NaN;
  await tab.tap();
  await page.waitForFunction(() => {
    const second = document.querySelectorAll('[role="tab"]')[1];
    const panel = document.getElementById(second?.getAttribute("aria-controls") ?? "");
    return second?.getAttribute("aria-selected") === "true" && panel?.checkVisibility();
  });
  const painted = await paintTime(page);
  return painted - (await tapTime(page));
};

const typeMessage = async (page: Page): Promise<number> => {
  const field = page.locator("main textarea").filter({ visible: true }).first();
  if (!(await isFirstShown(field))) return NaN;
  await field.tap();
  await field.pressSequentially(MESSAGE);
  await paintTime(page);
  return page.evaluate<number>("visit.slowestKey");
};

/** Performs all steps in a new tab. */
const visit = async (
  context: BrowserContext,
  line: Line,
  address: string,
  routes: readonly string[],
): Promise<Step[]> => {
  const [home = "/", industry = "/", contact = "/"] = routes;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  await page.addInitScript(WATCH);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down,
    uploadThroughput: line.up,
  });
  await slowDown(page, SLOW_DOWN);
  const acts = [
    () => openHome(page, `${address}${home}`),
    () => follow(page, network, industry),
    () => openTab(page),
    () => follow(page, network, contact),
    () => typeMessage(page),
  ];
  const steps: Step[] = [];
  for (const act of acts) {
    const milliseconds = await act();
    // The visitor reads. Whatever the page fetches in the meantime belongs to this step.
    await network.settle();
    const shift = await page.evaluate<number>("const { shift } = visit; visit.shift = 0; shift");
    steps.push({ milliseconds, fetched: network.take(), shift });
  }
  await page.close();
  return steps;
};

type Visits = { first: Step[]; again: Step[] };

const measureOnce = async (
  browser: Browser,
  line: Line,
  address: string,
  routes: readonly string[],
): Promise<Visits> => {
  const context = await browser.newContext(PHONE);
  const first = await visit(context, line, address, routes);
  const again = await visit(context, line, address, routes);
  await context.close();
  return { first, again };
};

const bytesOf = ({ fetched }: Step): number => fetched.reduce((sum, { bytes }) => sum + bytes, 0);

const cell = (value: number, decimals: number): string => (Number.isNaN(value) ? "-" : value.toFixed(decimals));

/** Figures of one step: medians of the runs. */
const toCells = (runs: readonly Step[]): string[] => [
  cell(median(runs.map(({ milliseconds }) => milliseconds)), 0),
  cell(median(runs.map(bytesOf)) / 1000, 1),
  cell(median(runs.map(({ fetched }) => fetched.length)), 0),
  cell(Math.max(...runs.map(({ shift }) => shift)), 3),
];

const HEADER = ["step", "first: ms", "kB", "requests", "shift", "again: ms", "kB", "requests", "shift"];

const toTable = (runs: readonly Visits[]): string => {
  const at = (kind: keyof Visits, index: number): Step[] => runs.flatMap((run) => run[kind][index] ?? []);
  return formatTable(
    HEADER,
    STEPS.map((name, index) => [name, ...toCells(at("first", index)), ...toCells(at("again", index))]),
  );
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      dir: { type: "string", default: "public" },
      routes: { type: "string", default: "/,/services/healthcare,/contact" },
      runs: { type: "string", default: "3" },
    },
  });
  const routes = values.routes.split(",");
  await withBrowser(values.dir, async (browser, address) => {
    for (const line of LINES) {
      const runs: Visits[] = [];
      for (let run = 1; run <= Number(values.runs); run += 1) {
        process.stderr.write(`${line.name} run ${run}/${values.runs}\n`);
        runs.push(await measureOnce(browser, line, address, routes));
      }
      const returned = runs.flatMap(({ again }) => again.flatMap(({ fetched }) => fetched));
      console.log(`${line.name}\n${toTable(runs)}\n${returnVerdict(returned)}\n`);
    }
  });
};

runScript(main);
