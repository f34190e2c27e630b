/**
 * The mark: an N cut into four upright bars by three gaps. The two outer bars are the stems. The two inner ones form
 * the lit diagonal, a signal that steps down between the stems. Drawn in a box of 60 x 60 units.
 */
import { el, linearGradient, polyline, path, type Point } from "./svg";

export const MARK_SIZE = 60;

const BAR = 11.4;
const GAP = (MARK_SIZE - BAR * 4) / 3;
const SLOPE = 0.6;
const DEPTH = MARK_SIZE - MARK_SIZE * SLOPE;

const upper = (x: number): number => x * SLOPE;
const lower = (x: number): number => x * SLOPE + DEPTH;

/** Corners of bar 0 to 3, left to right. */
function bar(index: number): Point[] {
  const [left, right] = [index * (BAR + GAP), index * (BAR + GAP) + BAR];
  const top: Point[] =
    index === 3
      ? [
          [left, 0],
          [right, 0],
        ]
      : [
          [left, upper(left)],
          [right, upper(right)],
        ];
  const foot: Point[] =
    index === 0
      ? [
          [right, MARK_SIZE],
          [left, MARK_SIZE],
        ]
      : [
          [right, lower(right)],
          [left, lower(left)],
        ];
  return [...top, ...foot];
}

/** Path data of the two stems, and of the two lit inner bars. */
export function markPaths(): { stems: string; light: string } {
  const data = (indexes: readonly number[]): string => indexes.map((index) => polyline(bar(index), true)).join("");
  return { stems: data([0, 3]), light: data([1, 2]) };
}

export type MarkColors = {
  stems: string;
  light: readonly [from: string, to: string];
};

/**
 * The mark in one ink, as SVG.
 * @param at top left corner, pixels
 * @param size side of the square it fills, pixels
 */
export function drawInkMark(at: Point, size: number, ink: string): string {
  const { stems, light } = markPaths();
  const transform = `translate(${at[0]} ${at[1]}) scale(${(size / MARK_SIZE).toFixed(5)})`;
  return path(stems + light, { fill: ink, transform });
}

/**
 * The mark as SVG.
 * @param at top left corner, pixels
 * @param size side of the square it fills, pixels
 */
export function drawMark(at: Point, size: number, { stems, light }: MarkColors): string {
  const paths = markPaths();
  return el("g", { transform: `translate(${at[0]} ${at[1]}) scale(${(size / MARK_SIZE).toFixed(5)})` }, [
    el(
      "defs",
      {},
      linearGradient(
        "mark-light",
        [14, 6],
        [46, 54],
        [
          [0, light[0]],
          [1, light[1]],
        ],
      ),
    ),
    path(paths.stems, { fill: stems }),
    path(paths.light, { fill: "url(#mark-light)" }),
  ]);
}
