import { fillText } from "./fill-text";

type Run<Phase> = {
  /** A phase of one week, and of several. */
  week: string;
  weeks: string;
  phases: readonly Phase[];
};

/**
 * The phases of a project on its scale of weeks, one after the other.
 *
 * @returns each phase with the weeks before it, those up to its end, and its own in words ("Weeks 2–4")
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

/** How many weeks all phases take. */
export const weeksOf = (phases: readonly { weeks: number }[]): number =>
  phases.reduce((sum, { weeks }) => sum + weeks, 0);

/** A number of weeks as a share of all, as a length in CSS. */
export const shareOf = (weeks: number, all: number): string => `${Number(((weeks / all) * 100).toFixed(2))}%`;
