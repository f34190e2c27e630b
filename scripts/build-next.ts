/**
 * `npm run build:next`: builds a later version of the site from a copy, for the tests of growth and of a deploy during
 * a visit. The copy has one more of each kind of content, one industry less, 300 articles in the blog, and every script
 * and style sheet under a new name.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildVariant } from "./build-variant";
import { addArticles } from "./content/many-articles";
import { changeContent } from "./content/new-content";
import { runScript } from "./run-script";
import { NEXT_BUILD } from "./server/test-builds";

/** Total number of articles. */
const ARTICLES = 300;

/** Webpack hashes a salt into its file names: another salt renames every file. */
const renameScripts = async (site: string): Promise<void> => {
  const file = path.join(site, "src/gatsby/webpack.ts");
  const text = await readFile(file, "utf8");
  const changed = text.replace("config.output.clean", 'config.output.hashSalt = "next";\n    config.output.clean');
  if (changed === text) throw new Error(`${file} no longer holds the line that this script changes`);
  await writeFile(file, changed);
};

const change = async (site: string): Promise<void> => {
  await changeContent(path.join(site, "data"));
  await addArticles(site, ARTICLES);
  await renameScripts(site);
};

runScript(() => buildVariant(NEXT_BUILD, { change }));
