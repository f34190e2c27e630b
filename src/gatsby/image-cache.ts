/** Images of earlier builds, used again: their names hold digests of the source and of what was done to it. */
import { access } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { tryToKeep } from "./try-to-keep";
import { copyAtomic } from "./atomic-write";

type Transform = { outputPath: string };
export type ProcessFile = (
  file: string,
  transforms: readonly Transform[],
  options?: unknown,
) => Promise<readonly Transform[]>;

/** Effort of the AVIF encoder, 0 to 9. At 2 a picture is 1 % smaller or larger than at sharp's own 4, in an eighth of the time. */
export const AVIF_EFFORT = 2;

/** The digests know nothing of the effort, so the folder's name does. */
const CACHE = path.resolve(`node_modules/.cache/images-${AVIF_EFFORT}`);

/**
 * Wraps gatsby-plugin-sharp's work on one image file.
 *
 * @param processFile writes the pictures that a list of transforms asks for
 * @param folder absolute path below which pictures are written
 * @param cache absolute path of the folder that keeps them between builds
 * @returns a function that does the same, and leaves to `processFile` only what the cache does not have
 */
export const withCache =
  (processFile: ProcessFile, folder: string, cache: string): ProcessFile =>
  async (file, transforms, options) => {
    const kept = ({ outputPath }: Transform): string => path.join(cache, path.relative(folder, outputPath));
    const found = await Promise.all(
      transforms.map((transform) =>
        copyAtomic(kept(transform), transform.outputPath).then(
          () => true,
          () => false,
        ),
      ),
    );
    const missing = transforms.filter((_, index) => !found[index]);
    if (missing.length > 0) await processFile(file, missing, options);
    await Promise.all(missing.map(({ outputPath }) => access(outputPath)));
    await tryToKeep(cache, async () => {
      await Promise.all(missing.map((transform) => copyAtomic(transform.outputPath, kept(transform))));
    });
    return transforms;
  };

/** Puts the cache around the plugin's own function; it must run before the plugin is loaded (gatsby-config). */
export const keepImages = (): void => {
  // The plugin's own instance of the module, whose export can be exchanged: a bundler would make a copy.
  const require = createRequire(path.resolve("package.json"));
  const sharpWorker = require("gatsby-plugin-sharp/process-file") as { processFile: ProcessFile };
  sharpWorker.processFile = withCache(sharpWorker.processFile, path.resolve("public/static"), CACHE);
};
