/** The real content, and functions that make changed copies of it. */
import path from "node:path";
import { checkFile, checkTogether, entitiesIn, type CheckedFile } from "../../src/gatsby/content/check";
import { checkImages } from "../../src/gatsby/content/check-images";
import type { ContentOf, TypeName } from "../../src/gatsby/content/collections";
import { readContentFolder, type ContentFile } from "../../src/gatsby/content/content-files";
import type { ContentIssue } from "../../src/gatsby/content/content-issue";
import { entitiesOf } from "../../src/gatsby/content/entity";
import { diskImages, type ImageLibrary } from "../../src/gatsby/content/image-library";

const DATA_FOLDER = path.resolve("data");

/** Shared, so that each image file is read only once; image files do not change while tests run. */
const IMAGES = { folder: DATA_FOLDER, library: diskImages() };

/** The real content, file by file. */
export const realFiles = async (): Promise<ContentFile[]> => (await readContentFolder(DATA_FOLDER)).files;

/** The parsed JSON of a file. */
export const jsonOf = <T = Record<string, unknown>>(files: readonly ContentFile[], name: string): T => {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`jsonOf: there is no ${name}`);
  return JSON.parse(Buffer.from(file.bytes).toString("utf8")) as T;
};

/** The parsed JSON of all files of a folder. */
export const jsonsOf = <T = Record<string, unknown>>(files: readonly ContentFile[], folder: string): T[] =>
  files.filter(({ name }) => name.startsWith(`${folder}/`)).map(({ name }) => jsonOf<T>(files, name));

/** The files with one replaced or added or, if `text` is undefined, removed. */
export const withFile = (
  files: readonly ContentFile[],
  name: string,
  text: string | Uint8Array | undefined,
): ContentFile[] => [
  ...files.filter((file) => file.name !== name),
  ...(text === undefined ? [] : [{ name, bytes: typeof text === "string" ? Buffer.from(text) : text }]),
];

type Container = Record<string | number, unknown>;

/** Sets a value inside parsed JSON, in place; undefined removes it. */
export const setAt = (json: unknown, place: readonly (string | number)[], value: unknown): void => {
  const key = place.at(-1) ?? "";
  const holder = place.slice(0, -1).reduce<Container>((inner, step) => inner[step] as Container, json as Container);
  if (value !== undefined) holder[key] = value;
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
};

/** The files with one value replaced or, if it is undefined, removed. */
export const edited = (
  files: readonly ContentFile[],
  name: string,
  place: readonly (string | number)[],
  value: unknown,
): ContentFile[] => {
  const json = jsonOf(files, name);
  setAt(json, place, value);
  return withFile(files, name, `${JSON.stringify(json, null, 2)}\n`);
};

/** Results by file. Most tests change one file of many, so the others need not be checked again. */
const CHECKED = new WeakMap<Uint8Array, CheckedFile>();

const checkOnce = (file: ContentFile): CheckedFile => {
  const known = CHECKED.get(file.bytes);
  if (known?.name === file.name) return known;
  const checked = checkFile(file);
  CHECKED.set(file.bytes, checked);
  return checked;
};

/** The content of all files of a type, with its computed fields. */
export const contentsOf = <Type extends TypeName>(files: readonly ContentFile[], type: Type): ContentOf<Type>[] =>
  entitiesOf({ entities: entitiesIn(files.map(checkOnce)) }, type).map(({ content }) => content);

/**
 * All issues that the check finds, those of images included.
 *
 * @param files content files
 * @param images the folder of the images, and their library; by default those of the site
 */
export const issuesOf = async (
  files: readonly ContentFile[],
  images: { folder: string; library: ImageLibrary } = IMAGES,
): Promise<ContentIssue[]> => {
  const checked = files.map(checkOnce);
  return [
    ...checked.flatMap(({ issues }) => issues),
    ...checkTogether(checked),
    ...(await checkImages(entitiesIn(checked), images.folder, images.library)),
  ];
};
