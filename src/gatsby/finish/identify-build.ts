import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Where the browser asks for the build's identity. */
export const APP_DATA = "page-data/app-data.json";

/** Gatsby's identity of the code, which the pages hold, and the build's own, which takes its place. */
export type BuildIdentity = { code: string; build: string };

/**
 * Gives the build an identity that covers its content. Gatsby's own covers the
 * code alone; by it the browser knows that a page's data and the page before its
 * eyes are of one version (site-navigation.ts). Gatsby's takes no part in it: the
 * same code has another one in a build that goes on from an earlier one.
 *
 * @param output absolute path of Gatsby's output
 * @param hashed names of the scripts and styles, which hold hashes of their content
 * @param data paths of all page data below `output`
 * @throws where Gatsby left no identity
 */
export const identifyBuild = async (
  output: string,
  hashed: readonly string[],
  data: readonly string[],
): Promise<BuildIdentity> => {
  const appData = path.join(output, APP_DATA);
  const { webpackCompilationHash: code } = JSON.parse(await readFile(appData, "utf8")) as Record<string, string>;
  if (!code) throw new Error(`${appData} names no compilation: Gatsby now tells versions apart in another way`);
  const digest = createHash("sha256").update(hashed.join("\n"));
  for (const name of data) digest.update(await readFile(path.join(output, name)));
  return { code, build: digest.digest("hex").slice(0, code.length) };
};
