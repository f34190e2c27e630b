import type { CSSProperties, RefObject } from "react";
import type { Counts } from "./threshold-field";
import { ThresholdScale, ThresholdStill } from "./threshold-still";
import { formatThreshold, START } from "./threshold-words";

type ThresholdGateProps = {
  label: string;
  counts: Counts;
  /** In hundredths. */
  threshold: number;
  /** What screen readers say of the threshold. */
  sentence: string;
  canvas: RefObject<HTMLCanvasElement>;
  /** Whether the canvas replaces the built page's drawing. */
  drawn: boolean;
  onMove: (gate: HTMLInputElement) => void;
};

/** The drawing of the cases, with the gate over it. */
export const ThresholdGate = ({ label, counts, threshold, sentence, canvas, drawn, onMove }: ThresholdGateProps) => (
  <div
    className="threshold-field"
    // The built page has no inline styles. The style sheet has the gate's initial position.
    style={threshold === START ? undefined : ({ "--threshold": threshold / 100 } as CSSProperties)}
  >
    <ThresholdScale counts={counts} />
    {!drawn && <ThresholdStill counts={counts} threshold={threshold} />}
    <canvas ref={canvas} aria-hidden="true" className="threshold-drawing threshold-canvas" />
    <span aria-hidden="true" className="threshold-value">
      {formatThreshold(threshold)}
    </span>
    <span aria-hidden="true" className="threshold-gate" />
    <input
      type="range"
      min={0}
      max={1}
      step={0.01}
      defaultValue={START / 100}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuetext={sentence}
      className="threshold-input scripted"
      onInput={({ currentTarget }) => onMove(currentTarget)}
    />
  </div>
);
