import { fillText } from "../../lib/fill-text";
import { phaseSpans } from "../../lib/phase-spans";

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
export const inWeeks = <Phase extends { weeks: number }>({ week, weeks, phases }: Run<Phase>) =>
  phaseSpans(phases).map((phase) => ({
    ...phase,
    words: fillText(phase.weeks === 1 ? week : weeks, { from: phase.before + 1, to: phase.end }),
  }));
