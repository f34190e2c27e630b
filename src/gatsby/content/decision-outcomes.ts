/**
 * The example decision of an industry: made-up cases, each with a score, and the outcome of every threshold. Computed
 * from a seed, so that every build gets the same result.
 */

import { CASES } from "../../lib/example-cases";

/** Thresholds in hundredths, from 0.00 to 1.00. */
const THRESHOLDS = Array.from({ length: 101 }, (_, hundredths) => hundredths);

type Scores = {
  /** Median score of the cases that should be held, in hundredths. */
  wanted: number;
  /** Median score of the others, in hundredths. */
  other: number;
  /** How widely scores spread around both medians; 0 puts every case on its median. */
  spread: number;
};

export type Decision = {
  scores: Scores;
  /** How many cases of each kind an illustrative day has. The example itself has equally many of both. */
  volume: { wanted: number; other: number };
};

/**
 * A pseudorandom generator (xorshift) of numbers from 0 up to but not including 1. A seed always gives the same
 * sequence.
 */
const numbersFrom = (seed: string): (() => number) => {
  let state =
    Array.from(seed).reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

const logit = (share: number): number => Math.log(share / (1 - share));

/** One case for each hundredth of a logistic distribution. The seed decides its position within that hundredth. */
const scoresAround = (median: number, spread: number, seed: string): number[] => {
  const next = numbersFrom(seed);
  return Array.from({ length: CASES }, (_, index) => {
    const score = 1 / (1 + Math.exp(-logit(median / 100) - (spread / 100) * logit((index + next()) / CASES)));
    // Keep cases off both ends, so that a threshold of 0.00 holds everything and 1.00 nothing.
    return Math.min(99, Math.max(1, Math.round(score * 100)));
  });
};

/**
 * The cases of an industry's example.
 *
 * @param slug the industry's slug, used as the seed
 * @param scores how the example's scores are distributed
 * @returns the score of each case in hundredths, 1 to 99
 */
export const exampleCases = (
  slug: string,
  { wanted, other, spread }: Scores,
): { wanted: number[]; other: number[] } => ({
  wanted: scoresAround(wanted, spread, `${slug} wanted`),
  other: scoresAround(other, spread, `${slug} other`),
});

/**
 * The outcome of every threshold for an industry's example. A case is held if its score reaches the threshold.
 *
 * @param slug the industry's slug
 * @param decision the decision from its file
 * @returns for each threshold in hundredths (101 entries each): wanted cases held, other cases held, and cases held per
 *   day at the decision's volume
 */
export const decisionOutcomes = (slug: string, { scores, volume }: Decision) => {
  const cases = exampleCases(slug, scores);
  const held = (kind: "wanted" | "other"): number[] =>
    THRESHOLDS.map((threshold) => cases[kind].filter((score) => score >= threshold).length);
  const [caught, stopped] = [held("wanted"), held("other")];
  const perDay = THRESHOLDS.map((threshold) =>
    Math.round(((caught[threshold] ?? 0) * volume.wanted + (stopped[threshold] ?? 0) * volume.other) / CASES),
  );
  return { caught, stopped, perDay };
};
