import { SIGNAL_FIELD, SIGNAL_MEETING, signalLines, signalPoints } from "./signal-field";

const LINES = signalLines();
const POINTS = signalPoints();
const { x, y } = SIGNAL_MEETING;

const VIEW_BOX = `0 0 ${SIGNAL_FIELD.width} ${SIGNAL_FIELD.height}`;

/**
 * Data becoming decision: noisy lines that meet in one. A second, brighter copy shows where the pointer's glow falls,
 * in a box of its own: WebKit masks nothing smaller.
 */
export const Signal = () => (
  <>
    <svg className="signal signal-lit" viewBox={VIEW_BOX} aria-hidden="true" data-glow="">
      <use href="#signal-lines" />
    </svg>
    <svg className="signal" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="signal-stroke" gradientUnits="userSpaceOnUse" x1="0" x2={SIGNAL_FIELD.width} y1="0" y2="0">
          <stop offset="0" className="signal-from" />
          <stop offset="0.3" className="signal-middle" />
          <stop offset="0.74" className="signal-to" />
        </linearGradient>
      </defs>
      <g className="signal-dim">
        <path id="signal-lines" d={LINES} fill="none" stroke="url(#signal-stroke)" vectorEffect="non-scaling-stroke" />
        {POINTS.map((point, index) => (
          <circle key={index} cx={point.x} cy={point.y} r="2.5" />
        ))}
      </g>
      <path className="signal-decision" d={`M${x} ${y}H${SIGNAL_FIELD.width - 40}`} />
      <rect
        className="signal-gate"
        x={x - 15}
        y={y - 15}
        width="30"
        height="30"
        rx="5"
        transform={`rotate(45 ${x} ${y})`}
      />
      <circle className="signal-end" cx={SIGNAL_FIELD.width - 32} cy={y} r="8" />
      <circle className="signal-ring" cx={SIGNAL_FIELD.width - 32} cy={y} r="20" />
    </svg>
  </>
);
