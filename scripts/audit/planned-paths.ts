import { checkFile, entitiesIn } from "../../src/gatsby/content/check";
import { readContentFolder } from "../../src/gatsby/content/content-files";
import { plannedLinks } from "../../src/gatsby/content/planned-links";

/**
 * Paths that the content links although no page stands there (docs/product.md, section 2).
 *
 * @param dataFolder the content; files that do not meet their definition are left out
 */
export const plannedPaths = async (dataFolder: string): Promise<string[]> => {
  const { files } = await readContentFolder(dataFolder, "");
  const entities = entitiesIn(files.map((file) => checkFile(file, "")));
  const contents = entities.map(({ file, content }) => ({ file: file.slice(1), value: content }));
  return [...new Set(plannedLinks(contents).map(({ href }) => href.replace(/#.*/, "")))].sort();
};
