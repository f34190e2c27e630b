/** Brotli and gzip copies beside the files of a built site, as hosts make them. */
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

const isFresh = async (copy: string, source: string): Promise<boolean> => {
  const [copied, original] = await Promise.all([stat(copy).catch(() => undefined), stat(source)]);
  return copied !== undefined && copied.mtimeMs >= original.mtimeMs;
};

/**
 * Compresses every text file of a folder; copies that are still fresh stay.
 *
 * @param folder absolute path of the built site
 * @returns number of files that were compressed anew
 */
export const precompress = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let written = 0;
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name) || (await isFresh(`${file}.br`, file))) continue;
    const content = await readFile(file);
    const brotli = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await Promise.all([
      writeFile(`${file}.br`, brotli),
      writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
    ]);
    written += 1;
  }
  return written;
};
