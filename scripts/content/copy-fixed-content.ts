/** Copies the fixed content of `__tests__/fixtures/content` into a folder, and draws the images that it names. */
import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { FIXTURE_CONTENT } from "../server/test-builds";

/** In pixels. Large enough for every use of an image (`IMAGE_SIZE` in src/gatsby/content/definitions/image.ts). */
export const DRAWING_SIZE = { width: 1600, height: 1000 } as const;

/** Two fields split by a diagonal, so that a wrong crop is visible. */
const DRAWING = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#8aa0c0" d="M0 0h16v10H0z"/><path fill="#33507d" d="M16 0v10H0z"/></svg>`,
);

/** The images that content files name, as paths relative to the content folder. */
export const imagesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/images\/[\w/-]+\.png/g) ?? [])),
];

/**
 * Copies the fixed content, and draws the images that it names.
 *
 * @param folder the new folder
 */
export const copyFixedContent = async (folder: string): Promise<void> => {
  await cp(FIXTURE_CONTENT, folder, { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".json"));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  const image = await sharp(DRAWING, { density: 1000 })
    .resize(DRAWING_SIZE.width, DRAWING_SIZE.height)
    .png()
    .toBuffer();
  for (const name of imagesIn(texts)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await sharp(image).toFile(path.join(folder, name));
  }
};
