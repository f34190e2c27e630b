/** The number of cases of each kind in an industry's example decision: as many to hold as to let pass. */
export const CASES = 100;
