/**
 * Geometry of the panel's drawing. Lines lead the cases to a scale, each at its score. Beyond the gate, the cases part
 * into two lanes. The places in the lanes are the same at every threshold, like beads on wires, so only the cases that
 * the gate passes move.
 */

/** Size of the drawing, in its own units. */
export const FIELD = { width: 560, height: 280 } as const;

/** Position of the scale. The style sheet puts the gate there (threshold.css). */
export const SCALE = { x: 238, top: 28, length: 224 } as const;

/** Where the lanes' wires begin. */
const LANES = 304;

/** Number of wires in a lane, and the distance between two beads. */
const WIRES = 10;
const PITCH = 12.8;

const LINES = 40;

/** Length of one case in the bars beside the scale, and their distance from it. */
const BAR = { length: 3.5, gap: 4 } as const;

export type Case = { score: number; wanted: boolean };
export type Point = { x: number; y: number };

/** How many cases of each kind are held, by threshold. */
export type Counts = { caught: readonly number[]; stopped: readonly number[] };

/** Rounds to a tenth, so that the built page holds short numbers. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Height of a score on the scale. */
export const levelOf = (score: number): number => round(SCALE.top + (1 - score / 100) * SCALE.length);

/** Reconstructs the cases from the counts, highest score first. */
export const casesOf = ({ caught, stopped }: Counts): Case[] =>
  caught.flatMap((_, index) => {
    const score = caught.length - 1 - index;
    const many = (counts: readonly number[]): number => (counts[score] ?? 0) - (counts[score + 1] ?? 0);
    return [
      ...Array.from({ length: many(caught) }, () => ({ score, wanted: true })),
      ...Array.from({ length: many(stopped) }, () => ({ score, wanted: false })),
    ];
  });

/**
 * The position of a case in a lane. Both lanes fill from the far end: the upper one starts with the highest score, the
 * lower one with the lowest. So at any threshold, both the held and the passed cases form a block without gaps.
 *
 * @param index place among all cases, highest score first
 * @param count number of all cases
 */
export const placeOf = (index: number, count: number, held: boolean): Point => {
  const place = held ? index : count - 1 - index;
  const x = FIELD.width - PITCH * (Math.floor(place / WIRES) + 0.5);
  const y = PITCH * ((place % WIRES) + 0.5);
  return { x: round(x), y: round(held ? y : FIELD.height - y) };
};

const MIDDLE = (SCALE.x + LANES) / 2;

/** A curve from a height on the scale to a height in the lanes. */
const bend = (from: number, to: number): string =>
  `C${MIDDLE} ${round(from)} ${MIDDLE} ${round(to)} ${LANES} ${round(to)}`;

type Span = { from: number; to: number };

/** The part of the scale that leads into a lane, and the lane's edges. */
const spansOf = (threshold: number, held: boolean): { scale: Span; lane: Span } =>
  held
    ? { scale: { from: SCALE.top, to: levelOf(threshold) }, lane: { from: 0, to: WIRES * PITCH } }
    : {
        scale: { from: levelOf(threshold), to: SCALE.top + SCALE.length },
        lane: { from: FIELD.height - WIRES * PITCH, to: FIELD.height },
      };

/** Area of a lane, from the scale to its far end, as path data. */
export const lanePath = (threshold: number, held: boolean): string => {
  const { scale, lane } = spansOf(threshold, held);
  const back = `C${MIDDLE} ${round(lane.to)} ${MIDDLE} ${round(scale.to)} ${SCALE.x} ${round(scale.to)}`;
  return `M${SCALE.x} ${scale.from}${bend(scale.from, lane.from)}H${FIELD.width}V${round(lane.to)}H${LANES}${back}Z`;
};

/** The wires of a lane, from the scale to its far end, as path data. */
export const wirePath = (threshold: number, held: boolean): string => {
  const { scale, lane } = spansOf(threshold, held);
  return Array.from({ length: WIRES }, (_, index) => {
    const share = (index + 0.5) / WIRES;
    const from = scale.from + share * (scale.to - scale.from);
    return `M${SCALE.x} ${round(from)}${bend(from, lane.from + share * (lane.to - lane.from))}H${FIELD.width}`;
  }).join("");
};

/**
 * The lines that lead the cases to the scale, as path data. Each carries the same number of cases and ends at their
 * mean score.
 */
export const linePath = (cases: readonly Case[]): string => {
  const size = cases.length / LINES;
  return Array.from({ length: LINES }, (_, index) => {
    const carried = cases.slice(index * size, (index + 1) * size);
    const to = levelOf(carried.reduce((sum, { score }) => sum + score, 0) / size);
    // 27 and 40 have no common factor, so every line starts at a different place.
    const from = round((((index * 27 + 11) % LINES) + 0.5) * (FIELD.height / LINES));
    return `M0 ${from}C120 ${from} 96 ${to} ${SCALE.x - 24} ${to}H${SCALE.x}`;
  }).join("");
};

/** Bars beside the scale: how many cases of a kind have each score. */
export const barPath = (counts: readonly number[], side: 1 | -1): string =>
  counts
    .map((count, score) => {
      const many = count - (counts[score + 1] ?? 0);
      return many === 0 ? "" : `M${SCALE.x + side * BAR.gap} ${levelOf(score)}h${side * many * BAR.length}`;
    })
    .join("");
