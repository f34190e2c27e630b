type IntervalPlotProps = {
  /** Positions on the scale that all rows share, in thousandths of it. */
  low: number;
  at: number;
  high: number;
  /** The overall share, drawn as a vertical line. */
  all: number;
};

/** A share with its interval. The figures are beside it as text. */
export const IntervalPlot = ({ low, at, high, all }: IntervalPlotProps) => (
  <svg aria-hidden="true" viewBox="0 0 1000 128" width="6rem" height="1rem" strokeWidth="8" className="flex-none">
    <path d={`M0 64H1000M${all} 0V128`} className="stroke-control" />
    <path d={`M${low} 64H${high}`} strokeWidth="16" className="stroke-primary" />
    <circle cx={at} cy="64" r="30" className="fill-primary" />
  </svg>
);
