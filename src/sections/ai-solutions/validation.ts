/** The arithmetic of the sample report. */

/** 97.5 percent of a normal distribution lie below it: both tails together leave 5 percent out. */
const Z = 1.96;

export type Interval = { low: number; high: number };

/**
 * Wilson's 95% interval of a share, which stays within 0 to 1 and holds for small samples.
 *
 * @param right how many were right
 * @param tested how many were tested, more than none
 * @returns its ends, as shares of one
 */
export const interval95 = (right: number, tested: number): Interval => {
  const share = right / tested;
  const weight = 1 + Z ** 2 / tested;
  const middle = (share + Z ** 2 / (2 * tested)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / tested + Z ** 2 / (4 * tested ** 2));
  return { low: middle - reach, high: middle + reach };
};

/** A difference of two shares in percentage points, with its sign: "+2.6", "−5.6", "0.0". */
export const formatGap = (share: number, other: number): string => {
  const points = (share * 100 - other * 100).toFixed(1).replace("-0.0", "0.0");
  return points.startsWith("-") ? points.replace("-", "−") : points === "0.0" ? points : `+${points}`;
};

/** A count as Americans write it: "1,120". */
export const formatCount = (count: number): string => count.toLocaleString("en-US");

/** A field added up over all rows. */
export const total = <Name extends string>(rows: readonly Record<Name, number>[], field: Name): number =>
  rows.reduce((sum, row) => sum + row[field], 0);
