import type { DemoParts } from "./demo-parts";
import { ACCURACY_RANGE, TRACE_SIZE, tracePoints } from "./readings";

const { width, height } = TRACE_SIZE;

const { min, max } = ACCURACY_RANGE;

/** Labels of the scale's lines, the best at the top. */
const SCALE = [max, (max + min) / 2, min].map((share) => `${Math.round(share * 100)}%`);

type DemoTraceProps = Pick<DemoParts, "Line"> & {
  label: string;
  /** Shares from 0 to 1, oldest first. */
  accuracies: readonly number[];
};

/** Line chart of the accuracy over the last readings. For screen readers, the figures beside it say the same. */
export const DemoTrace = ({ label, accuracies, Line }: DemoTraceProps) => (
  <figure className="border-night-line px-4 py-3 max-lg:border-t sm:px-6 sm:py-7 lg:border-l lg:px-9">
    <figcaption className="text-sm text-muted">{label}</figcaption>
    <div className="mt-3 mb-2 grid sm:mt-5 grid-cols-[auto_1fr] gap-3">
      {/* Each label is on its line, the outer ones at the drawing's edges. */}
      <div aria-hidden="true" className="-my-[0.5em] flex flex-col justify-between text-sm leading-none text-faint">
        {SCALE.map((share) => (
          <span key={share}>{share}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${width + 6} ${height}`} aria-hidden="true" className="demo-trace w-full overflow-visible">
        <path className="demo-grid" d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
        <Line points={tracePoints(accuracies)} />
      </svg>
    </div>
  </figure>
);
