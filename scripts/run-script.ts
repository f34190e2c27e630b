/**
 * Runs a script. What stops it is printed as its message alone, and ends the process at once with status 1,
 * whatever is still open.
 *
 * @param main the script
 */
export const runScript = (main: () => Promise<unknown>): void => {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
};
