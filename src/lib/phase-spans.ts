import { readAmount } from "./amount";
import { asTyped } from "./as-typed";
import { fillText } from "./fill-text";

type Run<Phase> = {
  /** Patterns for a phase of one week and for a phase of several weeks. */
  week: string;
  weeks: string;
  phases: readonly Phase[];
};

/**
 * Places the phases of a project on a scale of weeks, one after the other.
 *
 * @returns each phase with the number of weeks before it, the number up to its end, and its own weeks in words ("Weeks
 *   2–4")
 */
export const inWeeks = <Phase extends { weeks: number }>({ week, weeks, phases }: Run<Phase>) => {
  let end = 0;
  return phases.map((phase) => {
    const before = end;
    end += phase.weeks;
    const words = fillText(phase.weeks === 1 ? week : weeks, { from: before + 1, to: end });
    return { ...phase, before, end, words };
  });
};

/** The total duration of all phases, in weeks. */
export const weeksOf = (phases: readonly { weeks: number }[]): number =>
  phases.reduce((sum, { weeks }) => sum + weeks, 0);

/** A number as a share of the total, as a CSS percentage. */
export const shareOf = (part: number, all: number): string => `${Number(((part / all) * 100).toFixed(2))}%`;

/**
 * The sum that a guide price states.
 *
 * @param guide such as "$18,000" or "Up to $320,000"
 * @returns the sum; undefined if the text does not end with one
 */
export const readGuide = (guide: string): number | undefined => {
  const amount = readAmount(asTyped(guide).split(" ").at(-1) ?? "");
  return amount && /^[$€£]$/.test(amount.unit) ? amount.value : undefined;
};

/**
 * The guide price of each phase as a share of the highest, from 0 to 1.
 *
 * @param phases with guide prices that the definition accepts; a phase without one counts as 0
 */
export const costShares = (phases: readonly { guide: string | null }[]): number[] => {
  const costs = phases.map(({ guide }) => readGuide(guide ?? "") ?? 0);
  return costs.map((cost) => cost / Math.max(1, ...costs));
};
