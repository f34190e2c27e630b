import { checkFile, entitiesIn } from "../../src/gatsby/content/check";
import { readContentFolder } from "../../src/gatsby/content/content-files";
import { objectsOf } from "../../src/gatsby/content/entity";
import { pagePaths } from "../../src/gatsby/content/page-paths";

/**
 * Paths that the content links although they have no page yet: planned pages, and branches of industries
 * (docs/product.md, section 2).
 *
 * @param dataFolder folder of the content; files that do not match their definition are skipped
 */
export const plannedPaths = async (dataFolder: string): Promise<string[]> => {
  const { files } = await readContentFolder(dataFolder);
  const pages = pagePaths(files.map(({ name }) => name));
  const targets = entitiesIn(files.map(checkFile)).flatMap(({ content }) =>
    // The address of a page itself is at the top of its file.
    objectsOf(content).flatMap(({ path, object }) => (path.length > 0 ? [object.href ?? object.path] : [])),
  );
  const paths = targets.flatMap((target) =>
    typeof target === "string" && target.startsWith("/") ? [target.replace(/#.*/, "")] : [],
  );
  return [...new Set(paths)].filter((path) => !pages.includes(path)).sort();
};
