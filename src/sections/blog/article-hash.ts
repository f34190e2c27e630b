/** Mark in the history's state: the article was opened from the page that lies one step back. */
const OPENED_HERE = "articleOpenedHere";

/** Whether one step back leads to the page that the article was opened from. */
export const isOpenedHere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && OPENED_HERE in state;

/** The history's state with the mark; what the router keeps in it stays. */
export const markOpenedHere = (state: unknown): object => ({
  ...(typeof state === "object" ? state : null),
  [OPENED_HERE]: true,
});
