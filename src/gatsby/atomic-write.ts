/** Files that are there whole or not at all, also where a build is stopped in the middle. */
import { access, copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const placeWhole = async (place: string, write: (part: string) => Promise<void>): Promise<void> => {
  const part = `${place}.${process.pid}.part`;
  await mkdir(path.dirname(place), { recursive: true });
  await write(part);
  await rename(part, place);
};

/** Writes a file, and the folders that lead to it. */
export const writeAtomic = (place: string, content: Buffer): Promise<void> =>
  placeWhole(place, (part) => writeFile(part, content));

/**
 * Copies a file, and makes the folders that lead to the copy.
 *
 * @throws where the source does not exist
 */
export const copyAtomic = async (from: string, to: string): Promise<void> => {
  await access(from);
  await placeWhole(to, (part) => copyFile(from, part));
};
