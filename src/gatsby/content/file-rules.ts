/** Checks which files exist: no unknown ones, and none missing. */
import { nearestName } from "../../lib/nearest";
import { COLLECTIONS, collectionOf, entityName } from "./collections";
import { formatValue, type ContentIssue } from "./content-issue";
import { isSlug, SLUG } from "./definitions/text";

const PLACES = COLLECTIONS.map(({ folder, file }) => `${folder}/${file ?? "<slug>"}.json`);

/** Makes an issue about a file as a whole. */
export const fileIssue = (file: string, found: string, expected: string, suggestion?: string): ContentIssue => ({
  file,
  line: 1,
  column: 1,
  path: "",
  found,
  expected,
  ...(suggestion ? { suggestion } : {}),
});

/**
 * A file's name becomes its slug and part of addresses, so it must be a valid slug.
 *
 * @param file path below `data`
 */
export const fileNameIssues = (file: string): ContentIssue[] =>
  isSlug(entityName(file))
    ? []
    : [
        fileIssue(
          `data/${file}`,
          `the name ${formatValue(entityName(file))}, which cannot be part of an address`,
          `${SLUG} (rename the file)`,
        ),
      ];

/**
 * Finds files that belong to no content type.
 *
 * @param files paths below `data`
 */
export const strayFiles = (files: readonly string[]): ContentIssue[] =>
  files
    .filter((file) => !collectionOf(file))
    .map((file) =>
      fileIssue(
        `data/${file}`,
        "a file that belongs to no content type",
        `one of ${PLACES.join(", ")} below data`,
        nearestName(file, PLACES),
      ),
    );

/**
 * Finds missing single files and folders without any file.
 *
 * @param files paths below `data`
 */
export const missingFiles = (files: readonly string[]): ContentIssue[] =>
  COLLECTIONS.filter(({ type }) => !files.some((name) => collectionOf(name)?.type === type)).map(
    ({ folder, file, type }) =>
      fileIssue(
        `data/${folder}/${file ?? "<slug>"}.json`,
        "no such file",
        `${file === undefined ? "at least one" : "a"} file of the type ${type}`,
      ),
  );
