/** The grounds that a sheet can lie on. */
const GROUNDS = { sunken: "fill-sunken", paper: "fill-paper" } as const;

/**
 * The folded upper right corner of a sheet of paper. The sheet must be `relative` and have a border; the ground shows
 * where the corner is missing.
 */
export const FoldedCorner = ({ ground = "sunken" }: { ground?: keyof typeof GROUNDS }) => (
  <svg aria-hidden="true" viewBox="0 0 28 28" className="absolute -top-px -right-px size-7 print:hidden">
    <path d="M0 0H28V28Z" className={GROUNDS[ground]} />
    <path d="M.5 0V27.5H28Z" strokeLinejoin="round" className="fill-line stroke-line-strong" />
  </svg>
);
