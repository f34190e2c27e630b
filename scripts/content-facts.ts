/** Reads docs/content-facts.md: the statements that can become outdated through a date, a rule or the outside world. */

type Fact = {
  statement: string;
  /** Day of the last check, such as "2026-11-22". */
  checked: string;
};

/** A table row, without the bars at both ends. */
const ROW = /^\| (.*) \|$/gm;

/** The header row of a table, or the line below it. */
const isHead = (cells: readonly string[]): boolean => cells.at(-1) === "last checked" || /^-+$/.test(cells[0] ?? "");

/**
 * The entries of the list, in document order.
 *
 * @param markdown text of docs/content-facts.md
 */
export const factsOf = (markdown: string): Fact[] =>
  Array.from(markdown.matchAll(ROW), ([, row = ""]) => row.split("|").map((cell) => cell.trim()))
    .filter((cells) => !isHead(cells))
    .map((cells) => ({ statement: cells[0] ?? "", checked: cells.at(-1) ?? "" }));

/**
 * A warning for editors about facts that have not been checked for more than a year.
 *
 * @param markdown text of docs/content-facts.md
 * @param today the current day
 * @returns one line with their number and the oldest; undefined if all are recent
 */
export const staleFacts = (markdown: string, today: Date): string | undefined => {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(today.getUTCFullYear() - 1);
  const limit = yearAgo.toISOString().slice(0, "2026-11-22".length);
  const stale = factsOf(markdown)
    .filter(({ checked }) => checked < limit)
    .sort((a, b) => (a.checked < b.checked ? -1 : 1));
  const [oldest] = stale;
  return (
    oldest &&
    `docs/content-facts.md: ${stale.length} to check again, not checked for a year; the oldest, of ${oldest.checked}: ${oldest.statement}`
  );
};
