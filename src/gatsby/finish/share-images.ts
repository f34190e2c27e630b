import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, copyFile, mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { shareImagePath } from "../../lib/paths";
import { writeAtomic } from "../atomic-write";
import { forEachConcurrent } from "../for-each-concurrent";
import { memoize } from "../memoize";
import { tryToCache } from "../try-to-cache";
import { shareImageDrawer, type ShareCard } from "./share-image";

/** Change it with the drawing, so that pictures of the old one are not taken for new. */
const DRAWING_VERSION = 5;

/** Says which version the letters are of. */
const FONT_PACKAGE = path.resolve("node_modules/@fontsource/instrument-sans/package.json");

const CACHE = path.resolve("node_modules/.cache/share-images");

/** Beyond this number of pages their titles are left out, so that pages of one artwork share a picture: a build of thousands stays short. */
const MOST_TITLED = 500;

/**
 * Leaves out what sets pages of the same artwork apart where there are too many of them.
 *
 * @param pages path and card of each page
 * @returns the pages, with cards that are equal where titles are left out
 */
export const limitCards = <Page extends { card: ShareCard }>(pages: readonly Page[]): Page[] =>
  pages.map((page, index) =>
    index < MOST_TITLED ? page : { ...page, card: { title: "", section: "", artwork: page.card.artwork } },
  );

const fileDigest = async (file: string): Promise<string> =>
  createHash("sha256")
    .update(await readFile(file))
    .digest("hex");

/** A name that changes with everything the picture is made of. */
const cacheKey = async (card: ShareCard, logo: string, digestOf: typeof fileDigest): Promise<string> =>
  createHash("sha256")
    .update(
      JSON.stringify([
        DRAWING_VERSION,
        sharp.versions,
        card.title,
        card.section,
        ...(await Promise.all([card.artwork, logo, FONT_PACKAGE].map(digestOf))),
      ]),
    )
    .digest("hex");

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Finds a card's picture in the cache, or draws it into there; where nothing can be kept, it is drawn into its place.
 *
 * @returns a function from a card and its place to a file that holds the picture
 */
const imageCache = (logo: string, cache: string): ((card: ShareCard, place: string) => Promise<string>) => {
  // Pages may share their artwork.
  const digestOf = memoize(fileDigest);
  const draw = shareImageDrawer(logo);
  // Equal cards are asked for at the same time, and drawn once.
  const asked = new Map<string, Promise<string>>();
  const findOrDraw = async (kept: string, card: ShareCard, place: string): Promise<string> => {
    if (await exists(kept)) return kept;
    const image = await draw(card);
    if (await tryToCache(cache, () => writeAtomic(kept, image))) return kept;
    await writeAtomic(place, image);
    return place;
  };
  return async (card, place) => {
    const kept = path.join(cache, `${await cacheKey(card, logo, digestOf)}.jpg`);
    const image = asked.get(kept) ?? findOrDraw(kept, card, place);
    asked.set(kept, image);
    return image;
  };
};

/**
 * Writes a share image for each page; pictures of earlier builds are used again
 * where nothing they are made of has changed. As many are drawn at a time as
 * there are processors: all at once would hold every artwork in memory.
 *
 * @param pages path and card of each page
 * @param publicFolder absolute path of the built site
 * @param cache absolute path of the folder that keeps pictures between builds
 */
export const writeShareImages = async (
  pages: readonly { path: string; card: ShareCard }[],
  publicFolder: string,
  cache = CACHE,
): Promise<void> => {
  const imageOf = imageCache(path.join(publicFolder, "logo.png"), cache);
  await mkdir(path.join(publicFolder, "share"), { recursive: true });
  await forEachConcurrent(limitCards(pages), availableParallelism(), async ({ path: page, card }) => {
    const place = path.join(publicFolder, shareImagePath(page));
    const file = await imageOf(card, place);
    // No link: whoever changes a file of the site must not change what the next build begins with.
    if (file !== place) await copyFile(file, place, constants.COPYFILE_FICLONE);
  });
};
