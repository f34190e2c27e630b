/** A copy of the site that tests change and rebuild, each build starting from the previous one. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFile, cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { changeContent, MODEL, REMOVED } from "../../scripts/content/new-content";
import { copySite } from "../../scripts/site-copy";
import type { Industry } from "./site";

/** Gatsby prints this when it discards its cache and builds from scratch. */
export const FROM_NOTHING = /cache is incomplete/;

/** In milliseconds. Chosen for a busy machine; a quiet one needs a tenth of it. */
export const PATIENCE = 1_200_000;

export type WarmSite = Awaited<ReturnType<typeof copyForBuilds>>;

const imageOf = ({ artwork }: Pick<Industry, "artwork">): string => path.join("data/industries", artwork);

const digestOf = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

/** Script names, and the hash of all of them, depend on the path of the packages, which differs in a copy. */
const SCRIPT_NAME = /[\w-]+-[0-9a-f]{10}\.js|data-build="[0-9a-f]{10}"/g;
const NAMES_SCRIPTS = ["_headers", "page-data/app-data.json"];

/**
 * Digests of a build's files.
 *
 * @param built folder of the built files
 * @returns digest of every file, by name; without the expiry date in security.txt, which depends on the day of the
 *   build
 */
export const builtFiles = async (built: string): Promise<Record<string, string>> => {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const digests = files.sort().map(async (file): Promise<[string, string]> => {
    const content = await readFile(file);
    const text = file.endsWith("security.txt") ? String(content).replace(/^Expires: .*$/m, "") : content;
    return [path.relative(built, file), digestOf(text)];
  });
  return Object.fromEntries(await Promise.all(digests));
};

/**
 * Digests of what must be the same in builds in different folders: everything except the scripts.
 *
 * @param built folder of the built files
 * @returns digest of every file, by name, without scripts and their names
 */
export const builtContent = async (built: string): Promise<Record<string, string>> => {
  const files = Object.entries(await builtFiles(built));
  const content = files.filter(([name]) => !NAMES_SCRIPTS.includes(name) && name.search(SCRIPT_NAME) === -1);
  const digests = content.map(async ([name, digest]): Promise<[string, string]> => {
    if (!name.endsWith(".html")) return [name, digest];
    return [name, digestOf((await readFile(path.join(built, name), "utf8")).replace(SCRIPT_NAME, ""))];
  });
  return Object.fromEntries(await Promise.all(digests));
};

/**
 * Copies the site.
 *
 * @param name prefix of the copy's folder name
 * @returns functions to change and build the copy
 */
export const copyForBuilds = async (name: string) => {
  const site = await copySite(name);
  const inSite = (file: string): string => path.join(site, file);

  /**
   * Builds the copy.
   *
   * @param killAt kill the build when it prints this
   * @returns its output
   * @throws if the build fails, or ends before it could be killed
   */
  const build = async (killAt?: RegExp): Promise<string> => {
    const child = spawn("npm", ["run", "build"], {
      cwd: site,
      // In its own process group, so that the processes that Gatsby starts can be killed as well.
      detached: true,
      env: { ...process.env, NODE_ENV: "", CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    });
    let printed = "";
    const listen = (text: string): void => {
      printed += stripVTControlCharacters(text);
      if (killAt?.test(printed) && child.pid !== undefined && child.signalCode === null)
        process.kill(-child.pid, "SIGKILL");
    };
    child.stdout.setEncoding("utf8").on("data", listen);
    child.stderr.setEncoding("utf8").on("data", listen);
    const [code, signal] = (await once(child, "close")) as [number | null, string | null];
    if (killAt ? signal !== "SIGKILL" : code !== 0) throw new Error(printed);
    return printed;
  };

  /** Replaces a text in one of the copy's files. Throws if the file does not contain it. */
  const change = async (file: string, from: string | RegExp, to: string): Promise<void> => {
    const text = await readFile(inSite(file), "utf8");
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} no longer holds what this test changes`);
    await writeFile(inSite(file), changed);
  };

  /**
   * Changes a text and an image, adds one entity of each kind, and removes an industry, which also changes the frame of
   * all pages.
   */
  const editContent = async (): Promise<void> => {
    await change(`data/industries/${MODEL.slug}.json`, /"headline": "/, '"headline": "Changed: ');
    await copyFile(inSite(imageOf(REMOVED)), inSite(imageOf(MODEL)));
    await changeContent(inSite("data"));
  };

  /** Restores folders from the original site. */
  const revert = async (...folders: string[]): Promise<void> => {
    for (const folder of folders) {
      await rm(inSite(folder), { recursive: true });
      await cp(folder, inSite(folder), { recursive: true });
    }
  };

  const remove = (): Promise<void> => rm(site, { recursive: true, force: true });

  return {
    inSite,
    build,
    builtFiles: () => builtFiles(inSite("public")),
    builtContent: () => builtContent(inSite("public")),
    change,
    editContent,
    revert,
    remove,
  };
};
