/**
 * Industry pictures for thumbnails: one motif each, flat colors, lines that are 2 px wide when the picture is 176 px
 * wide.
 */
import { drawCard, drawGate } from "./card";
import { INK, PAIRS, PAPER, ROSE, mix, type Pair } from "./palette";
import { bodyOf, GROUND, kneeAngle, poseAt, runners, TONES } from "./runner";
import { circle, document, el, group, line, path, polyline, type Point } from "./svg";
import { wheel } from "./wheel";

const WIDTH = 1600;
const HEIGHT = 1000;
/** Width of a line, in pixels of the picture. */
const STROKE = 18;
const ROUND = { "stroke-width": STROKE, "stroke-linejoin": "round", "stroke-linecap": "round" };

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  el("rect", { x, y, width, height, rx: 10, fill });

/**
 * A color between the first (`share` 0) and the second (`share` 1) of a pair, mixed toward the background by `depth` (0
 * to 1).
 */
const shade = ([from, to]: Pair, share: number, depth = 0): string => mix(mix(from, to, share), INK, depth);

/** A picture on the background, which is slightly tinted with `light`. */
const picture = (light: string, layers: readonly string[]): string =>
  document(WIDTH, HEIGHT, [el("rect", { width: WIDTH, height: HEIGHT, fill: mix(INK, light, 0.09) }), ...layers]);

/** A heartbeat that lights the rings around it. */
export function drawSmallPulse(): string {
  const pair = PAIRS.pulse;
  const base = 545;
  const beat = (x: number, height: number): Point[] => [
    [x - 90, base],
    [x, base - height],
    [x + 60, base + height * 0.5],
    [x + 110, base],
  ];
  const tip: Point = [980, base - 205];
  return picture(pair[0], [
    ...[1, 2, 3].map((ring) =>
      circle([tip[0], base - 40], ring * 150, {
        fill: "none",
        stroke: shade(pair, ring / 3, 0.45 + ring * 0.13),
        "stroke-width": STROKE,
      }),
    ),
    path(polyline([[-20, base], ...beat(330, 90), ...beat(tip[0], 205), [WIDTH + 20, base]]), {
      stroke: shade(pair, 0.75),
      ...ROUND,
    }),
    circle(tip, 34, { fill: PAPER, stroke: ROSE, "stroke-width": STROKE }),
  ]);
}

/** Payments in a row, a gate, and the one that is held above it. */
export function drawSmallLedger(): string {
  const pair = PAIRS.ledger;
  const [gate, y, width] = [880, 740, 290];
  const held: Point = [gate, 310];
  const ring = 222;
  return picture(pair[0], [
    line([0, y], [WIDTH, y], { stroke: shade(pair, 0.4, 0.5), "stroke-width": STROKE }),
    ...[-630, -290, 290, 630].map((away) =>
      drawCard({
        at: [gate + away, y],
        width,
        color: shade(pair, away < 0 ? 0 : 1, away < -300 ? 0.35 : 0.1),
        side: "stripe",
      }),
    ),
    line([gate, held[1] + ring], [gate, y + 118], { stroke: PAPER, "stroke-width": STROKE }),
    drawGate([gate, y], 84),
    circle(held, ring, { fill: "none", stroke: PAPER, "stroke-width": STROKE }),
    drawCard({ at: held, width, turn: -8, color: PAPER, side: "stripe" }),
  ]);
}

/** A shelf with a framed gap, between the goods of the shelves above and below. */
export function drawSmallShelf(): string {
  const pair = PAIRS.shelf;
  const [wide, step] = [190, 224];
  const gap = 4;
  const heights = [300, 250, 300, 300, 300, 300, 230, 270];
  const floors = [270, 720, 1170];
  // Only the shelf with the gap is lit, from the right.
  const good = (column: number, floor: number, height: number, isLit: boolean): string => {
    const x = -70 + column * step;
    const color = (depth: number): string => shade(pair, x / WIDTH, depth);
    const side = el("rect", {
      x: x + wide * 0.66,
      y: floor - height,
      width: wide * 0.34,
      height,
      rx: 10,
      fill: color(0),
    });
    return rect(x, floor - height, wide, height, color(isLit ? 0.3 : 0.7)) + (isLit ? side : "");
  };
  const rows = floors.flatMap((floor, row) => [
    ...heights.flatMap((_, column) => {
      const height = heights[(column + row * 3 + 5) % heights.length] as number;
      return row === 1 && column === gap ? [] : [good(column, floor - 9, height, row === 1)];
    }),
    line([0, floor], [WIDTH, floor], { stroke: shade(pair, 0.5, row === 1 ? 0.1 : 0.5), "stroke-width": STROKE }),
  ]);
  const [left, right, top, bottom] = [-70 + gap * step, -70 + gap * step + wide, 400, 690];
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    path(
      polyline([
        [x + dx, y],
        [x, y],
        [x, y + dy],
      ]),
      { stroke: PAPER, ...ROUND, "stroke-width": STROKE * 1.5 },
    );
  return picture(pair[1], [
    ...rows,
    corner(left, top, 65, 75),
    corner(right, top, -65, 75),
    corner(left, bottom, 65, -75),
    corner(right, bottom, -65, -75),
    circle([(left + right) / 2, (top + bottom) / 2], 36, { fill: PAPER }),
  ]);
}

/** Blocks along a street, and a tower under construction with one lit storey. */
export function drawSmallSkyline(): string {
  const pair = PAIRS.skyline;
  const face = (points: readonly Point[], fill: string): string => path(polyline(points, true), { fill });
  /** The corners of a block's plan at `height`: left, front, right, back. */
  const plot = (x: number, y: number, height: number, half: number) =>
    [
      [x - half, y - height],
      [x, y + half * 0.53 - height],
      [x + half, y - height],
      [x, y - half * 0.53 - height],
    ] as const satisfies readonly Point[];
  /** A block from one height to another: its two walls and its roof. */
  const block = (
    x: number,
    y: number,
    [from, to]: readonly [number, number],
    half: number,
    colors: string[],
  ): string => {
    const [low, high] = [plot(x, y, from, half), plot(x, y, to, half)];
    const [left, right, roof] = colors as [string, string, string];
    return [
      face([low[0], low[1], high[1], high[0]], left),
      face([low[1], low[2], high[2], high[1]], right),
      face(high, roof),
    ].join("");
  };
  const quiet = (x: number): string[] => [0.5, 0.76, 0.3].map((depth) => shade(pair, x / WIDTH, depth));
  const street = (heights: readonly number[], start: number, y: number): string[] =>
    heights.map((height, index) => {
      const x = start + index * 260;
      return height === 0 ? "" : block(x, y, [0, height], 112, quiet(x));
    });
  const [x, y, half, storey] = [970, 720, 128, 92];
  const walls = [mix(pair[1], INK, 0.3), mix(pair[1], INK, 0.62), mix(pair[1], PAPER, 0.25)];
  const frame = [4, 5.6].map((level) => plot(x, y, level * storey, half));
  return picture(pair[0], [
    ...street([130, 200, 150, 0, 190, 160, 120], 60, 590),
    ...street([110, 80, 140, 0, 0, 120, 90, 70], -70, 720),
    block(x, y, [0, 4 * storey], half, walls),
    block(x, y, [2.4 * storey, 3.4 * storey], half, [PAPER, mix(PAPER, pair[1], 0.3)].concat("none")),
    group({ stroke: mix(pair[1], PAPER, 0.4), ...ROUND }, [
      ...[0, 1, 2].map((corner) => line(frame[0]?.[corner] as Point, frame[1]?.[corner] as Point)),
      path(polyline(frame[1] as readonly Point[], true)),
    ]),
    ...street([50, 70, 40, 30, 40, 60, 50], 60, 880),
  ]);
}

/** Signals that run into a wheel of services, some of which depend on one. */
export function drawSmallGraph(): string {
  const pair = PAIRS.graph;
  const center: Point = [930, 500];
  return picture(pair[0], [
    ...[-1, 0, 1].map((row) =>
      path(
        `M-20 ${500 + row * 180}H180C380 ${500 + row * 180} 400 ${500 + row * 96} ${row === 0 ? 590 : 606} ${500 + row * 96}`,
        {
          stroke: shade(pair, 0, 0.45),
          ...ROUND,
        },
      ),
    ),
    ...[-1, 0, 1].map((row) => circle([170 + row * 60, 500 + row * 180], 30, { fill: shade(pair, 0.1, 0.2) })),
    ...wheel(pair, center, 230, 20),
  ]);
}

/** A runner, the same runner a step earlier, and the angle of his knee. */
export function drawSmallMotion(): string {
  const pair = PAIRS.motion;
  const scale = 0.87;
  const finish = 1320;
  const end: Point = [905, 850];
  const last = poseAt(finish, finish);
  const { arc } = kneeAngle(last, 130);
  return picture(ROSE, [
    line([0, end[1]], [WIDTH, end[1]], { stroke: shade(pair, 0, 0.5), "stroke-width": STROKE }),
    group({ transform: `translate(${end[0] - finish * scale} ${end[1] - GROUND * scale}) scale(${scale})` }, [
      ...runners(finish, [0.72], TONES),
      bodyOf(last, TONES),
      path(arc, { stroke: PAPER, "stroke-width": STROKE / scale, "stroke-linecap": "round" }),
      circle(last.knee, 42, { fill: PAPER }),
    ]),
  ]);
}
