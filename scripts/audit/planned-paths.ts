import { checkFile } from "../../src/gatsby/content/check";
import { readContentFolder } from "../../src/gatsby/content/content-files";
import { plannedLinks } from "../../src/gatsby/content/planned-links";

/**
 * Paths that the content links although they have no page yet (docs/product.md, section 2).
 *
 * @param dataFolder folder of the content; files that do not match their definition are skipped
 */
export const plannedPaths = async (dataFolder: string): Promise<string[]> => {
  const { files } = await readContentFolder(dataFolder);
  const contents = files.flatMap((file) => {
    const { entity } = checkFile(file);
    return entity ? [{ file: file.name, value: entity.content }] : [];
  });
  return [...new Set(plannedLinks(contents).map(({ href }) => href.replace(/#.*/, "")))].sort();
};
