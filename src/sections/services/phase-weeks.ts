import { fillText } from "../../lib/fill-text";

type Run<Phase> = {
  /** A phase of one week, and of several. */
  week: string;
  weeks: string;
  phases: readonly Phase[];
};

/**
 * The phases of a project with their place in it.
 *
 * @returns for each phase the weeks before it, those up to its end, and both in words ("Weeks 2–4")
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
