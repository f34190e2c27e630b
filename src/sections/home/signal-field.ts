/**
 * The drawing of the home page's first screen: many noisy lines that come
 * together into one. Computed, so that it weighs little and scales; the same
 * numbers every time, so that server and browser agree.
 */

export const SIGNAL_FIELD = { width: 800, height: 600 } as const;

const LINES = 34;
const SAMPLES = 11;
/** Where the lines meet, as a share of the width. */
const MEETING = 0.74;

type Point = readonly [x: number, y: number];

const smoothstep = (share: number): number => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

/** A repeatable number from 0 to 1 for an index. */
const noise = (index: number): number => {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

const linePoint = (line: number, sample: number): Point => {
  const share = sample / (SAMPLES - 1);
  const spread = (line + 0.5) / LINES + (noise(line) - 0.5) * 0.05;
  const calm = 1 - smoothstep(share * 1.05);
  const wave =
    Math.sin(share * (6 + 7 * noise(line + 40)) + noise(line + 80) * 6.3) * 0.055 +
    Math.sin(share * (17 + 9 * noise(line + 120)) + noise(line + 160) * 6.3) * 0.026;
  const y = 0.5 + (spread - 0.5) * 1.04 * (1 - smoothstep(share)) + wave * calm;
  return [share * MEETING * SIGNAL_FIELD.width, y * SIGNAL_FIELD.height];
};

/** A smooth curve through points (Catmull-Rom), as SVG path data in whole units. */
const curve = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const start = at(0);
  const segments = points.slice(1).map((point, index) => {
    const [before, from, next] = [at(index - 1), at(index), at(index + 2)];
    const control = [
      from[0] + (point[0] - before[0]) / 6,
      from[1] + (point[1] - before[1]) / 6,
      point[0] - (next[0] - from[0]) / 6,
      point[1] - (next[1] - from[1]) / 6,
      point[0],
      point[1],
    ];
    return `C${control.map(Math.round).join(" ")}`;
  });
  return `M${Math.round(start[0])} ${Math.round(start[1])}${segments.join("")}`;
};

/** The lines as one path, in the units of `SIGNAL_FIELD`. */
export const signalLines = (): string =>
  Array.from({ length: LINES }, (_, line) =>
    curve(Array.from({ length: SAMPLES }, (_unused, sample) => linePoint(line, sample))),
  ).join("");

/** Points on the lines, dense at the noisy end: the single observations. */
export const signalPoints = (): { x: number; y: number }[] =>
  Array.from({ length: LINES }, (_, line) => {
    const [x, y] = linePoint(line, 1 + Math.floor(noise(line + 200) * (SAMPLES - 5)));
    return { x: Math.round(x), y: Math.round(y) };
  });

/** Where the lines meet. */
export const SIGNAL_MEETING = { x: SIGNAL_FIELD.width * MEETING, y: SIGNAL_FIELD.height / 2 } as const;
