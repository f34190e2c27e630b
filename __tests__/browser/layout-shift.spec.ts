import { readFileSync } from "node:fs";
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
