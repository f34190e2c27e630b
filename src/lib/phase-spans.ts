/**
 * The phases of a project on its scale of weeks, one after the other.
 *
 * @returns each phase with the weeks before it, and those up to its end
 */
export const phaseSpans = <Phase extends { weeks: number }>(phases: readonly Phase[]) => {
  let end = 0;
  return phases.map((phase) => {
    const before = end;
    end += phase.weeks;
    return { ...phase, before, end };
  });
};

/** How many weeks all phases take. */
export const weeksOf = (phases: readonly { weeks: number }[]): number =>
  phases.reduce((sum, { weeks }) => sum + weeks, 0);

/** A number of weeks as a share of all, as a length in CSS. */
export const shareOf = (weeks: number, all: number): string => `${Number(((weeks / all) * 100).toFixed(2))}%`;
