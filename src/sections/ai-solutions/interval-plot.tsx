import type { Interval } from "./validation";

/** Size of the drawing, in its own units. */
const SIZE = { width: 120, height: 16 } as const;

type IntervalPlotProps = {
  share: number;
  interval: Interval;
  /** The share of all, drawn as an upright line. */
  all: number;
  /** Where the scale begins, as a share of one; it ends at one. */
  from: number;
};

/** A share with its interval on a scale that all rows have in common. The figures stand beside it. */
export const IntervalPlot = ({ share, interval: { low, high }, all, from }: IntervalPlotProps) => {
  const x = (value: number): number => Math.round(((value - from) / (1 - from)) * SIZE.width * 10) / 10;
  const middle = SIZE.height / 2;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      width="7.5rem"
      height="1rem"
      className="flex-none"
    >
      <path d={`M0 ${middle}H${SIZE.width}`} className="stroke-line-strong" />
      <path d={`M${x(all)} 0V${SIZE.height}`} strokeDasharray="2 2" className="stroke-control" />
      <path d={`M${x(low)} ${middle}H${x(high)}`} strokeWidth="2" className="stroke-primary" />
      <circle cx={x(share)} cy={middle} r="3.5" className="fill-primary" />
    </svg>
  );
};
