/**
 * Industry pictures for the head of the page on phones. They show the same as the large artwork, with few elements and
 * lines that are 1 to 2 px wide when the picture is 335 px wide. At that width the whole picture shows; wider phones
 * cut off a strip above and below.
 */
import { drawCard, drawGate } from "./card";
import { corners, drawGood, foundLight, stocked, tonesOf, type Good, type Row } from "./industry-shelf";
import { INK, PAIRS, PAPER, ROSE, mix, type Pair } from "./palette";
import { BONE, bodyOf, bones, GROUND, kneeAngle, poseAt, runners, TONES, wayOf } from "./runner";
import {
  blob,
  circle,
  curve,
  document,
  el,
  group,
  line,
  linearGradient,
  path,
  polyline,
  radialGradient,
  spline,
} from "./svg";
import type { Point } from "./svg";
import { voronoi } from "./voronoi";
import { wheel } from "./wheel";

const WIDTH = 1608;
/** Height of the drawing, and of the picture, which shows a scaled part of it. */
const HEIGHT = 536;
const SHOWN_HEIGHT = 585;
/** Line widths: about 1, 1.5 and 2 px on a phone. */
const HAIR = 5;
const LINE = 7;
const BOLD = 10;
/** Center of the light: to the right of the middle, as in the large artwork. */
const FOCUS: Point = [1060, 268];
const ROUND = { "stroke-linejoin": "round", "stroke-linecap": "round" };

/**
 * A color between the first (`share` 0) and the second (`share` 1) of a pair, mixed toward the background by `depth` (0
 * to 1).
 */
const shade = ([from, to]: Pair, share: number, depth = 0): string => mix(mix(from, to, share), INK, depth);

/** How dark something at `x` is, from 0 to 0.78: darker further left. */
const dusk = (x: number): number => Math.max(0, 0.78 - (0.78 * x) / 700);

/**
 * A picture of the right 1398 by 508 units of a drawing, which makes its few elements large. `light` is the color
 * behind the focus.
 */
const picture = (light: string, layers: readonly string[]): string =>
  document(WIDTH, SHOWN_HEIGHT, [
    group({ transform: "scale(1.15) translate(-210 -14)" }, [
      el("defs", {}, [
        linearGradient(
          "ground",
          [0, 0],
          [WIDTH, HEIGHT],
          [
            [0, mix(INK, light, 0.04)],
            [1, mix(INK, light, 0.12)],
          ],
        ),
        radialGradient("light", FOCUS, 620, [
          [0, light, 0.26],
          [0.5, light, 0.08],
          [1, light, 0],
        ]),
      ]),
      ...["ground", "light"].map((id) => el("rect", { width: WIDTH, height: HEIGHT, fill: `url(#${id})` })),
      ...layers,
    ]),
  ]);

/** The focus of a picture: a point with a ring. */
const target = (center: Point): string =>
  circle(center, 11, { fill: PAPER }) + circle(center, 26, { fill: "none", stroke: PAPER, "stroke-width": HAIR });

/** A heartbeat through a tissue of cells, which are brighter the nearer they are to it. */
export function drawPhonePulse(): string {
  const pair = PAIRS.pulse;
  const base = 318;
  const beat = (x: number, up: number, down: number): Point[] => [
    [x - 86, base],
    [x - 62, base - 16],
    [x - 38, base],
    [x - 20, base],
    [x, base - up],
    [x + 20, base + down],
    [x + 38, base],
    [x + 70, base - 22],
    [x + 104, base],
  ];
  // A sunflower spiral that extends beyond the picture above and below, so that the cells look like tissue, not a disk.
  const sites = Array.from({ length: 80 }, (_, index): Point => {
    const [angle, radius] = [index * Math.PI * (3 - Math.sqrt(5)), 66 * Math.sqrt(index + 0.6)];
    return [FOCUS[0] + Math.cos(angle) * radius, FOCUS[1] + Math.sin(angle) * radius];
  });
  const cells = voronoi(sites, 170).map((polygon, index) => {
    const [x, y] = sites[index] as Point;
    const away = Math.hypot(x - FOCUS[0], y - FOCUS[1]) / 440;
    if (away > 0.88 || y < -90 || y > HEIGHT + 90) return "";
    const wall = polygon.map(([px, py]): Point => [x + (px - x) * 0.9, y + (py - y) * 0.9]);
    return (
      path(blob(wall), { fill: shade(pair, away, 0.42 + away * 0.44) }) +
      (away < 0.7 ? circle([x, y], 9, { fill: mix(shade(pair, away, 0.1), PAPER, 0.4) }) : "")
    );
  });
  const line1: Point[] = [[-20, base], ...beat(250, 84, 34), ...beat(590, 110, 44)];
  const line2: Point[] = [...beat(1440, 84, 34).slice(3), [WIDTH + 20, base]];
  const peak = beat(FOCUS[0], 226, 120);
  return picture(pair[0], [
    ...cells,
    path(polyline([...line1, ...peak.slice(0, 4)]), { stroke: shade(pair, 0.35), "stroke-width": LINE, ...ROUND }),
    path(polyline([...peak.slice(6), ...line2]), { stroke: shade(pair, 0.9), "stroke-width": LINE, ...ROUND }),
    path(polyline(peak.slice(3, 7)), { stroke: ROSE, "stroke-width": BOLD, ...ROUND }),
    target(peak[4] as Point),
  ]);
}

/**
 * Payments in single file on a stream that narrows to a gate and rises behind it, and one that is held above the gate.
 */
export function drawPhoneLedger(): string {
  const pair = PAIRS.ledger;
  const middle = (x: number): number => {
    const past = Math.max(0, x - FOCUS[0]) / (WIDTH - FOCUS[0]);
    return 396 - 210 * (past * past * (3 - 2 * past));
  };
  const across = (x: number, level: number): number => {
    const away = (x - FOCUS[0]) / (x < FOCUS[0] ? 900 : 520);
    return middle(x) + level * (7 + 26 * Math.min(1.1, away * away));
  };
  const wires = [-4, -2, 0, 2, 4].map((level) => {
    const points = Array.from({ length: 14 }, (_, step): Point => {
      const x = -30 + (step / 13) * (WIDTH + 60);
      return [x, across(x, level)];
    });
    return path(curve(points), { stroke: shade(pair, 0.35 + level / 16, 0.58), "stroke-width": HAIR });
  });
  const places = [
    [-770, 2.2],
    [-740, -2.4],
    [-612, -1.5],
    [-486, 1.4],
    [-346, 0],
    [-228, 0],
    [-110, 0],
    [112, 0],
    [238, 0],
    [366, 0],
    [488, 0],
  ] as const;
  const cards = places.map(([away, level], index) => {
    const x = FOCUS[0] + away;
    const slope = (across(x + 20, level) - across(x - 20, level)) / 40;
    return drawCard({
      at: [x, across(x, level)],
      width: 98,
      turn: (Math.atan(slope) * 180) / Math.PI,
      color: shade(pair, away < 0 ? 0.1 : 0.75, 0.08 + dusk(x)),
      side: index % 3 === 1 ? "stripe" : "chip",
    });
  });
  const held: Point = [FOCUS[0], 176];
  const ring = 94;
  return picture(pair[0], [
    ...wires,
    ...cards,
    line([held[0], held[1] + ring], [held[0], middle(held[0]) + 84], { stroke: PAPER, "stroke-width": LINE }),
    drawGate([held[0], middle(held[0])], 32),
    circle(held, ring, { fill: "none", stroke: PAPER, "stroke-width": LINE }),
    drawCard({ at: held, width: 124, turn: -8, color: PAPER, side: "stripe" }),
  ]);
}

/** A shelf of goods with one gap, and the shelf above it. */
export function drawPhoneShelf(): string {
  const pair = PAIRS.shelf;
  const above: Row = [
    ["can", 2, 150, 220],
    ["box", 1, 230, 260],
    ["stack", 1, 250, 240],
    ["jar", 1, 190, 210],
  ];
  const row: Row = [
    ["bottle", 2, 124, 244],
    ["jar", 1, 180, 164],
    ["box", 1, 186, 214],
    ["gap", 1, 186, 214],
    ["box", 1, 186, 214],
    ["can", 1, 150, 190],
  ];
  const floors = [148, 448];
  const goods = [stocked(above, 330, 148, 24), stocked(row, 250, 448, 24)].flat();
  const gap = goods.find(({ shape }) => shape === "gap") as Good;
  const center: Point = [gap.x + gap.width / 2, gap.base - gap.height / 2];
  const things = goods.flatMap((good) => {
    if (good.shape === "gap") return [];
    const x = good.x + good.width / 2;
    const near = Math.exp(-((Math.hypot((x - center[0]) * 0.8, good.base - gap.base) / 360) ** 2));
    const light = Math.max(0, 0.16 + 0.56 * near + 0.2 * (x / WIDTH) - dusk(x) * 0.5);
    return [drawGood(good, tonesOf(shade(pair, x / WIDTH), light), HAIR)];
  });
  return picture("#C2447A", [
    el("defs", {}, foundLight(center, 330)),
    circle(center, 330, { fill: "url(#found)" }),
    ...floors.map((y) => el("rect", { y, width: WIDTH, height: 26, fill: mix(INK, "#5B2350", 0.55) })),
    ...things,
    ...floors.map((y) => line([0, y], [WIDTH, y], { stroke: shade(pair, 0.5, 0.25), "stroke-width": LINE })),
    circle(center, 330, { fill: "url(#spill)" }),
    ...corners(center, [gap.width / 2 + 4, gap.height / 2 - 8], 46, BOLD * 1.2),
    target(center),
  ]);
}

/** A quiet city that extends beyond both edges, and a tower under construction, with the one storey that was found. */
export function drawPhoneSkyline(): string {
  const pair = PAIRS.skyline;
  const [half, rise] = [176, 90];
  const face = (points: readonly Point[], fill: string): string => path(polyline(points, true), { fill });
  /** The corners of a building's plan at `height`: left, front, right, back. */
  const plot = ([x, y]: Point, size: number, height: number) =>
    [
      [x - half * size, y - height],
      [x, y + rise * size - height],
      [x + half * size, y - height],
      [x, y - rise * size - height],
    ] as const satisfies readonly Point[];
  /** The two visible walls between two heights. */
  const walls = (center: Point, size: number, from: number, to: number): [Point[], Point[]] => {
    const [low, high] = [plot(center, size, from), plot(center, size, to)];
    return [
      [low[0], low[1], high[1], high[0]],
      [low[1], low[2], high[2], high[1]],
    ];
  };
  const city = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 9 }, (_, index) => index - 5).flatMap((column) => {
      if ((row + column) % 2 !== 0 || (row === 2 && column === 0)) return [];
      const center: Point = [FOCUS[0] + column * half, 270 + row * rise];
      const rough = (column * column * 37 + row * 53) % 60;
      // Buildings in front of the tower are low.
      const height = row > 2 ? 14 + rough * 0.3 : 24 + rough * 0.9;
      const near = Math.exp(-((Math.hypot(column * half, (row - 2) * 120) / 400) ** 2));
      const color = shade(pair, center[0] / WIDTH, 0.24 + 0.24 * (1 - near) + 0.5 * dusk(center[0]));
      const [left, right] = walls(center, 0.8, 0, height);
      const roof = plot(center, 0.8, height);
      // No lines along the streets: each street would have two of them side by side.
      const edges = polyline(roof, true) + polyline([plot(center, 0.8, 0)[1], roof[1]]);
      const svg = [
        face(left, mix(INK, color, 0.22)),
        face(right, mix(INK, color, 0.1)),
        face(roof, mix(INK, color, 0.2 + near * 0.14)),
        path(edges, { stroke: color, "stroke-width": HAIR * 1.2, ...ROUND }),
      ];
      return { row, svg: svg.join("") };
    }),
  );
  const tower: Point = [FOCUS[0], 270 + 2 * rise];
  const [size, storey, closed, lit, roof] = [0.6, 46, 6, 4, 7.5];
  const level = (at: number): readonly Point[] => plot(tower, size, at * storey);
  const edge = mix(pair[1], PAPER, 0.5);
  const [left, right] = walls(tower, size, 0, closed * storey);
  const [litLeft, litRight] = walls(tower, size, lit * storey, (lit + 1) * storey);
  const from = (walls(tower, size, (lit + 0.5) * storey, 0)[1] as Point[])[1] as Point;
  const end: Point = [from[0] + 130, from[1]];
  const high = [
    face(left, mix(INK, edge, 0.4)),
    face(right, mix(INK, edge, 0.16)),
    face(level(closed), mix(INK, edge, 0.55)),
    group({ stroke: edge, "stroke-width": BOLD, ...ROUND }, [
      ...[left, right, level(closed)].map((points) => path(polyline(points, true))),
      ...[0, 1, 2].map((corner) => line(level(closed)[corner] as Point, level(roof)[corner] as Point)),
      path(polyline(level(roof), true)),
    ]),
    face(litLeft, PAPER),
    face(litRight, mix(PAPER, pair[1], 0.3)),
    // Covers the city's lines behind the mark.
    circle(end, 38, { fill: mix(INK, pair[1], 0.18) }),
    line(from, [end[0] - 26, end[1]], { stroke: PAPER, "stroke-width": LINE }),
  ].join("");
  return picture(pair[1], [
    ...[...city, { row: 2, svg: high }].sort((a, b) => a.row - b.row).map(({ svg }) => svg),
    target(end),
  ]);
}

/** Signals that run into a wheel of services, some of which depend on one. */
export function drawPhoneGraph(): string {
  const pair = PAIRS.graph;
  const radius = 184;
  const signals = Array.from({ length: 4 }, (_, index) => {
    const angle = Math.PI * (1.2 - index * 0.133);
    const dock: Point = [FOCUS[0] + Math.cos(angle) * (radius + 76), 268 + Math.sin(angle) * (radius + 76)];
    const y = 82 + index * 124;
    const x = 350 + ((index * 170) % 230);
    const color = shade(pair, index / 10, 0.42);
    return (
      path(`M-10 ${y}H440C580 ${y} ${dock[0] - 140} ${dock[1]} ${dock.join(" ")}`, {
        stroke: color,
        "stroke-width": BOLD,
        ...ROUND,
      }) + circle([x, y], 17, { fill: shade(pair, index / 10, 0.1) })
    );
  });
  return picture(pair[0], [...signals, ...wheel(pair, [FOCUS[0], 268], radius, 13)]);
}

/** A few instants of a sprint, and the angle of a knee in the last one. */
export function drawPhoneMotion(): string {
  const pair = PAIRS.motion;
  const scale = 0.49;
  const finish = 1320;
  // Low enough that wider phones, which cut off a strip above and below, still show him from head to foot.
  const end: Point = [FOCUS[0] + 20, 467];
  const wide = (width: number): number => width / scale;
  const last = poseAt(finish, finish);
  const { wedge, arc } = kneeAngle(last, 124);
  return picture("#C2502A", [
    el("rect", { y: end[1], width: WIDTH, height: HEIGHT - end[1], fill: shade(pair, 0, 0.84) }),
    line([0, end[1]], [WIDTH, end[1]], { stroke: shade(pair, 0, 0.45), "stroke-width": LINE }),
    group({ transform: `translate(${end[0] - finish * scale} ${end[1] - GROUND * scale}) scale(${scale})` }, [
      ...runners(finish, [1.85, 0.85], TONES),
      path(spline(wayOf(["farKnee", "farAnkle"], 1, finish - 2600, finish)), {
        stroke: shade(pair, 0.55, 0.1),
        "stroke-width": wide(LINE),
        ...ROUND,
      }),
      path(wedge, { fill: mix(INK, "#FF8A1E", 0.5) }),
      bodyOf(last, TONES),
      bones(last, { stroke: BONE, "stroke-width": wide(HAIR), ...ROUND }),
      path(arc, { stroke: PAPER, "stroke-width": wide(LINE) }),
      circle(last.knee, wide(14), { fill: PAPER }),
      circle(last.knee, wide(32), { fill: "none", stroke: PAPER, "stroke-width": wide(8) }),
    ]),
  ]);
}
