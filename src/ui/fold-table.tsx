import { useId } from "react";
import { DataTable, type DataTableProps } from "./data-table";
import { findable, FoldToggle } from "./fold";

/**
 * A table in which every cell is a phrase. On phones a row is a title that opens its other cells, each below the name of
 * its column (pieces.css). A component of its own, so that a page without such a table has no styles of it.
 */
export const FoldTable = ({
  className = "",
  ...props
}: Pick<DataTableProps, "caption" | "head" | "rows" | "className">) => {
  const id = useId();
  return (
    <DataTable
      {...props}
      className={`fold-table ${className}`}
      row={{
        headingClass: "fold-head",
        heading: (cell, row) => (
          <>
            <div id={id + row}>{cell}</div>
            <FoldToggle id={id + row} />
          </>
        ),
        cell: (column) => ({ ref: findable, className: "fold-body", "data-label": column }) as object,
      }}
    />
  );
};
