/** Grounds that a sheet may lie on. */
const GROUNDS = { sunken: "fill-sunken", paper: "fill-paper" } as const;

/**
 * The folded upper right corner of a sheet of paper. The sheet is `relative` and has a border; its ground
 * shows where the corner is missing.
 */
export const FoldedCorner = ({ ground = "sunken" }: { ground?: keyof typeof GROUNDS }) => (
  <svg aria-hidden="true" viewBox="0 0 28 28" className="absolute -top-px -right-px size-7 print:hidden">
    <path d="M0 0H28V28Z" className={GROUNDS[ground]} />
    <path d="M.5 0V27.5H28Z" strokeLinejoin="round" className="fill-line stroke-line-strong" />
  </svg>
);
