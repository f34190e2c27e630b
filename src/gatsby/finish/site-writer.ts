/** Writes the files that the build itself makes. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file of the site and creates its folders.
 *
 * @param folder the site's folder
 * @param name path below it
 * @param text the file's content
 */
export const writeInto = async (folder: string, name: string, text: string): Promise<void> => {
  const place = path.join(folder, name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
};

/**
 * Makes a function that writes files of the site, and refuses to replace one that is copied from the folder `static`.
 *
 * @param folder the site's folder
 * @param copied paths of the copied files, without a slash at their start
 * @returns takes an address or a path below the folder, with or without that slash
 */
export const siteWriter =
  (folder: string, copied: readonly string[]) =>
  async (address: string, text: string): Promise<void> => {
    const name = address.replace(/^\//, "");
    if (copied.includes(name)) throw new Error(`The build writes ${name} itself: remove static/${name}.`);
    await writeInto(folder, name, text);
  };
