/**
 * `npm run bench`: runs Lighthouse on every page of a built site, served with brotli on loopback. Prints the median of
 * three runs, one row for each page and one with the worst values, then the worst page for each target, and a verdict.
 *
 *   npm run bench -- --desktop            Lighthouse's desktop settings
 *   npm run bench -- --dir ../site/dist --routes /,/about    another built site
 *   npm run bench -- --runs 5 --json bench-results/today.json
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import { UNKNOWN_PATH } from "../content/read-site";
import { findWholeChromium } from "../find-chromium";
import { runScript } from "../run-script";
import { CHROME_FLAGS, serveCompressed } from "./chrome";
import { combineFigures, measurePage, type PageFigures } from "./lighthouse-run";
import { formatTable, median, seconds } from "./table";
import { judge, verdict } from "./targets";

const HEADER = [
  "page",
  "perf",
  "a11y",
  "best",
  "seo",
  "FCP s",
  "LCP s",
  "TBT ms",
  "CLS",
  "total kB",
  "HTML",
  "script",
  "CSS",
  "fonts",
  "images",
  "requests",
  "failed",
];

/** The site's own pages, from its sitemap, and an unknown address for the 404 page. */
const ownRoutes = async (folder: string): Promise<string[]> => {
  const sitemap = await readFile(path.join(folder, "sitemap.xml"), "utf8");
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  return [...paths, UNKNOWN_PATH];
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const toRow = (name: string, figures: PageFigures): string[] => [
  name,
  ...figures.scores.map(String),
  seconds(figures.fcp),
  seconds(figures.lcp),
  figures.tbt.toFixed(0),
  figures.cls.toFixed(3),
  kilobytes(figures.bytes.total),
  kilobytes(figures.bytes.document),
  kilobytes(figures.bytes.script),
  kilobytes(figures.bytes.style),
  kilobytes(figures.bytes.font),
  kilobytes(figures.bytes.image),
  String(figures.requests),
  figures.failed.join(" ") || "-",
];

const worst = (all: readonly PageFigures[]): PageFigures => ({
  ...combineFigures(
    all,
    (values) => Math.max(...values),
    (values) => Math.min(...values),
  ),
  failed: [],
});

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      dir: { type: "string", default: "public" },
      routes: { type: "string" },
      runs: { type: "string", default: "3" },
      desktop: { type: "boolean", default: false },
      json: { type: "string" },
    },
  });
  const runs = Number(values.runs);
  const server = await serveCompressed(values.dir);
  const routes = values.routes?.split(",") ?? (await ownRoutes(values.dir));
  const chrome = await launch({ chromePath: findWholeChromium(), chromeFlags: CHROME_FLAGS });
  const results = new Map<string, PageFigures>();
  try {
    for (const [index, route] of routes.entries()) {
      const measured: PageFigures[] = [];
      for (let run = 1; run <= runs; run += 1) {
        process.stderr.write(`${index + 1}/${routes.length} ${route} run ${run}/${runs}\n`);
        measured.push(await measurePage(`${server.address}${route}`, chrome.port, values.desktop));
      }
      results.set(route, combineFigures(measured, median));
    }
  } finally {
    chrome.kill();
    await server.close();
  }
  const rows = Array.from(results, ([route, figures]) => toRow(route, figures));
  console.log(formatTable(HEADER, [...rows, toRow("worst", worst([...results.values()]))]));
  const judgments = judge(results);
  console.log(
    `\n${formatTable(
      ["figure", "target", "worst", "page", "verdict"],
      judgments.map(({ name, target, worst: value, route, isMet }) => [
        name,
        target,
        value,
        route,
        isMet ? "met" : "missed",
      ]),
    )}\n\n${verdict(judgments)}`,
  );
  if (values.json) {
    await mkdir(path.dirname(path.resolve(values.json)), { recursive: true });
    await writeFile(values.json, `${JSON.stringify(Object.fromEntries(results), null, 2)}\n`);
  }
};

runScript(main);
