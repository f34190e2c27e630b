/**
 * `npm run bench:gate`: counts frames while the gate of the home page is dragged over most of its scale, at full speed
 * and with the processor slowed down four times.
 */
import { parseArgs } from "node:util";
import { runScript } from "../run-script";
import { openPage, slowDown, withBrowser } from "./chrome";
import { formatTable, median } from "./table";

const SLOW_DOWN = 4;

/** How long the gate is dragged up and down, in milliseconds. */
const TIME = 4000;

/** In milliseconds: one and a half frames at 60 a second. If a frame takes longer, at least one was missed. */
const MISSED = 25;

/** A string, not a function: the compiler's helpers for function names do not exist in the page. */
const DRAW = `new Promise((resolve) => {
  const gate = document.querySelector('[data-slot="threshold"] [type=range]');
  const start = performance.now();
  const frames = [];
  let last = start;
  const step = (now) => {
    frames.push(now - last);
    last = now;
    if (now - start > ${TIME}) return resolve(frames.slice(2));
    gate.value = String(0.5 + 0.45 * Math.sin((now - start) / 400));
    gate.dispatchEvent(new Event("input", { bubbles: true }));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { dir: { type: "string", default: "public" } } });
  await withBrowser(values.dir, async (browser, address) => {
    const rows: string[][] = [];
    for (const [name, viewport] of [
      ["375 px", { width: 375, height: 812 }],
      ["1280 px", { width: 1280, height: 800 }],
    ] as const) {
      const page = await openPage(browser, `${address}/`, { viewport, deviceScaleFactor: 2 });
      await page.mouse.move(10, 300);
      await page.mouse.move(20, 310);
      await page.locator("[data-drawn]").waitFor();
      for (const rate of [1, SLOW_DOWN]) {
        await slowDown(page, rate);
        const frames = await page.evaluate<number[]>(DRAW);
        const missed = frames.filter((time) => time > MISSED).length;
        rows.push([name, `${rate}x`, median(frames).toFixed(1), String(frames.length), String(missed)]);
      }
      await page.close();
    }
    console.log(formatTable(["screen", "slowed", "median ms", "frames", "missed"], rows));
  });
};

runScript(main);
