/** What the check asks of image files. Each folder and each file is read once, however many entities name it. */
import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import { memoize } from "../memoize";

type ImageSize = {
  width: number;
  height: number;
  /** Whether a camera has marked it to be shown turned: the build would take its sides for each other. */
  isTurned: boolean;
};

export type ImageLibrary = {
  /** Names of the files in a folder; none where there is no such folder. */
  names: (folder: string) => Promise<readonly string[]>;
  /** Size in pixels as the file's beginning says it, or undefined where the file is no picture that the site can use. */
  size: (file: string) => Promise<ImageSize | undefined>;
  /** Whether every pixel can be read, as the build will: an upload that broke off, or a damaged middle, cannot. */
  isWhole: (file: string) => Promise<boolean>;
};

const FORMATS: readonly string[] = ["png", "jpeg", "webp"];

/** A link or a pipe is no file: the check refuses it, and reading a pipe would wait for ever. */
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
    // As gatsby-plugin-sharp reads it. Made smaller while it is read, a JPEG that broke off would pass.
    await sharp(await readFile(file), { failOn: "warning", sequentialRead: true })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
};

/** Images on the disk, as they are when first asked for. */
export const diskImages = (): ImageLibrary => ({
  names: memoize(plainFilesIn),
  size: memoize(readSize),
  isWhole: memoize(decodes),
});
