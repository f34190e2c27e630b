import { readAmount } from "../../lib/amount";

/** Shares of a chart's width or height, 0 to 1. Only steps may start above 0. */
export type Mark = { from: number; to: number };

const valuesOf = (rows: Queries.ArticleChartFragment["rows"]): number[][] =>
  rows.map(({ values }) => values.map((figure) => readAmount(figure)?.value ?? 0));

/** End of the bars' scale: the largest value, but at least 100 for percentages. */
const endOf = (values: readonly number[], unit: string | undefined): number =>
  Math.max(unit === "%" ? 100 : 0, ...values) || 1;

/**
 * Places a chart's values on its scale. The scale of bars starts at zero. The scale of lines spans the lowest to the
 * highest value.
 *
 * @param chart kind and rows; a chart has at least two rows of at least one value
 * @returns a mark for each value of each row
 */
export const chartMarks = ({ kind, rows }: Pick<Queries.ArticleChartFragment, "kind" | "rows">): Mark[][] => {
  const values = valuesOf(rows);
  if (kind === "STEPS") {
    const sums = values.reduce<number[]>((all, [value = 0]) => [...all, (all.at(-1) ?? 0) + value], [0]);
    const whole = sums.at(-1) || 1;
    return values.map((_, row) => [{ from: (sums[row] ?? 0) / whole, to: (sums[row + 1] ?? 0) / whole }]);
  }
  if (kind === "LINES") {
    const lowest = Math.min(...values.flat());
    const range = Math.max(...values.flat()) - lowest || 1;
    return values.map((row) => row.map((value) => ({ from: 0, to: (value - lowest) / range })));
  }
  const end = endOf(values.flat(), readAmount(rows[0]?.values[0] ?? "")?.unit);
  return values.map((row) => row.map((value) => ({ from: 0, to: value / end })));
};
