import type { DemoParts } from "./demo-parts";
import { ACCURACY_RANGE, TRACE_SIZE, tracePoints } from "./readings";

const { width, height } = TRACE_SIZE;

/** Ends of the scale, the best at the top. */
const SCALE = [ACCURACY_RANGE.max, ACCURACY_RANGE.min].map((share) => `${share * 100}%`);

type DemoTraceProps = Pick<DemoParts, "Line"> & {
  label: string;
  /** Shown before the first reading. */
  waiting: string;
  /** Shares of one, oldest first. */
  accuracies: readonly number[];
};

/** Line chart of recent accuracy over the last readings. The figures beside it say the same to those who do not see it. */
export const DemoTrace = ({ label, waiting, accuracies, Line }: DemoTraceProps) => (
  <figure className="mt-8">
    <figcaption className="text-sm text-muted">{label}</figcaption>
    <div className="mt-3 grid grid-cols-[auto_1fr] gap-3">
      <div aria-hidden="true" className="flex flex-col justify-between text-sm leading-none text-faint tabular-nums">
        {SCALE.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
      <svg
        viewBox={`0 -6 ${width + 6} ${height + 12}`}
        aria-hidden="true"
        className="demo-trace col-start-2 row-start-1 w-full overflow-visible"
      >
        <path className="demo-grid" d={`M0 0H${width}M0 ${height}H${width}`} />
        {accuracies.length > 0 && (
          <>
            <path className="demo-grid" d={`M0 ${height / 2}H${width}`} />
            <Line points={tracePoints(accuracies)} />
          </>
        )}
      </svg>
      {/* In the place of the trace, which gives way where large text needs more room. */}
      {accuracies.length === 0 && (
        <p className="col-start-2 row-start-1 grid place-content-center text-center text-sm text-muted">{waiting}</p>
      )}
    </div>
  </figure>
);
