import type { z } from "zod";
import { collectionOf, entityName, type Collection } from "./collections";
import type * as definitions from "./definitions";
import { formatPath, offsetOf, positionAt, type Fault } from "./faults";
import type { ParsedFile } from "./read-file";

/** A content file that meets its own definition. */
export type Entity = ParsedFile & { collection: Collection; name: string };

/** What rules between files look at. */
export type Content = {
  /** Files that meet their definition. */
  entities: readonly Entity[];
  /** Paths below `data` of all files, broken ones too. */
  files: readonly string[];
};

/** A rule between files, or between two fields of one file. */
export type Rule = (content: Content) => Fault[];

export type Industry = z.infer<typeof definitions.industry>;
export type Post = z.infer<typeof definitions.post>;

/** The entities of one type. */
export const entitiesOf = ({ entities }: Pick<Content, "entities">, type: string): Entity[] =>
  entities.filter((entity) => entity.collection.type === type);

/** Names of all files of one type, broken ones too. */
export const namesOf = ({ files }: Pick<Content, "files">, type: string): string[] =>
  files.filter((file) => collectionOf(file)?.type === type).map(entityName);

/** A fault at a place of an entity. */
export const faultAt = (
  entity: ParsedFile,
  path: readonly PropertyKey[],
  found: string,
  expected: string,
  suggestion?: string,
): Fault => ({
  file: entity.file,
  ...positionAt(entity.text, offsetOf(entity.tree, path)),
  path: formatPath(path),
  found,
  expected,
  ...(suggestion ? { suggestion } : {}),
});

/** Every object of an entity's JSON with its path, outermost first. */
export const objectsOf = (
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; object: Record<string, unknown> }[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => objectsOf(entry, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  const object = value as Record<string, unknown>;
  return [{ path, object }, ...Object.entries(object).flatMap(([key, inner]) => objectsOf(inner, [...path, key]))];
};
