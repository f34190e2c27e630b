/** Copies the project to a scratch folder, where content can be changed and built without touching the original. */
import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** Everything that a build needs, except the packages. */
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
 * Links every package, but not `node_modules/.cache`: builds must not reuse or overwrite each other's cache.
 *
 * @param from the project's `node_modules`
 * @param to the copy's `node_modules`, which is created
 */
export const linkPackages = async (from: string, to: string): Promise<void> => {
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => name !== ".cache");
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name), "junction")));
};

/**
 * Copies the project in the current folder. The packages are linked, not copied.
 *
 * @param name prefix of the new folder's name
 * @returns absolute path of the copy, which the caller must remove
 */
export const copySite = async (name: string): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  await Promise.all(PARTS.map((part) => cp(part, path.join(folder, part), { recursive: true })));
  await linkPackages(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
};
