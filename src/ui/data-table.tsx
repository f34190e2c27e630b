import type { ReactNode } from "react";
import { TableRegion } from "./table-region";

/** A short figure with its sign and unit, or a dash for none: "2,000", "93.4%", "−5.6 pts", "$0.04", "–". */
const FIGURE = /^([+−±–-]?[$€£]?\d.{0,15}|–)$/;

const isFigure = (cell: ReactNode): boolean => typeof cell === "string" && FIGURE.test(cell);

/**
 * Excludes the percent sign from tabular figures: the font's tabular "%" is so narrow that it looks like another
 * font's.
 */
export const withUnit = (cell: ReactNode): ReactNode =>
  typeof cell === "string" && cell.endsWith("%") ? (
    <>
      {cell.slice(0, -1)}
      <span className="unit">%</span>
    </>
  ) : (
    cell
  );

type DataTableProps = {
  caption: string;
  /** Column headings; the first column labels the rows. */
  head: readonly string[];
  /** Rows, with a cell for each heading. */
  rows: readonly (readonly ReactNode[])[];
  /** Number of the row that sums the rows above it, counted from 1. */
  total?: number | null | undefined;
  /** `compact` is for a table within a document. */
  size?: "default" | "compact";
  /** Whether to exclude percent signs from tabular figures; each one costs a span. */
  unitsApart?: boolean;
  className?: string;
};

/**
 * A table of the content. It scrolls within its own region, so the page never scrolls sideways. Columns of figures are
 * right-aligned.
 */
export const DataTable = ({
  caption,
  head,
  rows,
  total,
  size = "default",
  unitsApart,
  className = "",
}: DataTableProps) => {
  const figures = head.map((_, column) => rows.every((row) => isFigure(row[column])));
  // Classes on every cell would outweigh its text. For most tables, one attribute on the table is enough (pieces.css).
  const areAllFigures = figures.every((isFigures, column) => isFigures === column > 0);
  const show = unitsApart ? withUnit : (cell: ReactNode) => cell;
  const look = (column: number) => (figures[column] && !areAllFigures ? { className: "figure" } : {});
  return (
    <TableRegion caption={caption} className={`@container ${className}`}>
      <table className="data-table" data-size={size} data-figures={areAllFigures ? "" : undefined}>
        <caption className="pb-3 text-left">
          {/* Stays visible while the table scrolls. */}
          <span className="sticky left-0 inline-block max-w-[100cqw] text-label text-muted">{caption}</span>
        </caption>
        <thead>
          <tr>
            {head.map((heading, column) => (
              <th key={column} scope="col" {...look(column)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className={index + 1 === total ? "total" : undefined}>
              {head.map((_, column) =>
                column === 0 ? (
                  <th key={column} scope="row" {...look(column)}>
                    {row[column]}
                  </th>
                ) : (
                  <td key={column} {...look(column)}>
                    {show(row[column])}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
};
