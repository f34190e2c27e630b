import { collectionOf, entityName, type ContentOf, type TypeName } from "./collections";
import { formatPath, offsetOf, positionAt, type ContentIssue } from "./content-issue";
import type { Collection } from "./definitions/collection";
import type { ParsedFile } from "./read-file";

/** A content file that meets its own definition. */
export type Entity<Type extends TypeName = TypeName> = ParsedFile & {
  type: Type;
  collection: Collection;
  /** The file's name, without the folder and ".json". */
  name: string;
  /** The file's content, with all derived fields. */
  content: ContentOf<Type>;
};

/** The input of rules across files. */
export type Content = {
  /** Files that meet their definition. */
  entities: readonly Entity[];
  /** Paths below `data` of all files, including broken ones. */
  files: readonly string[];
};

/** A rule across files, or across two fields of one file. */
export type Rule = (content: Content) => ContentIssue[];

export type Industry = ContentOf<"Industry">;
export type Post = ContentOf<"Post">;

/** The entities of one type. */
export const entitiesOf = <Type extends TypeName>(
  { entities }: Pick<Content, "entities">,
  type: Type,
): Entity<Type>[] => entities.filter((entity): entity is Entity<Type> => entity.type === type);

/** Names of all files of one type, including broken ones. */
export const namesOf = ({ files }: Pick<Content, "files">, type: string): string[] =>
  files.filter((file) => collectionOf(file)?.type === type).map(entityName);

/** Makes an issue at a place in a file. */
export const issueAt = (
  { file, text, tree }: ParsedFile,
  path: readonly PropertyKey[],
  found: string,
  expected: string,
  suggestion?: string,
): ContentIssue => ({
  file,
  ...positionAt(text, offsetOf(tree, path)),
  path: formatPath(path),
  found,
  expected,
  ...(suggestion ? { suggestion } : {}),
});

type Found = { path: PropertyKey[]; object: Record<string, unknown> };

const collectObjects = (value: unknown, path: PropertyKey[], found: Found[]): Found[] => {
  if (typeof value !== "object" || value === null) return found;
  if (!Array.isArray(value)) found.push({ path, object: value as Record<string, unknown> });
  for (const [key, inner] of Object.entries(value)) {
    collectObjects(inner, [...path, Array.isArray(value) ? Number(key) : key], found);
  }
  return found;
};

/** Cached, since several rules walk the same JSON and nothing changes it after it is read. */
const KNOWN = new WeakMap<object, readonly Found[]>();

/** Every object in an entity's JSON with its path, outermost first. */
export const objectsOf = (value: unknown): readonly Found[] => {
  if (typeof value !== "object" || value === null) return [];
  const found = KNOWN.get(value) ?? collectObjects(value, [], []);
  KNOWN.set(value, found);
  return found;
};
