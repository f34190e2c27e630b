/**
 * Where a statement takes long and holds of many, a few stand for the others until the night.
 *
 * @param isSample whether it is one of those few
 * @returns the test's tags
 */
export const nightlyUnless = (isSample: boolean): string[] => (isSample ? [] : ["@nightly"]);
