/**
 * For a slow test that runs for many pages or cases: a few samples run every time, the others only at night.
 *
 * @param isSample true for one of the samples
 * @returns the test's tags
 */
export const nightlyUnless = (isSample: boolean): string[] => (isSample ? [] : ["@nightly"]);
