import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Gives the build an identity that covers its content. Gatsby's own covers the
 * code alone; by it the browser knows that a page's data and the page before its
 * eyes are of one version (site-navigation.ts).
 *
 * @param publicFolder absolute path of the built site; its app-data.json is changed
 * @returns Gatsby's identity, which the pages hold, and the one to put in its place
 * @throws where Gatsby left none
 */
export const identifyBuild = async (publicFolder: string): Promise<{ code: string; build: string }> => {
  const folder = path.join(publicFolder, "page-data");
  const appData = path.join(folder, "app-data.json");
  const { webpackCompilationHash: code } = JSON.parse(await readFile(appData, "utf8")) as Record<string, string>;
  if (!code) throw new Error(`${appData} names no compilation: Gatsby now tells versions apart in another way`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const digest = createHash("sha256");
  for (const file of files.sort()) digest.update(await readFile(file));
  const build = digest.digest("hex").slice(0, code.length);
  await writeFile(appData, JSON.stringify({ webpackCompilationHash: build }));
  return { code, build };
};
