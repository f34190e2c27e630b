/**
 * Decides which files below `data` are content, and reads them. The check and Gatsby (gatsby-config.ts) follow the same
 * rule, so nothing is published unchecked.
 */
import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { ContentIssue } from "./content-issue";
import { fileIssue } from "./file-rules";

/** Files that operating systems, editors, and version control leave behind: hidden files, ".#x", "#x#", "x~". */
const LEFTOVER = /^[.#]|~$|^(?:thumbs\.db|desktop\.ini)$/i;

/**
 * True if a file, or any folder above it, is such a leftover.
 *
 * @param name path with the system's separators
 */
export const isLeftover = (name: string): boolean => name.split(path.sep).some((part) => LEFTOVER.test(part));

/** Folder of the generated schemas, which editors use to complete field names. */
const SCHEMAS = "schemas";

const IMAGES = "images";

const IMAGE_NAME = /\.(?:png|jpe?g|webp)$/i;

/**
 * True if a file or folder is skipped: Gatsby does not read it, and it is not checked.
 *
 * @param name path below `data`, with the system's separators; empty for `data` itself
 */
export const isPassedOver = (name: string): boolean => name.split(path.sep)[0] === SCHEMAS || isLeftover(name);

/** A content file that is not checked yet. */
export type ContentFile = {
  /** Path below `data`, such as "industries/finance.json". */
  name: string;
  bytes: Uint8Array;
};

/** An entry where a content file is expected that cannot be one. */
type RefusedFile = { name: string; issues: ContentIssue[] };

export type ContentFolder = { files: ContentFile[]; refused: RefusedFile[] };

const kindOf = (entry: Dirent): string => {
  if (entry.isSymbolicLink()) return "a symbolic link";
  if (entry.isDirectory()) return "a folder";
  if (entry.isFIFO()) return "a pipe";
  return "something that is no file";
};

/** An issue that is clear before the entry is read; undefined if there is none. */
const entryIssue = (entry: Dirent, name: string): ContentIssue | undefined => {
  const file = `data/${name}`;
  if (!entry.isFile()) {
    const expected = entry.isDirectory()
      ? "a folder whose name does not end in .json (rename it)"
      : "a plain file (put a copy of the file itself here, or remove this)";
    return fileIssue(file, kindOf(entry), expected);
  }
  return name.startsWith(`${IMAGES}/`) && !IMAGE_NAME.test(name)
    ? fileIssue(
        file,
        "a file that is no image",
        `only .png, .jpg, .jpeg and .webp files below data/${IMAGES} (move it elsewhere)`,
      )
    : undefined;
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const readOne = async (dataFolder: string, name: string): Promise<ContentFile | RefusedFile> => {
  try {
    return { name, bytes: await readFile(path.join(dataFolder, name)) };
  } catch (error) {
    const issue = fileIssue(
      `data/${name}`,
      `a file that cannot be read (${codeOf(error)})`,
      "a file that can be read (look at its permissions)",
    );
    return { name, issues: [issue] };
  }
};

/**
 * Reads the content folder.
 *
 * @param dataFolder absolute path of the folder `data`
 * @returns the files sorted by name, and the entries refused without reading; images are checked elsewhere
 * @throws {NodeJS.ErrnoException} if the folder cannot be read (see `folderIssue`)
 */
export const readContentFolder = async (dataFolder: string): Promise<ContentFolder> => {
  const entries = (await readdir(dataFolder, { recursive: true, withFileTypes: true }))
    .map((entry) => ({ entry, below: path.relative(dataFolder, path.join(entry.parentPath, entry.name)) }))
    .filter(({ below }) => !isPassedOver(below))
    .map(({ entry, below }) => ({ entry, name: below.split(path.sep).join("/") }))
    .filter(({ entry, name }) => !entry.isDirectory() || name.endsWith(".json"))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const results = await Promise.all(
    entries.map(({ entry, name }) => {
      const issue = entryIssue(entry, name);
      if (issue) return { name, issues: [issue] };
      return name.startsWith(`${IMAGES}/`) ? undefined : readOne(dataFolder, name);
    }),
  );
  const found = results.filter((result) => result !== undefined);
  return {
    files: found.filter((result) => "bytes" in result),
    refused: found.filter((result) => "issues" in result),
  };
};

const NO_FOLDER: Record<string, string> = { ENOENT: "no such folder", ENOTDIR: "a file" };

/**
 * Describes why the content folder cannot be read.
 *
 * @param error what `readContentFolder` threw
 * @param dataFolder absolute path of the folder `data`
 */
export const folderIssue = (error: unknown, dataFolder: string): ContentIssue => {
  const code = codeOf(error);
  const found = NO_FOLDER[code];
  if (found) return fileIssue("data", found, "the folder with the content (run the command in the project's folder)");
  const below = path.relative(dataFolder, (error as NodeJS.ErrnoException).path ?? dataFolder);
  return fileIssue(
    ["data", ...below.split(path.sep)].filter(Boolean).join("/"),
    `a folder that cannot be read (${code})`,
    "a folder that can be read (look at its permissions)",
  );
};
