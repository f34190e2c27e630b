import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file, and the folders that lead to it. It is there whole or not at all, also where a build is stopped in the
 * middle.
 */
export const writeAtomic = async (place: string, content: Buffer): Promise<void> => {
  const part = `${place}.${process.pid}.part`;
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(part, content);
  await rename(part, place);
};
