import { graphql } from "gatsby";

type Point = readonly [x: number, y: number];

/** A dip of the error surface: its center, depth, length, width, and rotation in radians. */
const dip =
  (cx: number, cy: number, depth: number, long: number, wide: number, turn: number) =>
  (x: number, y: number): number => {
    const [dx, dy] = [x - cx, y - cy];
    const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / long;
    const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / wide;
    return depth * Math.exp(-(along ** 2 + across ** 2));
  };

/** Where the run starts. */
const START: Point = [80, 98];
const MINIMUM: Point = [372, 214];
/** A second dip, in which a run could get stuck. */
const LOCAL_MINIMUM: Point = [128, 312];
/** A point inside every line that encloses both dips. */
const BETWEEN: Point = [246, 264];

const DIPS = [
  dip(...MINIMUM, 0.5, 104, 66, -0.45),
  dip(320, 220, 0.48, 350, 250, -0.3),
  dip(...LOCAL_MINIMUM, 0.34, 84, 58, -0.2),
];

const heightAt = (x: number, y: number): number => DIPS.reduce((height, at) => height - at(x, y), 1);

/**
 * Number of directions in which a contour line is searched. Few, since every page holds all lines, but enough for a
 * smooth curve.
 */
const RAYS = 20;

/**
 * One contour line around a dip. On each ray it finds the outermost point that is deeper than `level`, and joins these
 * points with curves.
 */
const contour = ([cx, cy]: Point, level: number, reach: number): string => {
  const points = Array.from({ length: RAYS }, (_, ray): Point => {
    const angle = (ray * 2 * Math.PI) / RAYS;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let radius = reach;
    // Every page visit computes this, so search inward in long strides first, then by single units.
    for (const stride of [20, 1]) {
      while (heightAt(cx + dx * radius, cy + dy * radius) > level) radius -= stride;
      radius += stride - 1;
    }
    return [Math.round(cx + dx * radius), Math.round(cy + dy * radius)];
  });
  // Each curve runs from one midpoint between two points to the next. The next control point is then the mirror image
  // of the last one, so the path need not name it.
  const halfway = ([x, y]: Point, at: number): string => {
    const [nextX, nextY] = points[(at + 1) % RAYS] as Point;
    return `${(x + nextX) / 2} ${(y + nextY) / 2}`;
  };
  const [first = "", ...others] = points.map(halfway);
  return `M${others.at(-1)}Q${points[0]?.join(" ")} ${first}T${others.join(" ")}Z`;
};

/** From the outermost in. Each fill covers those before it, so their opacities add up to the glow at the minimum. */
const CONTOURS = [
  ...[0.9, 0.82, 0.74, 0.66, 0.58, 0.5].map((level) => contour(BETWEEN, level, 420)),
  // Below the pass between the dips, at 0.45, each dip has its own lines.
  ...[0.42, 0.34, 0.26, 0.18, 0.1].map((level) => contour(MINIMUM, level, 150)),
  ...[0.42, 0.37].map((level) => contour(LOCAL_MINIMUM, level, 90)),
];

/**
 * A training run from its start to the minimum: gradient descent on this very surface, at a rate of 8,000. It shows
 * every fourth of the first sixteen steps, which are close together, and then every step until it is within a few
 * pixels.
 */
const RUN: readonly Point[] = [
  START,
  [112, 129],
  [148, 160],
  [184, 190],
  [226, 227],
  [241, 238],
  [261, 245],
  [286, 245],
  [318, 237],
  [347, 225],
  MINIMUM,
];

/**
 * A curve through all steps (Catmull-Rom). At each step, its direction is parallel to the line between the two
 * neighboring steps.
 */
const WAY = RUN.slice(1).reduce(
  (way, to, at) => {
    const from = RUN[at] as Point;
    const [before, after] = [RUN[at - 1] ?? from, RUN[at + 2] ?? to];
    const handle = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point) =>
      `${Math.round(x + (toX - fromX) / 6)} ${Math.round(y + (toY - fromY) / 6)}`;
    return `${way}C${handle(from, before, to)} ${handle(to, after, from)} ${to.join(" ")}`;
  },
  `M${START.join(" ")}`,
);

/**
 * A model finding its minimum: contour lines of an error surface and the steps down it. All points are near the center,
 * so that they stay visible when phones crop the height, and when the width is cropped because the drawing is as high
 * as the text beside it.
 */
export const Descent = ({ start, end }: Queries.DescentFragment) => (
  <svg
    viewBox="0 0 560 440"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="descent edged w-full rounded-lg bg-night max-sm:aspect-video xl:h-0 xl:min-h-full"
  >
    {CONTOURS.map((line) => (
      <path key={line} d={line} />
    ))}
    <path pathLength={1} d={WAY} />
    {RUN.map((step) => (
      <circle key={step.join(" ")} cx={step[0]} cy={step[1]} r={step === MINIMUM ? 9 : 4} />
    ))}
    <text x={START[0] + 14} y={START[1] + 2}>
      {start}
    </text>
    <text x={MINIMUM[0] - 6} y={MINIMUM[1] + 36}>
      {end}
    </text>
  </svg>
);

export const query = graphql`
  fragment Descent on DescentLabels {
    start
    end
  }
`;
