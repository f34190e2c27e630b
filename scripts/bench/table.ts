/** The middle value; of an even number of values, the higher of the two middle ones. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Milliseconds as seconds, with the two decimals that tables and charts show. */
export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

/**
 * Formats rows as a text table: the first column is aligned left, all others right.
 *
 * @param header names of the columns
 * @param rows cells, one for each column
 */
export const formatTable = (header: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = header.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? "").length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  return [line(header), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
};
