import { createHash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { shareImagePath } from "../../lib/paths";
import { writeAtomic } from "../atomic-write";
import { forEachConcurrent } from "../for-each-concurrent";
import { memoize } from "../memoize";
import { tryToCache } from "../try-to-cache";
import { shareImageDrawer, type ShareCard } from "./share-image";

/** Increase this with every change to the drawing, so that cached pictures of the old one are not reused. */
const DRAWING_VERSION = 5;

/** Identifies the version of the font. */
const FONT_PACKAGE = path.resolve("node_modules/@fontsource/instrument-sans/package.json");

const CACHE = path.resolve("node_modules/.cache/share-images");

/**
 * Pages beyond this number get no titles, so pages with the same artwork share a picture. This keeps builds of
 * thousands of pages short.
 */
const MOST_TITLED = 500;

/**
 * Removes title and section from the cards beyond the limit.
 *
 * @param pages path and card of each page
 * @returns the pages; cards without titles are equal if their artwork is the same
 */
export const limitCards = <Page extends { card: ShareCard }>(pages: readonly Page[]): Page[] =>
  pages.map((page, index) =>
    index < MOST_TITLED ? page : { ...page, card: { title: "", section: "", artwork: page.card.artwork } },
  );

const fileDigest = async (file: string): Promise<string> =>
  createHash("sha256")
    .update(await readFile(file))
    .digest("hex");

/** A name that changes with everything that goes into the picture. */
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

/**
 * Finds a card's picture in the cache or draws it there. If nothing can be cached, draws it straight into its place.
 *
 * @returns a function that takes a card and its place and returns the path of the file with the picture
 */
const imageCache = (logo: string, cache: string): ((card: ShareCard, place: string) => Promise<string>) => {
  // Pages may share their artwork, so each file is hashed once.
  const digestOf = memoize(fileDigest);
  const draw = shareImageDrawer(logo);
  // Equal cards requested at the same time share one drawing.
  const asked = new Map<string, Promise<string>>();
  const findOrDraw = async (kept: string, card: ShareCard, place: string): Promise<string> => {
    if (existsSync(kept)) return kept;
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
 * Writes a share image for each page. Pictures of earlier builds are reused if nothing that goes into them has changed.
 * At most one picture per processor is drawn at a time: drawing all at once would hold every artwork in memory.
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
    // A copy, not a link: an edit to a file of the site must not change what the next build starts from.
    if (file !== place) await copyFile(file, place, constants.COPYFILE_FICLONE);
  });
};
