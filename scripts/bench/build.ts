/**
 * `npm run bench:build`: measures how the build grows. Adds 100, 1,000 and 5,000 industries to copies of the site in a
 * scratch folder. Other numbers can be given, with a total number of articles after a plus:
 * `npm run bench:build -- 0 1000+300`. Builds each copy from scratch, again after one changed file, and once more after
 * another change of that file, and prints time and memory.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { addArticles } from "../content/many-articles";
import { runScript } from "../run-script";
import { copySite } from "../site-copy";
import { addIndustries, changeIndustry } from "./many-industries";
import { treeMemory } from "./process-tree";
import { formatTable } from "./table";

const SIZES = ["100", "1000", "5000"];

/** Interval between two memory samples. */
const LOOK_EVERY_MS = 250;

/** Wall-clock time in seconds, processor time in seconds, and peak memory. */
type Run = { seconds: number; processor: number; megabytes: number };

const build = async (site: string): Promise<Run> => {
  const started = Date.now();
  // The shell's built-in "time" includes all child processes of the build.
  const child = spawn("bash", ["-c", 'TIMEFORMAT="%U %S"; time npm run build > build.log 2>&1'], {
    cwd: site,
    // The memory setting of netlify.toml.
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "inherit", "pipe"],
  });
  let times = "";
  child.stderr.on("data", (text: Buffer) => (times += text.toString()));
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, treeMemory(child.pid ?? 0));
  }, LOOK_EVERY_MS);
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build in ${site} ended with ${String(code)}; see build.log there`);
  const processor = times.split(/\s+/).reduce((sum, part) => sum + Number(part), 0);
  return { seconds: (Date.now() - started) / 1000, processor, megabytes };
};

type Measured = { size: string; count: number; cold: Run; again: Run; later: Run };

/** Measures a site of a given size: the number of added industries and, after a plus, the total number of articles. */
const measure = async (size: string): Promise<Measured> => {
  const [count = 0, articles] = size.split("+").map(Number);
  const site = await copySite(`industries-${size}`);
  await addIndustries(site, count);
  if (articles) await addArticles(site, articles);
  const cold = await build(site);
  await changeIndustry(site);
  const again = await build(site);
  await changeIndustry(site);
  const later = await build(site);
  await rm(site, { recursive: true, force: true });
  return { size, count, cold, again, later };
};

const HEADER = [
  "industries (+ articles)",
  ...["cold, s", "again, s", "later, s"].flatMap((run) => [run, "processors, s"]),
  "peak memory, MB",
  "processors per further page, ms",
];

const toRow = ({ size, count, cold, again, later }: Measured, first: Measured): string[] => {
  const runs = [cold, again, later];
  const perPage = ((cold.processor - first.cold.processor) / (count - first.count)) * 1000;
  return [
    size,
    ...runs.flatMap(({ seconds, processor }) => [seconds.toFixed(1), processor.toFixed(1)]),
    Math.max(...runs.map(({ megabytes }) => megabytes)).toFixed(0),
    count > first.count ? perPage.toFixed(1) : "",
  ];
};

const main = async (): Promise<void> => {
  const sizes = process.argv.slice(2);
  const results: Measured[] = [];
  for (const size of sizes.length > 0 ? sizes : SIZES) {
    const latest = await measure(size);
    results.push(latest);
    const first = results[0] ?? latest;
    console.log(
      formatTable(
        HEADER,
        results.map((result) => toRow(result, first)),
      ),
    );
  }
};

runScript(main);
