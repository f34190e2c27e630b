import type { ReactNode } from "react";

type DrawnNameProps = {
  name: ReactNode;
  drawing: ReactNode;
  /** Width of both on wide screens, where it is fixed, and room between them. */
  className?: string;
};

/** Name of a table's row with a small drawing before it, above it where the column is narrow. */
export const DrawnName = ({ name, drawing, className = "" }: DrawnNameProps) => (
  <span
    className={`flex gap-x-4 gap-y-2 max-xs:flex-col xs:max-sm:items-center sm:max-xl:flex-col xl:items-center ${className}`}
  >
    {drawing}
    {name}
  </span>
);
