import type { ReactNode } from "react";

type TableRegionProps = {
  /** Name of the region: the table's caption. */
  caption: string;
  className: string;
  children: ReactNode;
};

/** Where the window is narrower than a table, the table scrolls within a region of its own that the keyboard reaches. */
export const TableRegion = ({ caption, className, children }: TableRegionProps) => (
  <div
    role="region"
    // Not by an id: each would weigh more than the words, which compression finds a second time.
    aria-label={caption}
    tabIndex={0}
    className={`overflow-x-auto print:overflow-visible ${className}`}
  >
    {children}
  </div>
);
