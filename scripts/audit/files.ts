import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Paths of the files of a built site, with a leading slash.
 *
 * @param folder the built site
 */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`)
    .sort();
