/**
 * The fixed content of `__tests__/fixtures/content`, for tests that spoil content or look for certain files in it:
 * no change of the site's own content can turn them red.
 */
import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { FIXTURE_CONTENT } from "../../scripts/server/test-builds";
import { readContentFolder, type ContentFile } from "../../src/gatsby/content/content-files";
import type { ContentIssue } from "../../src/gatsby/content/content-issue";
import type { ImageLibrary } from "../../src/gatsby/content/image-library";
import { issuesOf } from "./content";

/** Large enough for every use of an image (`IMAGE_SIZE` in src/gatsby/content/definitions/image.ts). */
const SIZE = { width: 1600, height: 1000 } as const;

/** A plain drawing: two fields and a diagonal, so that a wrong crop shows. */
const DRAWING = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#8aa0c0" d="M0 0h16v10H0z"/><path fill="#33507d" d="M16 0v10H0z"/></svg>`,
);

/** The images that content asks for, as paths below its folder. */
const imagesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/images\/[\w/-]+\.png/g) ?? [])),
];

/** The fixed content, file by file. */
export const fixedFiles = async (): Promise<ContentFile[]> =>
  (await readContentFolder(path.resolve(FIXTURE_CONTENT))).files;

/**
 * Copies the fixed content, and draws the images that it asks for.
 *
 * @param folder the new folder
 */
export const copyFixedContent = async (folder: string): Promise<void> => {
  await cp(FIXTURE_CONTENT, folder, { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".json"));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  const image = await sharp(DRAWING, { density: 1000 }).resize(SIZE.width, SIZE.height).png().toBuffer();
  for (const name of imagesIn(texts)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await sharp(image).toFile(path.join(folder, name));
  }
};

/** A library of the images that content asks for, as if `copyFixedContent` had drawn them. */
const drawnImages = (files: readonly ContentFile[]): ImageLibrary => {
  const images = imagesIn(files.map(({ bytes }) => Buffer.from(bytes).toString("utf8")));
  return {
    names: (folder) =>
      Promise.resolve(
        images
          .filter((image) => path.resolve(FIXTURE_CONTENT, path.dirname(image)) === folder)
          .map((image) => path.basename(image)),
      ),
    size: () => Promise.resolve(SIZE),
    isWhole: () => Promise.resolve(true),
  };
};

let fixed: Promise<ContentFile[]> | undefined;

/**
 * Everything that the check finds in a version of the fixed content.
 *
 * @param files the version
 * @param sound files whose images are there; those of the fixed content by default
 */
export const fixedIssuesOf = async (
  files: readonly ContentFile[],
  sound?: readonly ContentFile[],
): Promise<ContentIssue[]> => {
  fixed ??= fixedFiles();
  return issuesOf(files, { folder: path.resolve(FIXTURE_CONTENT), library: drawnImages(sound ?? (await fixed)) });
};
