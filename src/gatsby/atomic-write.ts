import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file and creates its folders. The file is complete or missing, never partial, even if the build is
 * interrupted.
 */
export const writeAtomic = async (place: string, content: Buffer): Promise<void> => {
  const part = `${place}.${process.pid}.part`;
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(part, content);
  await rename(part, place);
};
