/** Which addresses the site has. They follow from the names of the files, so a broken file still has its address. */
import type { z } from "zod";
import { industryPath, NOT_FOUND_PATH } from "../../lib/paths";
import { COLLECTIONS } from "./collections";
import { namesOf, type Entity } from "./entity";
import { describeField, fieldsOf } from "./zod-shape";

/** Path of a page that is a single file: its definition names it. */
const fixedPath = (definition: z.ZodObject): string => {
  const { path } = fieldsOf(definition);
  return path ? String((describeField(path).schema as z.ZodLiteral<string>).value) : "";
};

/** Path that an entity's page should have; empty where it has no page. */
export const pathOf = ({ collection, name }: Pick<Entity, "collection" | "name">): string =>
  collection.type === "Industry" ? industryPath(name) : fixedPath(collection.definition);

/**
 * Paths of all pages that a link may lead to.
 *
 * @param files paths below `data`
 */
export const pagePaths = (files: readonly string[]): string[] => [
  ...COLLECTIONS.filter(({ isPage, file }) => isPage && file !== undefined)
    .map(({ definition }) => fixedPath(definition))
    .filter((path) => path !== NOT_FOUND_PATH),
  ...namesOf({ files }, "Industry").map(industryPath),
];
