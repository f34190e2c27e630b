/** The word mark "Novalith AI", drawn as shapes. Capitals are 100 units high; y down, 100 = base line. */
import { circle, el, group, path, polyline, type Point } from "./svg";

const STEM = 13;
const WAIST = 29;

type Glyph = {
  width: number;
  draw: (color: string) => string;
};

const solid = (color: string, ...polygons: Point[][]): string =>
  path(polygons.map((points) => polyline(points, true)).join(""), { fill: color });
const upright = (x: number, top: number): Point[] => [
  [x, top],
  [x + STEM, top],
  [x + STEM, 100],
  [x, 100],
];
const stroke = (color: string, d: string): string => path(d, { stroke: color, "stroke-width": STEM });
const bowl = (color: string, x: number): string =>
  circle([x, 64.5], 30.5, { fill: "none", stroke: color, "stroke-width": STEM });

const GLYPHS: Record<string, Glyph> = {
  N: {
    width: 74,
    draw: (c) =>
      solid(c, upright(0, 0), upright(61, 0), [
        [0, 0],
        [15.5, 0],
        [74, 100],
        [58.5, 100],
      ]),
  },
  o: { width: 74, draw: (c) => bowl(c, 37) },
  v: {
    width: 63,
    draw: (c) =>
      solid(c, [
        [0, WAIST],
        [14, WAIST],
        [31.5, 82],
        [49, WAIST],
        [63, WAIST],
        [38.4, 100],
        [24.6, 100],
      ]),
  },
  a: { width: 74, draw: (c) => bowl(c, 37) + solid(c, upright(61, WAIST)) },
  l: { width: STEM, draw: (c) => solid(c, upright(0, -5)) },
  i: { width: STEM, draw: (c) => solid(c, upright(0, WAIST)) + circle([STEM / 2, 8], 8.4, { fill: c }) },
  t: {
    width: 45,
    draw: (c) =>
      stroke(c, "M19 8V75Q19 93.5 36 93.5H45") +
      solid(c, [
        [0, WAIST],
        [45, WAIST],
        [45, WAIST + 12],
        [0, WAIST + 12],
      ]),
  },
  h: {
    width: 60,
    draw: (c) => solid(c, upright(0, -5)) + stroke(c, "M6.5 62C6.5 45 16 34.8 30.5 34.8C45 34.8 53.5 44 53.5 60V100"),
  },
  A: {
    width: 86,
    draw: (c) =>
      solid(
        c,
        [
          [0, 100],
          [35.5, 0],
          [50.5, 0],
          [86, 100],
          [71.8, 100],
          [43, 17.5],
          [14.2, 100],
        ],
        [
          [20, 79],
          [24.2, 67],
          [61.8, 67],
          [66, 79],
        ],
      ),
  },
  I: { width: STEM, draw: (c) => solid(c, upright(0, 0)) },
};

/** Letters with the space after each, tuned by eye, in units. */
const SETTING: readonly (readonly [letter: string, space: number])[] = [
  ["N", 13],
  ["o", 4],
  ["v", 4],
  ["a", 19],
  ["l", 18],
  ["i", 10],
  ["t", 10],
  ["h", 36],
  ["A", 15],
  ["I", 0],
];

/** Width of the word mark in units (100 = height of a capital). */
export const WORDMARK_WIDTH = SETTING.reduce(
  (sum, [letter, space]) => sum + (GLYPHS[letter] as Glyph).width + space,
  0,
);

/**
 * The word mark as SVG.
 * @param at left end of the base line, pixels
 * @param cap height of a capital, pixels
 * @param name color of "Novalith"
 * @param suffix color of "AI"
 */
export function drawWordmark(at: Point, cap: number, name: string, suffix: string): string {
  let x = 0;
  const letters = SETTING.map(([letter, space], index) => {
    const glyph = GLYPHS[letter] as Glyph;
    const drawn = el("g", { transform: `translate(${x} 0)` }, glyph.draw(index < 8 ? name : suffix));
    x += glyph.width + space;
    return drawn;
  });
  return group({ transform: `translate(${at[0]} ${at[1] - cap}) scale(${(cap / 100).toFixed(5)})` }, letters);
}
