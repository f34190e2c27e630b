/**
 * `npm run bench:build`: how the build grows. Makes sites of 100, 1,000 and 5,000 industries in a scratch folder (or of
 * the numbers given, with articles behind a plus: `npm run bench:build -- 0 1000+300`), builds each from nothing, again
 * after one changed file and once more after another change of it, and prints time and memory.
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

/** Time between two looks at the memory. */
const LOOK_EVERY_MS = 250;

/** Time by the clock, time of the processors, and the most memory at one moment. */
type Run = { seconds: number; processor: number; megabytes: number };

const build = async (site: string): Promise<Run> => {
  const started = Date.now();
  // The shell's own "time" counts the processes that the build starts, too.
  const child = spawn("bash", ["-c", 'TIMEFORMAT="%U %S"; time npm run build > build.log 2>&1'], {
    cwd: site,
    // As in netlify.toml.
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

/** Builds a site with so many more industries, and as many articles as stand behind the plus. */
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
