import { memo } from "react";
import {
  barPath,
  casesOf,
  FIELD,
  lanePath,
  levelOf,
  linePath,
  placeOf,
  round,
  SCALE,
  wirePath,
  type Counts,
} from "./threshold-field";

const VIEW_BOX = `0 0 ${FIELD.width} ${FIELD.height}`;

/** Ticks at every tenth of the scale. */
const TICKS = Array.from({ length: 11 }, (_, tenth) => `M${SCALE.x - 4} ${levelOf(tenth * 10)}h8`).join("");

/** Half of the ring that marks a case that should pass. */
const HALF_RING = "a3.3 3.3 0 1 0";

const dotPath = (counts: Counts, threshold: number, wanted: boolean): string => {
  const cases = casesOf(counts);
  return cases
    .map(({ score, wanted: isWanted }, index) => {
      if (isWanted !== wanted) return "";
      const { x, y } = placeOf(index, cases.length, score >= threshold);
      return wanted ? `M${x} ${y}h0` : `M${round(x - 3.3)} ${y}${HALF_RING} 6.6 0${HALF_RING}-6.6 0`;
    })
    .join("");
};

type ThresholdStillProps = { counts: Counts; threshold: number };

/**
 * The lines and the scale, which change only with the industry. A brighter copy of the lines shows where the pointer's
 * glow falls.
 */
export const ThresholdScale = memo(({ counts }: Pick<ThresholdStillProps, "counts">) => (
  <>
    <svg className="threshold-drawing" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="threshold-stroke" gradientUnits="userSpaceOnUse" x1="0" x2={SCALE.x} y1="0" y2="0">
          <stop offset="0" className="threshold-from" />
          <stop offset="1" className="threshold-to" />
        </linearGradient>
      </defs>
      <path id="threshold-lines" className="threshold-lines" d={linePath(casesOf(counts))} />
      <path className="threshold-ticks" d={`M${SCALE.x} ${SCALE.top}v${SCALE.length}${TICKS}`} />
      <path className="threshold-bars" d={barPath(counts.stopped, -1)} />
      <path className="threshold-bars threshold-wanted" d={barPath(counts.caught, 1)} />
    </svg>
    <svg className="threshold-drawing threshold-lit" viewBox={VIEW_BOX} aria-hidden="true" data-glow="">
      <use href="#threshold-lines" />
    </svg>
  </>
));
ThresholdScale.displayName = "ThresholdScale";

/** The outcome of the gate as the built page shows it. The canvas replaces it (threshold-canvas.ts). */
export const ThresholdStill = ({ counts, threshold }: ThresholdStillProps) => (
  <svg data-slot="still" className="threshold-drawing" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
    <path className="threshold-lane" d={lanePath(threshold, true)} />
    <path className="threshold-wires threshold-wanted" d={wirePath(threshold, true)} />
    <path className="threshold-wires" d={wirePath(threshold, false)} />
    <path className="threshold-dots" d={dotPath(counts, threshold, true)} />
    <path className="threshold-rings" d={dotPath(counts, threshold, false)} />
  </svg>
);
