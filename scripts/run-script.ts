/**
 * Runs a script. If it throws, prints only the error's message and exits immediately with status 1, even if servers or
 * other handles are still open.
 *
 * @param main the script
 */
export const runScript = (main: () => Promise<unknown>): void => {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
};
