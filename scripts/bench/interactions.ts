/**
 * `npm run bench:interactions`: measures the time from each interaction to the next paint, with the processor slowed
 * down four times. Prints median and worst of twenty.
 *
 *   npm run bench:interactions -- --times 40
 */
import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { runScript } from "../run-script";
import { openPage, slowDown, withBrowser } from "./chrome";
import { formatTable, median } from "./table";

const SLOW_DOWN = 4;

/** Milliseconds from an input to the paint that follows it, measured in the page. */
const untilNextPaint = (page: Page, act: string): Promise<number> =>
  page.evaluate(
    (source) =>
      new Promise<number>((resolve) => {
        const run = new Function("round", source) as (round: number) => void;
        const rounds = window as unknown as { round?: number };
        rounds.round = (rounds.round ?? 0) + 1;
        const start = performance.now();
        run(rounds.round);
        // The frame callback runs before the paint; the message that it posts is handled after the paint.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - start);
          channel.port2.postMessage(undefined);
        });
      }),
    act,
  );

/**
 * Uses the prototype's setter. React overrides the `value` of the element itself to track it: it would take a value set
 * there for its current one, and ignore the input event.
 */
const typeInto = (selector: string, letters: string): string => `
  const field = document.querySelector(${JSON.stringify(selector)});
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  set.call(field, ${JSON.stringify(letters)}.slice(0, 1 + (round % ${letters.length})));
  field.dispatchEvent(new Event("input", { bubbles: true }));`;

type Interaction = { name: string; path: string; act: string; prepare?: string };

const INTERACTIONS: readonly Interaction[] = [
  {
    name: "tab",
    path: "/services/finance",
    act: `const tabs = document.querySelectorAll('[role="tab"]'); tabs[round % tabs.length].click();`,
  },
  { name: "filter keystroke", path: "/blog", act: typeInto('input[type="search"]', "forecast") },
  {
    name: "category pill",
    path: "/blog",
    act: `const pills = document.querySelectorAll("[aria-pressed]"); pills[round % pills.length].click();`,
  },
  { name: "menu of industries", path: "/", act: `document.querySelector(".mega-toggle").click();` },
  {
    name: "form keystroke",
    path: "/contact",
    act: typeInto('textarea[name="message"]', "We would like to sort invoices by type"),
  },
  {
    name: "demo start and stop",
    path: "/ai-solutions",
    act: `const enabled = Array.from(document.querySelectorAll('[data-slot="demo"] button')).find((button) => !button.disabled && button.getAttribute("aria-disabled") !== "true"); enabled.click();`,
  },
];

const openSlowly = async (browser: Browser, address: string): Promise<Page> => {
  const page = await openPage(browser, address, { viewport: { width: 412, height: 823 } });
  await slowDown(page, SLOW_DOWN);
  return page;
};

/**
 * Milliseconds from a click on a link to the heading of its page. The link is hovered first, so that it is prefetched.
 */
const navigate = async (page: Page, href: string): Promise<number> => {
  const link = page.locator(`footer a[href="${href}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState("networkidle");
  // A string, not a function: the compiler's helpers for function names do not exist in the page.
  return page.evaluate<number>(`new Promise((resolve) => {
    const target = ${JSON.stringify(href)};
    const before = document.querySelector("main h1");
    const start = performance.now();
    const look = () => {
      const heading = document.querySelector("main h1");
      if (heading && heading !== before && location.pathname === target) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    document.querySelector('footer a[href="' + target + '"]').click();
    look();
  })`);
};

const toRow = (name: string, samples: readonly number[]): string[] => [
  name,
  median(samples).toFixed(0),
  Math.max(...samples).toFixed(0),
  String(samples.length),
];

const measure = async (browser: Browser, address: string, times: number): Promise<string[][]> => {
  const rows: string[][] = [];
  for (const interaction of INTERACTIONS) {
    process.stderr.write(`${interaction.name}\n`);
    const page = await openSlowly(browser, `${address}${interaction.path}`);
    const samples: number[] = [];
    for (let round = 0; round < times; round += 1) samples.push(await untilNextPaint(page, interaction.act));
    rows.push(toRow(interaction.name, samples));
    await page.close();
  }
  process.stderr.write("navigation\n");
  const page = await openSlowly(browser, `${address}/`);
  const samples: number[] = [];
  for (let round = 0; round < times; round += 1)
    samples.push(await navigate(page, ["/about", "/blog", "/contact", "/ai-solutions"][round % 4] ?? "/about"));
  rows.push(toRow("in-site navigation", samples));
  return rows;
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { times: { type: "string", default: "20" }, dir: { type: "string", default: "public" } },
  });
  await withBrowser(values.dir, async (browser, address) => {
    const rows = await measure(browser, address, Number(values.times));
    console.log(formatTable(["interaction", "median ms", "worst ms", "times"], rows));
  });
};

runScript(main);
