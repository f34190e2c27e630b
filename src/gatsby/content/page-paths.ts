/** The addresses of the site. They follow from file names, so a broken file still has its address. */
import { NOT_FOUND_PATH } from "../../lib/paths";
import { PAGE_TYPES } from "./collections";
import { namesOf, type Entity } from "./entity";

/** Path of an entity's page; empty if it has none. */
export const pathOf = ({ collection, name }: Pick<Entity, "collection" | "name">): string =>
  collection.page?.path(name) ?? "";

/**
 * Paths of all pages that a link may lead to. A page with a single file is included even if that file is missing: the
 * missing file is reported once, not at each link.
 *
 * @param files paths below `data`
 */
export const pagePaths = (files: readonly string[]): string[] =>
  PAGE_TYPES.flatMap(({ type, file, page }) =>
    (file === undefined ? namesOf({ files }, type) : [file]).map((name) => page.path(name)),
  ).filter((path) => path !== NOT_FOUND_PATH);
