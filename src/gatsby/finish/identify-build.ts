import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** The file from which the browser reads the build's identity. */
export const APP_DATA = "page-data/app-data.json";

/** Gatsby's identity of the code, which its pages hold, and the build's own, which replaces it. */
export type BuildIdentity = { code: string; build: string };

/**
 * Gives the build an identity that covers its content. The browser uses it to tell whether a page's data and the page
 * on screen are of the same version (site-navigation.ts). Gatsby's own identity covers the code alone. It is not part
 * of the digest, since it differs for the same code when a build reuses an earlier one.
 *
 * @param output absolute path of Gatsby's output
 * @param hashed names of the scripts and styles, which hold hashes of their content
 * @param data paths of all page data below `output`
 * @throws if Gatsby left no identity
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
