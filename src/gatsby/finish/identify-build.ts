import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Where the browser asks for the build's identity. */
export const APP_DATA = "page-data/app-data.json";

/**
 * Gives the build an identity that covers its content. Gatsby's own covers the
 * code alone; by it the browser knows that a page's data and the page before its
 * eyes are of one version (site-navigation.ts).
 *
 * @param output absolute path of Gatsby's output
 * @param data paths of all page data below it
 * @returns Gatsby's identity, which the pages hold, and the one to put in its place
 * @throws where Gatsby left none
 */
export const identifyBuild = async (
  output: string,
  data: readonly string[],
): Promise<{ code: string; build: string }> => {
  const appData = path.join(output, APP_DATA);
  const { webpackCompilationHash: code } = JSON.parse(await readFile(appData, "utf8")) as Record<string, string>;
  if (!code) throw new Error(`${appData} names no compilation: Gatsby now tells versions apart in another way`);
  const digest = createHash("sha256").update(code);
  for (const name of data) digest.update(await readFile(path.join(output, name)));
  return { code, build: digest.digest("hex").slice(0, code.length) };
};
