const reported = new Set<string>();

/**
 * Puts something into a folder that makes later builds faster. A build does
 * without where that is not possible (the folder is read-only, the disk is
 * full), and says so once for each folder.
 *
 * @param cache absolute path of the folder
 * @param write writes into it
 * @returns whether it was written
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
