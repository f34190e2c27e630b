/** The arithmetic of the sample report. Its tables and its summary are derived from counts. */
import { fillText } from "../../lib/fill-text";

/** 97.5 percent of a normal distribution lie below this value, so both tails together leave out 5 percent. */
const Z = 1.96;

/** The scale of the intervals starts at a multiple of this share and ends at 1. */
const SCALE_STEP = 0.05;

type Counts = { name: string; documents: number; right: number };
type Interval = { low: number; high: number };

type Report = {
  summary: string;
  results: { all: string; rows: (Counts & { predicted: number })[] };
  groups: { gap: string; rows: Counts[] };
};

/**
 * Wilson's 95% interval of a share. It stays within 0 to 1 and holds for small samples.
 *
 * @param right how many were right
 * @param tested how many were tested, at least one
 * @returns both ends, as shares from 0 to 1
 */
export const interval95 = (right: number, tested: number): Interval => {
  const share = right / tested;
  const weight = 1 + Z ** 2 / tested;
  const middle = (share + Z ** 2 / (2 * tested)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / tested + Z ** 2 / (4 * tested ** 2));
  return { low: middle - reach, high: middle + reach };
};

const percent = (share: number): string => (share * 100).toFixed(1);
const formatShare = (share: number): string => `${percent(share)}%`;
const formatInterval = ({ low, high }: Interval): string => `${percent(low)}–${formatShare(high)}`;
const formatCount = (count: number): string => count.toLocaleString("en-US");

/** A difference of two shares in percentage points, with its sign: "+2.6", "−5.6", "0.0". */
export const formatGap = (share: number, other: number): string => {
  const points = Math.round((share - other) * 1000) / 10;
  const sign = points > 0 ? "+" : points < 0 ? "−" : "";
  return `${sign}${Math.abs(points).toFixed(1)}`;
};

const total = <Name extends string>(rows: readonly Record<Name, number>[], field: Name): number =>
  rows.reduce((sum, row) => sum + row[field], 0);

const resultCells = ({ name, documents, right, predicted }: Counts & { predicted: number }): string[] => [
  name,
  formatCount(documents),
  formatShare(right / documents),
  formatInterval(interval95(right, documents)),
  formatShare(right / predicted),
];

/**
 * Calculates everything that the page of the report shows.
 *
 * @param report the counts from the file
 * @returns the report with its table cells, interval positions, and summary filled in
 */
export const completeReport = <Content extends Report>(report: Content) => {
  const { results, groups } = report;
  const sum = {
    name: results.all,
    documents: total(results.rows, "documents"),
    right: total(results.rows, "right"),
    predicted: total(results.rows, "predicted"),
  };
  const all = sum.right / sum.documents;
  const { low, high } = interval95(sum.right, sum.documents);
  const shares = groups.rows.map((row) => ({
    row,
    share: row.right / row.documents,
    interval: interval95(row.right, row.documents),
  }));
  const from = Math.floor(Math.min(all, ...shares.map(({ interval }) => interval.low)) / SCALE_STEP) * SCALE_STEP;
  const place = (share: number): number => Math.round(((share - from) / (1 - from)) * 1000);
  return {
    ...report,
    summary: fillText(report.summary, {
      right: formatCount(sum.right),
      documents: formatCount(sum.documents),
      share: formatShare(all),
      low: formatShare(low),
      high: formatShare(high),
    }),
    results: {
      ...results,
      rows: results.rows.map((row) => ({ ...row, cells: resultCells(row) })),
      total: resultCells(sum),
    },
    groups: {
      ...groups,
      at: place(all),
      rows: shares.map(({ row, share, interval }) => ({
        ...row,
        cells: [
          row.name,
          formatCount(row.documents),
          formatShare(share),
          formatInterval(interval),
          fillText(groups.gap, { n: formatGap(share, all) }),
        ],
        low: place(interval.low),
        at: place(share),
        high: place(interval.high),
      })),
    },
  };
};
