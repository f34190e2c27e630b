import type { ComponentType } from "react";
import type { Point } from "./readings";

export type BarProps = {
  /** Share from 0 to 1; undefined before the first reading. */
  share: number | undefined;
};

export type LineProps = {
  /** Points in the units of the drawing, oldest first. */
  points: readonly Point[];
};

/** The moving parts of the panel. */
export type DemoParts = { Bar: ComponentType<BarProps>; Line: ComponentType<LineProps> };

/** Path data of a trace. */
export const linePath = (points: LineProps["points"]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

const Bar = ({ share }: BarProps) => (
  // The server never renders a share, so the built page has no inline style.
  <span className="demo-fill" style={share === undefined ? undefined : { transform: `scaleX(${share})` }} />
);

const Line = ({ points }: LineProps) => {
  const head = points.at(-1);
  return (
    <>
      <path d={linePath(points)} />
      {head && <circle cx={head.x} cy={head.y} r={4} />}
    </>
  );
};

/** The parts animated by CSS, used until the springs have loaded. */
export const staticParts: DemoParts = { Bar, Line };
