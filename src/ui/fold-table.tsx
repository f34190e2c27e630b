import { useId, type ReactNode } from "react";
import { FoldToggle, makeFindable, tileGroup } from "./fold";
import { TableRegion } from "./table-region";

type FoldTableProps = {
  caption: string;
  /** Column headings; the first column labels the rows. */
  head: readonly string[];
  /** Rows, with a cell for each heading. */
  rows: readonly (readonly ReactNode[])[];
  className?: string;
  /** Whether the rows are tiles on phones (`fold-tiles`). */
  isTiles?: boolean;
};

/**
 * A table whose cells are phrases. On phones each row is a title that opens the other cells, each below its column's
 * name (pieces.css). Separate from `DataTable`, so that pages that only have tables of figures do not load it.
 */
export const FoldTable = ({ caption, head, rows, className = "", isTiles }: FoldTableProps) => {
  const id = useId();
  return (
    <TableRegion caption={caption} className={`fold-table ${className}`}>
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isTiles ? "fold-tiles" : undefined}>
          {rows.map(([title, ...cells], row) => (
            <tr key={row}>
              <th scope="row" className="fold-head">
                <div id={id + row}>{title}</div>
                <FoldToggle id={id + row} group={isTiles ? tileGroup(id, row) : undefined} />
              </th>
              {cells.map((cell, column) => (
                <td key={column} ref={makeFindable} className="fold-body" data-label={head[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
};
