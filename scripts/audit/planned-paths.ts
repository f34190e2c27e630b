import { readContentFolder } from "../../src/gatsby/content/content-files";
import { plannedLinks } from "../../src/gatsby/content/planned-links";

/**
 * Paths that the content links although no page stands there (docs/product.md, section 2).
 *
 * @param dataFolder the content, which must be sound
 */
export const plannedPaths = async (dataFolder: string): Promise<string[]> => {
  const { files } = await readContentFolder(dataFolder);
  const contents = files.map(({ name, bytes }) => ({
    file: name,
    value: JSON.parse(Buffer.from(bytes).toString()) as unknown,
  }));
  return [...new Set(plannedLinks(contents).map(({ href }) => href))].sort();
};
