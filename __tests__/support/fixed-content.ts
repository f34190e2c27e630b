/**
 * The fixed content of `__tests__/fixtures/content`, for tests that spoil content or look for certain files in it:
 * no change of the site's own content can turn them red.
 */
import path from "node:path";
import { DRAWING_SIZE, imagesIn } from "../../scripts/content/copy-fixed-content";
import { FIXTURE_CONTENT } from "../../scripts/server/test-builds";
import { readContentFolder, type ContentFile } from "../../src/gatsby/content/content-files";
import type { ContentIssue } from "../../src/gatsby/content/content-issue";
import type { ImageLibrary } from "../../src/gatsby/content/image-library";
import { issuesOf } from "./content";

/** The fixed content, file by file. */
export const fixedFiles = async (): Promise<ContentFile[]> =>
  (await readContentFolder(path.resolve(FIXTURE_CONTENT))).files;

/** A library of the images that content asks for, as if `copyFixedContent` had drawn them. */
const drawnImages = (files: readonly ContentFile[]): ImageLibrary => {
  const images = imagesIn(files.map(({ bytes }) => Buffer.from(bytes).toString("utf8")));
  const folders = new Map<string, string[]>();
  for (const image of images) {
    const folder = path.resolve(FIXTURE_CONTENT, path.dirname(image));
    folders.set(folder, [...(folders.get(folder) ?? []), path.basename(image)]);
  }
  return {
    names: (folder) => Promise.resolve(folders.get(folder) ?? []),
    size: () => Promise.resolve({ ...DRAWING_SIZE, isTurned: false }),
    isWhole: () => Promise.resolve(true),
  };
};

/** Most versions are of one content, whose images are the same each time. */
const LIBRARIES = new WeakMap<readonly ContentFile[], ImageLibrary>();

const libraryOf = (files: readonly ContentFile[]): ImageLibrary => {
  const library = LIBRARIES.get(files) ?? drawnImages(files);
  LIBRARIES.set(files, library);
  return library;
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
  return issuesOf(files, { folder: path.resolve(FIXTURE_CONTENT), library: libraryOf(sound ?? (await fixed)) });
};
