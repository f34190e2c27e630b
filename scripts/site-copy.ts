/** A copy of the project in a scratch folder, in which content can be changed and built without touching the original. */
import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** What a build needs, besides the packages. */
const PARTS = [
  "data",
  "src",
  "static",
  "babel.config.js",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-types.d.ts",
  "package.json",
  "tsconfig.json",
];

/**
 * Links every package, but not `.cache` beside them: what one build keeps there must not speed up another, nor replace it.
 *
 * @param from the folder `node_modules`
 * @param to that of the copy, which is made
 */
export const linkPackages = async (from: string, to: string): Promise<void> => {
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => name !== ".cache");
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name), "junction")));
};

/**
 * Copies the project in the current folder. The packages are linked, not copied.
 *
 * @param name beginning of the new folder's name
 * @returns absolute path of the copy; whoever asked for it removes it
 */
export const copySite = async (name: string): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  await Promise.all(PARTS.map((part) => cp(part, path.join(folder, part), { recursive: true })));
  await linkPackages(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
};
