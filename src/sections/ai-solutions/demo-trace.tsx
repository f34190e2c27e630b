import type { DemoParts } from "./demo-parts";
import { ACCURACY_RANGE, TRACE_SIZE, tracePoints } from "./readings";

const { width, height } = TRACE_SIZE;

/** Ends of the scale, the best at the top. */
const SCALE = [ACCURACY_RANGE.max, ACCURACY_RANGE.min].map((share) => `${share * 100}%`);

type DemoTraceProps = Pick<DemoParts, "Line"> & {
  label: string;
  /** Shares of one, oldest first. */
  accuracies: readonly number[];
};

/** Line chart of recent accuracy over the last readings. The figures beside it say the same to those who do not see it. */
export const DemoTrace = ({ label, accuracies, Line }: DemoTraceProps) => (
  <figure className="border-night-line px-4 py-5 max-lg:border-t sm:px-6 sm:py-7 lg:border-l lg:px-9">
    <figcaption className="text-sm text-muted">{label}</figcaption>
    <div className="mt-5 mb-2 grid grid-cols-[auto_1fr] gap-3">
      {/* Each end stands on its line, which the drawing's edge is. */}
      <div aria-hidden="true" className="-my-[0.5em] flex flex-col justify-between text-sm leading-none text-faint">
        {SCALE.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${width + 6} ${height}`} aria-hidden="true" className="demo-trace w-full overflow-visible">
        <path className="demo-grid" d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
        <Line points={tracePoints(accuracies)} />
      </svg>
    </div>
  </figure>
);
