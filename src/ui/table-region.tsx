import type { ReactNode } from "react";

type TableRegionProps = {
  /** Label of the region: the table's caption. */
  caption: string;
  className: string;
  children: ReactNode;
};

/** Makes a table scroll within its own focusable region when the window is narrower than the table. */
export const TableRegion = ({ caption, className, children }: TableRegionProps) => (
  <div
    role="region"
    // Not `aria-labelledby`: each id would weigh more than the repeated words, which compress well.
    aria-label={caption}
    tabIndex={0}
    className={`overflow-x-auto print:overflow-visible ${className}`}
  >
    {children}
  </div>
);
