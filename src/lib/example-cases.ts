/** Cases of each kind in an industry's example decision: as many that should be held as that should pass. */
export const CASES = 100;
