/** Links that lead nowhere yet: to planned pages, and to the branches of industries. */
import { formatPath } from "./content-issue";
import { objectsOf } from "./entity";
import { pagePaths } from "./page-paths";

export type PlannedLink = { file: string; place: string; label: string; href: string };

/**
 * Finds links that lead nowhere yet.
 *
 * @param contents path below `data` and JSON of every content file
 * @returns the links in the order of the files
 */
export const plannedLinks = (contents: readonly { file: string; value: unknown }[]): PlannedLink[] => {
  const pages = new Set(pagePaths(contents.map(({ file }) => file)));
  return contents.flatMap(({ file, value }) =>
    objectsOf(value).flatMap(({ path, object: { href, path: address, label, name } }): PlannedLink[] => {
      const key = href === undefined ? "path" : "href";
      const target = href ?? address;
      // A page's own path is at the top of its file and is not a link.
      if (path.length === 0 || typeof target !== "string" || !target.startsWith("/")) return [];
      if (pages.has(target.split("#")[0] ?? target)) return [];
      return [{ file, place: formatPath([...path, key]), label: String(label ?? name ?? ""), href: target }];
    }),
  );
};
