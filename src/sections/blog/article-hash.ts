/** Mark in the history's state of an article: how many steps back the page lies that it was opened from. */
const STEPS = "stepsToBlog";

/**
 * How many steps back the page lies that the shown article was opened from.
 *
 * @param state the history's state
 * @returns 0 where no step back leads there, such as after a direct visit
 */
export const stepsToBlog = (state: unknown): number => {
  const steps = (state as Record<string, unknown> | null | undefined)?.[STEPS];
  return typeof steps === "number" ? steps : 0;
};

/** The history's state with the mark; what the router keeps in it stays. */
export const withStepsToBlog = (state: unknown, steps: number): object => ({
  ...(typeof state === "object" ? state : null),
  [STEPS]: steps,
});
