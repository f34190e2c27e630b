/**
 * The fixed content of `__tests__/fixtures/content`, for tests that spoil content or expect certain files: a change of
 * the site's own content cannot make them fail.
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

/** An image library that contains the images that the content names, as if `copyFixedContent` had drawn them. */
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

/** Cached, because most versions derive from the same content and therefore have the same images. */
const LIBRARIES = new WeakMap<readonly ContentFile[], ImageLibrary>();

const libraryOf = (files: readonly ContentFile[]): ImageLibrary => {
  const library = LIBRARIES.get(files) ?? drawnImages(files);
  LIBRARIES.set(files, library);
  return library;
};

let fixed: Promise<ContentFile[]> | undefined;

/**
 * All issues that the check finds in a version of the fixed content.
 *
 * @param files the version
 * @param sound files whose images exist; by default those of the fixed content
 */
export const fixedIssuesOf = async (
  files: readonly ContentFile[],
  sound?: readonly ContentFile[],
): Promise<ContentIssue[]> => {
  fixed ??= fixedFiles();
  return issuesOf(files, { folder: path.resolve(FIXTURE_CONTENT), library: libraryOf(sound ?? (await fixed)) });
};
