/**
 * Lets a build reuse what the last one left. Gatsby keeps its knowledge of the files in `public` in `.cache` and
 * rebuilds only what has changed. The site is made from those files and then takes their place in `public`. So this
 * module sets them aside at the end of a build and puts them back before Gatsby looks for them.
 *
 * Only a build that ended well leaves a mark. In every other case (an interrupted or failed build, different code, a
 * run of the development server) the next build starts from scratch.
 */
import { createHash } from "node:crypto";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

const foldersOf = (directory: string) => ({
  /** What is served and deployed. While Gatsby runs, its own output. */
  site: path.join(directory, "public"),
  /** Gatsby's output between builds. */
  output: path.join(directory, ".cache/gatsby-output"),
  /** The site while it is being made. */
  unfinished: path.join(directory, ".cache/unfinished-site"),
  /** Holds the key of the last build, if that ended well. */
  mark: path.join(directory, ".cache/warm-build"),
});

const remove = (place: string): Promise<void> => rm(place, { recursive: true, force: true });

const readIfThere = (file: string): Promise<string> => readFile(file, "utf8").catch(() => "");

/** Environment variables that a build reads. */
const SETTINGS = ["GATSBY_FORMS", "URL"];

/**
 * A digest of everything that must be unchanged for a build to reuse the last one, besides what Gatsby compares by
 * itself: our build code (compiled into two files, with all its imports), the Babel configuration, packages, settings,
 * Node, and the folder.
 *
 * @param directory absolute path of the project
 */
const buildKey = async (directory: string): Promise<string> => {
  const compiled = path.join(directory, ".cache/compiled");
  const files = [
    ...(await readdir(compiled)).sort().map((name) => path.join(compiled, name)),
    path.join(directory, "babel.config.js"),
    path.join(directory, "package.json"),
    path.join(directory, "node_modules/.package-lock.json"),
  ];
  const texts = await Promise.all(files.map(readIfThere));
  const settings = SETTINGS.map((name) => process.env[name] ?? "");
  return createHash("sha256")
    .update(JSON.stringify([texts, settings, process.version, directory]))
    .digest("hex");
};

/**
 * When the process ends: leaves a mark if all went well, and otherwise removes the site so that it cannot be deployed.
 */
const markAtEnd = (directory: string, key: string): void => {
  const { site, output, mark } = foldersOf(directory);
  process.once("exit", (code) => {
    if (code === 0 && existsSync(output)) writeFileSync(mark, key);
    else rmSync(site, { recursive: true, force: true });
  });
};

/**
 * Restores Gatsby's output of the last build if that build can be trusted. Otherwise lets Gatsby start from scratch
 * (hook `onPreInit`, before Gatsby looks at its cache).
 *
 * @param directory absolute path of the project
 * @param develops true for the development server, which reuses whatever a finished build left
 */
export const resumeBuild = async (directory: string, develops: boolean): Promise<void> => {
  const { site, output, unfinished, mark } = foldersOf(directory);
  const key = await buildKey(directory);
  const marked = existsSync(output) ? await readIfThere(mark) : "";
  // Do this first: no matter how this build ends, the next one must not trust what it leaves.
  await remove(mark);
  await remove(unfinished);
  if (!develops) markAtEnd(directory, key);
  if (marked === key || (marked !== "" && develops)) {
    await remove(site);
    await rename(output, site);
    return;
  }
  await remove(output);
  if (develops) return;
  // Let the heap outgrow its live data by 40 % before it is collected: a third less memory for a tenth more time
  // (docs/performance.md).
  setFlagsFromString("--heap-growing-percent=40");
  // Without `public`, Gatsby considers its cache broken and drops it, except for webpack's part.
  await remove(site);
  await remove(path.join(directory, ".cache/webpack"));
};

/**
 * Puts the finished site into `public` and sets Gatsby's output aside for the next build.
 *
 * @param directory absolute path of the project
 * @param finish makes the site from Gatsby's output
 */
export const publishSite = async (
  directory: string,
  finish: (folders: { output: string; site: string }) => Promise<void>,
): Promise<void> => {
  const { site, output, unfinished } = foldersOf(directory);
  await mkdir(unfinished, { recursive: true });
  await finish({ output: site, site: unfinished });
  renameSync(site, output);
  renameSync(unfinished, site);
};
