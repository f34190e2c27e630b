/** Reads image files for the check. Each folder and each file is read once, no matter how many entities name it. */
import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import { memoize } from "../memoize";

type ImageSize = {
  width: number;
  height: number;
  /** True if the camera's orientation tag asks to show it rotated. The build would swap width and height. */
  isTurned: boolean;
};

export type ImageLibrary = {
  /** Names of the files in a folder; empty if the folder does not exist. */
  names: (folder: string) => Promise<readonly string[]>;
  /** Size in pixels from the file's header; undefined if the file is not an image that the site can use. */
  size: (file: string) => Promise<ImageSize | undefined>;
  /** True if every pixel can be decoded, as the build will do. A truncated upload or damaged data fails. */
  isWhole: (file: string) => Promise<boolean>;
};

const FORMATS: readonly string[] = ["png", "jpeg", "webp"];

/** Skips links and pipes: the check refuses them, and reading a pipe would wait forever. */
const plainFilesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const readSize = async (file: string): Promise<ImageSize | undefined> => {
  try {
    const { width, height, format, orientation = 1 } = await sharp(await readFile(file)).metadata();
    return FORMATS.includes(format) ? { width, height, isTurned: orientation > 1 } : undefined;
  } catch {
    return undefined;
  }
};

const decodes = async (file: string): Promise<boolean> => {
  try {
    // Decode as gatsby-plugin-sharp does. If sharp resized while reading, a truncated JPEG would pass.
    await sharp(await readFile(file), { failOn: "warning", sequentialRead: true })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
};

/** Images on disk, each as it is when first read. */
export const diskImages = (): ImageLibrary => ({
  names: memoize(plainFilesIn),
  size: memoize(readSize),
  isWhole: memoize(decodes),
});
