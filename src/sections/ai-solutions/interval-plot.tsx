type IntervalPlotProps = {
  /** Places on the scale that all rows have in common, in thousandths of it. */
  low: number;
  at: number;
  high: number;
  /** The share of all, drawn as an upright line. */
  all: number;
};

/** A share with its interval. The figures stand beside it. */
export const IntervalPlot = ({ low, at, high, all }: IntervalPlotProps) => (
  <svg aria-hidden="true" viewBox="0 0 1000 128" width="6rem" height="1rem" strokeWidth="8" className="flex-none">
    <path d={`M0 64H1000M${all} 0V128`} className="stroke-control" />
    <path d={`M${low} 64H${high}`} strokeWidth="16" className="stroke-primary" />
    <circle cx={at} cy="64" r="30" className="fill-primary" />
  </svg>
);
