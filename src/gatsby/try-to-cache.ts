const reported = new Set<string>();

/**
 * Writes to a cache folder that makes later builds faster. If that is impossible (the folder is read-only, the disk is
 * full), the build goes on without it and warns once for each folder.
 *
 * @param cache absolute path of the folder
 * @param write writes into it
 * @returns true if it was written
 */
export const tryToCache = async (cache: string, write: () => Promise<void>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (!reported.has(cache))
      console.warn(`Nothing is cached in ${cache} for later builds: ${(error as Error).message}`);
    reported.add(cache);
    return false;
  }
};
