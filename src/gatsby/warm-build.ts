/**
 * Lets a build begin with what the last one left. Gatsby keeps in `.cache` what it knows of the files in `public`, and
 * makes anew only what has changed. The site is made of those files, so they are set aside when it takes their place
 * in `public`, and put back before Gatsby looks for them. Only a build that ended well leaves a mark; any other start
 * (of an interrupted or failed build, of other code, after the development server) is a start from nothing.
 */
import { createHash } from "node:crypto";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

const foldersOf = (directory: string) => ({
  /** What is served and deployed; while Gatsby runs, its own output. */
  site: path.join(directory, "public"),
  /** Gatsby's output between builds. */
  output: path.join(directory, ".cache/gatsby-output"),
  /** The site while it is made. */
  unfinished: path.join(directory, ".cache/unfinished-site"),
  /** Holds the key of the last build, if that ended well. */
  mark: path.join(directory, ".cache/warm-build"),
});

const remove = (place: string): Promise<void> => rm(place, { recursive: true, force: true });

const readIfThere = (file: string): Promise<string> => readFile(file, "utf8").catch(() => "");

/** Settings that a build reads from its environment. */
const SETTINGS = ["GATSBY_FORMS", "URL"];

/**
 * Says what must be the same for a build to go on from the last one, besides what Gatsby compares by itself: our
 * code that runs at build (compiled into two files, with all that it imports), what translates the scripts, packages,
 * settings, Node, and the folder.
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

/** Says at the end of a build what it leaves: a mark where all went well, and otherwise no site that could be deployed. */
const markAtEnd = (directory: string, key: string): void => {
  const { site, output, mark } = foldersOf(directory);
  process.once("exit", (code) => {
    if (code === 0 && existsSync(output)) writeFileSync(mark, key);
    else rmSync(site, { recursive: true, force: true });
  });
};

/**
 * Puts Gatsby's output of the last build back where that build can be trusted, and otherwise lets Gatsby begin
 * from nothing (hook `onPreInit`: before Gatsby looks at its cache).
 *
 * @param directory absolute path of the project
 * @param command Gatsby's command; the development server goes on from whatever there is
 */
export const resumeBuild = async (directory: string, command: string | undefined): Promise<void> => {
  const { site, output, unfinished, mark } = foldersOf(directory);
  const key = await buildKey(directory);
  const marked = existsSync(output) ? await readIfThere(mark) : "";
  // First of all: whatever stops this build, the next one must not trust what it leaves.
  await remove(mark);
  await remove(unfinished);
  if (command === "build") markAtEnd(directory, key);
  if (marked === key || (marked !== "" && command !== "build")) {
    await remove(site);
    await rename(output, site);
    return;
  }
  await remove(output);
  if (command !== "build") return;
  // The heap may outgrow what is in use by 40 % before it is cleaned: a third less memory for a tenth more time (docs/performance.md).
  setFlagsFromString("--heap-growing-percent=40");
  // Without `public`, Gatsby takes its cache for broken and drops it, but for what webpack keeps.
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
