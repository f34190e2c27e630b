/**
 * The folded upper right corner of a sheet of paper. The sheet is `relative`, has a border, and lies on a
 * sunken ground, which shows where the corner is missing.
 */
export const FoldedCorner = () => (
  <svg aria-hidden="true" viewBox="0 0 28 28" className="absolute -top-px -right-px size-7 print:hidden">
    <path d="M0 0H28V28Z" className="fill-sunken" />
    <path d="M.5 0V27.5H28Z" strokeLinejoin="round" className="fill-sunken stroke-line-strong" />
  </svg>
);
