/**
 * The example decision of an industry: made-up cases with a score each, and what
 * every threshold makes of them. Computed from a seed, so that each build has the same.
 */

import { CASES } from "../../lib/example-cases";

/** Thresholds lie at every hundredth, 0.00 to 1.00. */
const THRESHOLDS = Array.from({ length: 101 }, (_, hundredths) => hundredths);

type Scores = {
  /** Median score of the cases that should be held, in hundredths. */
  wanted: number;
  /** Median score of the others, in hundredths. */
  other: number;
  /** How widely scores spread around both; 0 puts every case on its median. */
  spread: number;
};

export type Decision = {
  scores: Scores;
  /** How many cases of each kind there are a day outside the example. */
  volume: { wanted: number; other: number };
};

/** Numbers from 0 up to, but without, 1: always the same ones for a seed (xorshift). */
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

/** One case for each hundredth of a logistic distribution, at a place within it that the seed decides. */
const scoresAround = (median: number, spread: number, seed: string): number[] => {
  const next = numbersFrom(seed);
  return Array.from({ length: CASES }, (_, index) => {
    const score = 1 / (1 + Math.exp(-logit(median / 100) - (spread / 100) * logit((index + next()) / CASES)));
    // No case at either end: at 0.00 everything is held, at 1.00 nothing.
    return Math.min(99, Math.max(1, Math.round(score * 100)));
  });
};

/**
 * The cases of an industry's example.
 *
 * @param slug the industry's, which is the seed
 * @param scores how the example's scores lie
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
 * What each threshold makes of an industry's example: a case is held from the threshold on.
 *
 * @param slug the industry's
 * @param decision what its file holds
 * @returns by threshold in hundredths (101 entries each): wanted cases that are held, other cases that are held, and
 *   how many cases a day are held where they come in the decision's volume
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
