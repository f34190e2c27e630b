/** Contour lines around the minimum, from the innermost out. */
const CONTOURS = Array.from({ length: 13 }, (_, level) => ({
  cx: 348 - level * 6,
  cy: 236 - level * 4,
  rx: 16 + level * 29 + level * level * 0.6,
  ry: 10 + level * 19,
  turn: -14 - level * 3,
}));

/** The steps of one training run, from where it begins to the minimum. */
const STEPS = [
  [64, 58],
  [106, 140],
  [178, 128],
  [204, 196],
  [262, 188],
  [286, 226],
  [322, 222],
  [348, 236],
] as const;

/** A model finding its minimum: contour lines of an error surface and the steps down it. */
export const Descent = () => (
  <svg
    viewBox="0 0 560 440"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="descent edged w-full rounded-lg bg-night max-sm:aspect-video"
  >
    <g fill="none">
      {CONTOURS.map(({ cx, cy, rx, ry, turn }) => (
        <ellipse key={rx} cx={cx} cy={cy} rx={rx} ry={ry} transform={`rotate(${turn} ${cx} ${cy})`} />
      ))}
      <path pathLength={1} d={`M${STEPS.map((step) => step.join(" ")).join("L")}`} />
    </g>
    {STEPS.map(([x, y], index) => (
      <circle key={x} cx={x} cy={y} r={index === STEPS.length - 1 ? 8 : 4.5} />
    ))}
  </svg>
);
