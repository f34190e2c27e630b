/** What the check asks of image files. Each folder and each file is read once, however many entities name it. */
import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";

export type ImageLibrary = {
  /** Names of the files in a folder; none where there is no such folder. */
  names: (folder: string) => Promise<readonly string[]>;
  /** Size in pixels, or undefined where the file is no picture that the site can use. */
  size: (file: string) => Promise<{ width: number; height: number } | undefined>;
};

/** How a whole file ends. The size stands at a file's beginning, so an upload that broke off has one too. */
const ENDINGS: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.subarray(-8, -4).toString("latin1") === "IEND",
  jpeg: (bytes) => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) >= bytes.length - 64,
  webp: (bytes) => bytes.length >= 12 && bytes.length >= bytes.readUInt32LE(4) + 8,
};

const readSize = async (file: string): Promise<{ width: number; height: number } | undefined> => {
  try {
    const bytes = await readFile(file);
    const { width, height, format } = await sharp(bytes).metadata();
    return ENDINGS[format]?.(bytes) ? { width, height } : undefined;
  } catch {
    return undefined;
  }
};

const once = <T>(read: (name: string) => Promise<T>): ((name: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const value = known.get(name) ?? read(name);
    known.set(name, value);
    return value;
  };
};

/** Images on the disk, as they are when first asked for. */
export const diskImages = (): ImageLibrary => ({
  names: once((folder) => readdir(folder).catch((): string[] => [])),
  size: once(readSize),
});
