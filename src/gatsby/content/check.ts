/** Validates every content file and reports all issues in one run. */
import { checkImages } from "./check-images";
import { checkShape } from "./check-shape";
import { collectionOf, entityName, type ContentOf, type TypeName } from "./collections";
import { folderIssue, readContentFolder, type ContentFile, type ContentFolder } from "./content-files";
import type { ContentIssue } from "./content-issue";
import { CROSS_RULES } from "./cross-rules";
import type { Entity } from "./entity";
import { fileNameIssues, missingFiles, strayFiles } from "./file-rules";
import { parseContentFile } from "./read-file";

/** A file and the result of checking it by itself. */
export type CheckedFile = {
  name: string;
  issues: ContentIssue[];
  /** The file's content, if it meets its definition. */
  entity?: Entity;
};

/**
 * Checks one file against the definition of its type.
 *
 * @param file the file
 */
export const checkFile = ({ name, bytes }: ContentFile): CheckedFile => {
  const collection = collectionOf(name);
  if (!collection) return { name, issues: [] };
  const parsed = parseContentFile(`data/${name}`, bytes);
  if ("issues" in parsed) return { name, issues: parsed.issues };
  const issues = [...fileNameIssues(name), ...checkShape(parsed, collection)];
  if (issues.length > 0) return { name, issues };
  const own = entityName(name);
  // If the definition accepts a file and `complete` adds the derived fields, the result is content of that type
  // (definitions/collection.ts).
  const content = collection.complete(own, parsed.value) as ContentOf<TypeName>;
  return { name, issues, entity: { ...parsed, type: collection.type, collection, name: own, content } };
};

/**
 * Checks the rules across files: which files exist, and how they refer to each other.
 *
 * Only files that meet their own definition are checked. Of a broken file, the rules know just the name, so a mistake
 * is reported once.
 *
 * @param files all content files, each checked by itself
 */
export const checkTogether = (files: readonly CheckedFile[]): ContentIssue[] => {
  const names = files.map(({ name }) => name);
  const entities = entitiesIn(files);
  return [
    ...missingFiles(names),
    ...strayFiles(files.filter(({ issues }) => issues.length === 0).map(({ name }) => name)),
    ...CROSS_RULES.flatMap((rule) => rule({ entities, files: names })),
  ];
};

/** The entities of files that meet their definitions. */
export const entitiesIn = (files: readonly CheckedFile[]): Entity[] =>
  files.flatMap(({ entity }) => (entity ? [entity] : []));

/** Sorts by file, then by position. */
const inOrder = (a: ContentIssue, b: ContentIssue): number =>
  (a.file < b.file ? -1 : Number(a.file > b.file)) || a.line - b.line || a.column - b.column;

type CheckResult = { issues: ContentIssue[]; files: number };

/**
 * Checks all content.
 *
 * @param dataFolder absolute path of the folder `data`
 * @returns all issues, sorted by file and position, and the number of files read
 */
export const checkContent = async (dataFolder: string): Promise<CheckResult> => {
  let content: ContentFolder;
  try {
    content = await readContentFolder(dataFolder);
  } catch (error) {
    return { issues: [folderIssue(error, dataFolder)], files: 0 };
  }
  const files = [...content.files.map((file) => checkFile(file)), ...content.refused];
  const issues = [
    ...files.flatMap((file) => file.issues),
    ...checkTogether(files),
    ...(await checkImages(entitiesIn(files), dataFolder)),
  ];
  return { issues: issues.sort(inOrder), files: content.files.length };
};
