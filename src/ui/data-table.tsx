import { useId, type ReactNode } from "react";

/** A short figure, with its sign and unit: "2,000", "93.4%", "−5.6 pts", "$0.04". */
const FIGURE = /^[+−±–-]?[$€£]?\d.{0,15}$/;

const isFigure = (cell: ReactNode): boolean => typeof cell === "string" && FIGURE.test(cell);

export type DataTableProps = {
  caption: string;
  /** Headings of the columns; the first column names the rows. */
  head: readonly string[];
  /** Rows with a cell for each heading. */
  rows: readonly (readonly ReactNode[])[];
  /** `compact` is for a table within a document. */
  size?: "default" | "compact";
  className?: string;
};

const SIZES = {
  default: { table: "text-base", cell: "py-4 pr-6 last:pr-0", text: "min-w-44" },
  compact: { table: "text-sm", cell: "py-2 pr-4 last:pr-0", text: "min-w-36" },
} as const;

/**
 * A table of the content. Where the window is narrower than the table, the table scrolls within a region
 * of its own that the keyboard reaches; the page never scrolls sideways. Columns of figures are flush right.
 */
export const DataTable = ({ caption, head, rows, size = "default", className = "" }: DataTableProps) => {
  const captionId = useId();
  const styles = SIZES[size];
  const columns = head.map((heading, column) => ({
    heading,
    align: rows.every((row) => isFigure(row[column])) ? "text-right tabular-nums whitespace-nowrap" : "text-left",
  }));
  return (
    <div
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      className={`table-region @container overflow-x-auto print:overflow-visible ${className}`}
    >
      <table className={`w-full border-collapse wrap-break-word ${styles.table}`}>
        <caption className="pb-3 text-left">
          {/* Stays in sight while the table is scrolled. */}
          <span id={captionId} className="sticky left-0 inline-block max-w-[100cqw] text-label text-muted">
            {caption}
          </span>
        </caption>
        <thead>
          <tr className="border-y border-line-strong">
            {columns.map(({ heading, align }) => (
              <th key={heading} scope="col" className={`align-bottom text-sm font-medium ${align} ${styles.cell}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line">
              {columns.map(({ heading, align }, column) =>
                column === 0 ? (
                  <th key={heading} scope="row" className={`min-w-28 align-top font-medium ${align} ${styles.cell}`}>
                    {row[column]}
                  </th>
                ) : (
                  <td
                    key={heading}
                    className={`align-top ${align === "text-left" ? styles.text : ""} ${align} ${styles.cell}`}
                  >
                    {row[column]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
