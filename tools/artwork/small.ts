/** Industry pictures for thumbnails: one motif each, lines of 2 px where the picture is 176 px wide, flat colors. */
import { INK, PAIRS, PAPER, ROSE, mix, type Pair } from "./palette";
import { circle, curve, document, el, group, line, path, polyline, type Point } from "./svg";

const WIDTH = 1600;
const HEIGHT = 1000;
/** Width of a line. */
const STROKE = 18;
const ROUND = { "stroke-width": STROKE, "stroke-linejoin": "round", "stroke-linecap": "round" };

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  el("rect", { x, y, width, height, rx: 10, fill });

/** A color of the pair, `share` 0 to 1 from its first to its second, sunk toward the ground by `depth` 0 to 1. */
const shade = ([from, to]: Pair, share: number, depth = 0): string => mix(mix(from, to, share), INK, depth);

/** `light` is the color that the ground takes a little of. */
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

/** Candles that rise; the one that closes is lit. */
export function drawSmallLedger(): string {
  const pair = PAIRS.ledger;
  const middles = [600, 570, 612, 550, 575, 520, 490, 455, 468, 425, 400];
  const lit = 7;
  return picture(
    pair[0],
    middles.flatMap((y, index) => {
      const x = 80 + index * 144;
      const rises = index === 0 || y < (middles[index - 1] as number);
      const color = index === lit ? PAPER : shade(pair, rises ? 0 : 1, rises ? 0.1 : 0.25);
      const half = index === lit ? 110 : 46 + ((index * 37) % 24);
      return [
        line([x, y - half - 45], [x, y + half + 40], { stroke: color, "stroke-width": STROKE }),
        rect(x - 42, y - half, 84, half * 2, color),
      ];
    }),
  );
}

/** Shelves, of which two stay whole in a picture of 5:2, and the one gap. */
export function drawSmallShelf(): string {
  const pair = PAIRS.shelf;
  const gap = { from: 860, to: 1060 };
  const heights = [190, 190, 240, 240, 160, 210, 210, 210, 150, 150, 230];
  const shelves = [150, 470, 790, 1110].flatMap((floor, row) => {
    const goods = heights.flatMap((_, column) => {
      const x = 30 + column * 143;
      const height = heights[(column + row * 4) % heights.length] as number;
      if (row === 1 && x + 112 > gap.from && x < gap.to) return [];
      return [rect(x, floor - 9 - height, 112, height, shade(pair, x / WIDTH, row === 1 ? 0.12 : 0.6))];
    });
    const board = line([0, floor], [WIDTH, floor], {
      stroke: shade(pair, 0.5, row === 1 ? 0.1 : 0.5),
      "stroke-width": STROKE,
    });
    return [...goods, board];
  });
  // In the middle between the boxes beside the gap.
  const [left, right, top, bottom] = [915, 1115, 211, 411];
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    path(
      polyline([
        [x + dx, y],
        [x, y],
        [x, y + dy],
      ]),
      { stroke: PAPER, ...ROUND },
    );
  return picture(pair[1], [
    ...shelves,
    corner(left, top, 55, 55),
    corner(right, top, -55, 55),
    corner(left, bottom, 55, -55),
    corner(right, bottom, -55, -55),
    circle([(left + right) / 2, (top + bottom) / 2], 24, { fill: PAPER }),
  ]);
}

/** Blocks of a street, and one lit tower. */
export function drawSmallSkyline(): string {
  const pair = PAIRS.skyline;
  const block = (x: number, y: number, height: number, near: number): string => {
    const [half, rise] = [92, 50];
    const color = mix(shade(pair, x / WIDTH), PAPER, near * 0.3);
    const face = (points: Point[], depth: number): string =>
      path(polyline(points, true), { fill: mix(color, INK, depth) });
    const left: Point = [x - half, y];
    const right: Point = [x + half, y];
    const front: Point = [x, y + rise];
    const back: Point = [x, y - rise];
    const up = ([px, py]: Point): Point => [px, py - height];
    return [
      face([left, front, up(front), up(left)], 0.45 - near * 0.3),
      face([front, right, up(right), up(front)], 0.78 - near * 0.2),
      face([up(left), up(front), up(right), up(back)], 0.15 - near * 0.15),
    ].join("");
  };
  const behind = [140, 220, 170, 240, 235, 210, 150].map((height, index) => block(130 + index * 225, 610, height, 0));
  const before = [90, 150, 120, 0, 0, 160, 110, 80].map((height, index) =>
    height === 0 ? "" : block(20 + index * 225, 730, height, 0.15),
  );
  const first = [70, 110, 60, 140, 90, 60, 120].map((height, index) => block(130 + index * 225, 880, height, 0));
  const windows = [0, 1, 2, 3, 4].flatMap((level) =>
    [0, 1].map((bay) => rect(1000 + bay * 36, 465 + level * 58 - bay * 18, 20, 34, PAPER)),
  );
  return picture(pair[0], [...behind, block(970, 760, 410, 1), ...windows, ...before, ...first]);
}

/** A graph through which one path is found. */
export function drawSmallGraph(): string {
  const pair = PAIRS.graph;
  const layers: Point[][] = [
    [
      [110, 250],
      [110, 500],
      [110, 750],
    ],
    [
      [450, 150],
      [450, 410],
      [450, 620],
      [450, 860],
    ],
    [
      [800, 280],
      [800, 500],
      [800, 740],
    ],
    [
      [1150, 150],
      [1150, 390],
      [1150, 610],
      [1150, 860],
    ],
    [
      [1490, 300],
      [1490, 500],
      [1490, 720],
    ],
  ];
  const found = [1, 2, 1, 1, 1];
  const link = ([x1, y1]: Point, [x2, y2]: Point): string =>
    `M${x1} ${y1}C${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}`;
  const links = layers
    .slice(0, -1)
    .flatMap((layer, index) =>
      layer.flatMap((from, row) =>
        (layers[index + 1] as Point[])
          .filter((_, to) => (row * 2 + to + index) % 3 === 0)
          .map((to) => path(link(from, to), { stroke: shade(pair, from[0] / WIDTH, 0.62), "stroke-width": STROKE })),
      ),
    );
  const way = found.map((row, index) => (layers[index] as Point[])[row] as Point);
  return picture(pair[0], [
    ...links,
    ...way
      .slice(0, -1)
      .map((from, index) =>
        path(link(from, way[index + 1] as Point), { stroke: shade(pair, 1), "stroke-width": STROKE }),
      ),
    ...layers.flat().map((point) => circle(point, 30, { fill: shade(pair, point[0] / WIDTH, 0.25) })),
    ...way.map((point) => circle(point, 38, { fill: PAPER })),
  ]);
}

/** A ball's trail in three leaps. */
export function drawSmallMotion(): string {
  const pair = PAIRS.motion;
  const floor = 600;
  const leap = (x: number, width: number, height: number): Point[] =>
    Array.from({ length: 13 }, (_, step): Point => {
      const share = step / 12;
      return [x + share * width, floor - height * 4 * share * (1 - share)];
    });
  const leaps = [leap(-60, 480, 160), leap(420, 540, 210), leap(960, 620, 240)];
  const [, , last] = leaps;
  const ball = (last as Point[])[6] as Point;
  const ghosts = leaps
    .flatMap((points) => [2, 4, 6, 8, 10].map((at) => points[at] as Point))
    .filter(([x]) => x < ball[0] - 40);
  return picture(ROSE, [
    line([0, floor + 45], [WIDTH, floor + 45], { stroke: shade(pair, 0, 0.6), "stroke-width": STROKE }),
    group({ ...ROUND }, [
      path(curve(leaps.slice(0, 2).flat()), { stroke: shade(pair, 0.2, 0.25) }),
      path(curve((last as Point[]).slice(0, 7)), { stroke: shade(pair, 0.8) }),
      path(curve((last as Point[]).slice(6)), { stroke: shade(pair, 1, 0.7) }),
    ]),
    ...Array.from({ length: 11 }, (_, index) =>
      line([72 + index * 146, floor + 80], [72 + index * 146, floor + (index % 5 === 2 ? 122 : 104)], {
        stroke: shade(pair, index / 10, 0.68),
        "stroke-width": STROKE,
      }),
    ),
    ...ghosts.map((point) => circle(point, 30, { fill: shade(pair, point[0] / WIDTH, 0.35) })),
    circle(ball, 56, { fill: PAPER }),
  ]);
}
