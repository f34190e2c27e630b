import { readFileSync } from "node:fs";
import { createServer, request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../../scripts/server/port";
import { expect, hydrated, PHONE, test } from "../support/browser";
import { nightlyUnless } from "../support/nightly";
import { ALL_PATHS, tagsOf, UNKNOWN_PATH } from "../support/site";

const FONT = readFileSync("src/fonts/instrument-sans-core.woff2").toString("base64");

/** Has the font before the first layout, as on a machine that is not busy; the widths of the fallback are tested below. */
const haveFont = (base64: string) => {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  document.fonts.add(new FontFace("Instrument Sans", bytes, { weight: "400 600" }));
};

type Shift = {
  readonly value: number;
  /** In ms since the page was asked for. */
  readonly time: number;
  readonly moved: string;
};

/** Notes what moves without the visitor's doing. */
const watchShifts = () => {
  const shifts: Shift[] = [];
  const record = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, startTime, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      };
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join());
        return `${(node as Element | null)?.outerHTML?.slice(0, 80)} from ${from} to ${to}`;
      });
      shifts.push({ value, time: startTime, moved: moved.join(" | ") });
    }
  };
  new PerformanceObserver((list) => record(list.getEntries())).observe({ type: "layout-shift", buffered: true });
  Object.assign(window, { shifts });
};

/**
 * What moves once the page stands. Before its first paint nobody sees it move; before its last line is read, a busy browser
 * may paint half a header, which the rest then completes.
 */
const shiftsOfWholePage = () => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const stands = Math.max(paint!.startTime, page!.domInteractive);
  const { shifts } = window as unknown as { shifts: Shift[] };
  return { stands, shifts: shifts.filter(({ time }) => time > stands) };
};

for (const [name, options, paths, tagsFor] of [
  ["at 375 px", PHONE, ALL_PATHS, tagsOf],
  // The texts of the 404 page depend on the address, so they come late and take most lines here.
  ["at 320 px", { ...PHONE, viewport: { width: 320, height: 640 } }, [UNKNOWN_PATH], () => []],
  ["at 1280 px", {}, ALL_PATHS, () => nightlyUnless(false)],
] as const) {
  test.describe(name, () => {
    test.use(options);

    for (const path of paths) {
      test(
        `${path} does not move while it loads and while it is read`,
        { tag: tagsFor(path) },
        async ({ page, pageErrors }) => {
          pageErrors.allowNotFound();
          await page.addInitScript(haveFont, FONT);
          await page.addInitScript(watchShifts);
          await page.goto(path);
          await hydrated(page);
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          for (let top = 0; top < height; top += 600) {
            await page.mouse.wheel(0, 600);
            await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
          }
          await page.waitForLoadState("networkidle");
          const { stands, shifts } = await page.evaluate(shiftsOfWholePage);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum.toFixed(3), `stands at ${stands} ms, then ${JSON.stringify(shifts, null, 2)}`).toBe("0.000");
        },
      );
    }
  });
}

/** What a new connection carries before the first acknowledgement: ten segments, of which the headers take one. */
const FIRST_FLIGHT = 13_000;
const SEGMENT = 1_400;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Passes on what the site answers, each page as a slow line does: a first flight, a round trip, then segment by segment. */
const slowLine = (site: string) =>
  createServer((incoming, outgoing) => {
    const { url, method, headers } = incoming;
    const answer = async (response: IncomingMessage) => {
      outgoing.writeHead(response.statusCode!, response.headers);
      if (!response.headers["content-type"]?.startsWith("text/html")) return void response.pipe(outgoing);
      const page = await buffer(response);
      outgoing.write(page.subarray(0, FIRST_FLIGHT));
      await pause(400);
      for (let sent = FIRST_FLIGHT; sent < page.length; sent += SEGMENT) {
        outgoing.write(page.subarray(sent, sent + SEGMENT));
        await pause(80);
      }
      outgoing.end();
    };
    request(new URL(url!, site), { method, headers }, (response) => void answer(response)).end();
  });

for (const path of ALL_PATHS) {
  test(
    `what is painted of ${path} stays where it is while the rest arrives`,
    { tag: tagsOf(path) },
    async ({ browser, baseURL }) => {
      const server = slowLine(baseURL!);
      const port = await listen(server, 0);
      try {
        for (const options of [PHONE, { viewport: { width: 1280, height: 800 } }]) {
          const context = await browser.newContext(options);
          const page = await context.newPage();
          await page.addInitScript(haveFont, FONT);
          await page.addInitScript(watchShifts);
          await page.goto(`http://localhost:${port}${path}`);
          await hydrated(page);
          const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum.toFixed(3), JSON.stringify(shifts, null, 2)).toBe("0.000");
          await context.close();
        }
      } finally {
        server.close();
        server.closeAllConnections();
      }
    },
  );
}

test("the fallback is as high as the font in each weight and nearly as wide", async ({ page }) => {
  await page.goto("/about");
  const local = await page.evaluate(() =>
    document.fonts.load('20px "Instrument Sans Fallback"').then(
      (faces) => faces.length,
      () => 0,
    ),
  );
  expect(local, "this machine has neither Arial nor Liberation Sans: install fonts-liberation").toBe(1);
  const ratios = await page.evaluate(async () => {
    const text = document.querySelector("main")!.innerText.replace(/\s+/g, " ");
    const box = (family: string, weight: number) => {
      const line = document.createElement("span");
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 20px ${family}`;
      line.textContent = text;
      document.body.append(line);
      return line.getBoundingClientRect();
    };
    await document.fonts.load('20px "Instrument Sans"');
    return [400, 500, 600].flatMap((weight) => {
      const [font, fallback] = [box('"Instrument Sans"', weight), box('"Instrument Sans Fallback"', weight)];
      return [fallback.width / font.width, fallback.height / font.height];
    });
  });
  expect(ratios).toHaveLength(6);
  for (const ratio of ratios) expect(Math.abs(ratio - 1), ratios.join()).toBeLessThan(0.01);
});
