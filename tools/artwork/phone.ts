/**
 * Industry pictures for the head of a phone's page: what the large artwork shows, with few things in it and lines of 1
 * to 2 px where the picture is 335 px wide. It shows whole there; wider phones cut off a strip above and below.
 */
import { bodyOf, bones, GROUND, joints, poseAt, STRIDE, wayOf } from "./industry-motion";
import { corners, outline, type Shape } from "./industry-shelf";
import { INK, PAIRS, PAPER, ROSE, mix, type Pair } from "./palette";
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

const WIDTH = 1608;
/** Height of what is drawn, and of the picture, which shows a part of that. */
const HEIGHT = 536;
const SHOWN_HEIGHT = 585;
/** Widths of lines: 1, 1.5 and 2 px on a phone. */
const HAIR = 5;
const LINE = 7;
const BOLD = 10;
/** Where the picture is lit: right of its middle, as in the large one. */
const FOCUS: Point = [1060, 268];
const ROUND = { "stroke-linejoin": "round", "stroke-linecap": "round" };

/** A color of the pair, `share` 0 to 1 from its first to its second, sunk toward the ground by `depth` 0 to 1. */
const shade = ([from, to]: Pair, share: number, depth = 0): string => mix(mix(from, to, share), INK, depth);

/** How much of its light a thing at `x` has lost: what lies to the left comes out of the dark. */
const dusk = (x: number): number => Math.max(0, 0.78 - (0.78 * x) / 700);

/** Its right 1398 by 508 units show, so that few things are large. `light` is the color behind the focus. */
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

/** A heartbeat through a tissue of cells, the brighter the nearer to it. */
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
  // A sunflower's spiral: it runs out of the picture above and below, so the cells are tissue, not a disk.
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

/** Candles on a stream that narrows to the one that is decided, and rises from there. */
export function drawPhoneLedger(): string {
  const pair = PAIRS.ledger;
  const middle = (x: number): number => {
    const past = Math.max(0, x - FOCUS[0]) / (WIDTH - FOCUS[0]);
    return 336 - 190 * (past * past * (3 - 2 * past)) + 14 * Math.sin(x / 90);
  };
  const wires = [-4, -3, -2, -1, 1, 2, 3, 4].map((wire) => {
    const points = Array.from({ length: 14 }, (_, step): Point => {
      const x = -30 + (step / 13) * (WIDTH + 60);
      const away = (x - FOCUS[0]) / (x < FOCUS[0] ? 900 : 520);
      return [x, middle(x) + wire * (7 + 26 * Math.min(1.1, away * away))];
    });
    return path(curve(points), { stroke: shade(pair, 0.35 + wire / 16, 0.62), "stroke-width": HAIR });
  });
  const STEP = 54;
  const candles = Array.from({ length: 29 }, (_, index) => {
    const x = 34 + index * STEP;
    const isLit = Math.abs(x - FOCUS[0]) < STEP / 2;
    const rises = isLit || (index * 5) % 7 < 4 || x > FOCUS[0] + 120;
    const half = isLit ? 66 : 16 + ((index * 37) % 22);
    const y = middle(x) - (isLit ? 36 : 0) + (((index * 29) % 17) - 8);
    const color = isLit ? PAPER : shade(pair, rises ? 0 : 1, 0.08 + dusk(x));
    return (
      line([x, y - half - 22], [x, y + half + 20], { stroke: color, "stroke-width": HAIR }) +
      el("rect", { x: x - 14, y: y - half, width: 28, height: half * 2, rx: 3, fill: color }) +
      (isLit ? target([x, y - half - 62]) : "")
    );
  });
  return picture(pair[0], [...wires, ...candles]);
}

/** Two shelves of goods, and the one gap. */
export function drawPhoneShelf(): string {
  const pair = PAIRS.shelf;
  const floors = [258, 480];
  const gap = { from: 990, to: 1130 };
  const rows: [shape: Shape, facings: number, width: number, height: number][][] = [
    [
      ["can", 3, 66, 118],
      ["box", 3, 84, 158],
      ["stack", 1, 120, 96],
      ["bottle", 4, 54, 184],
      ["box", 2, 96, 132],
      ["jar", 3, 78, 108],
      ["can", 4, 62, 124],
    ],
    [
      ["bottle", 3, 54, 176],
      ["jar", 2, 82, 116],
      ["box", 3, 92, 150],
      ["can", 3, 64, 112],
      ["box", 3, 88, 168],
      ["stack", 2, 112, 92],
      ["bottle", 3, 54, 182],
    ],
  ];
  const goods = rows.flatMap((row, level) => {
    let x = 40;
    return row.flatMap(([shape, facings, width, height]) => {
      const group: string[] = [];
      for (let facing = 0; facing < facings; facing += 1) {
        if (level === 1 && x + width > gap.from - 14 && x < gap.to) x = gap.to + 18;
        if (x + width > WIDTH - 30) break;
        const base = (floors[level] as number) - 4;
        const near = Math.exp(-((Math.hypot(x + width / 2 - 1060, (base - 480) * 0.9) / 420) ** 2));
        const share = x / WIDTH;
        group.push(
          path(outline({ shape, x, base, width, height }), {
            fill: shade(pair, share, 0.84 - near * 0.5),
            stroke: shade(pair, share, Math.max(0.04, 0.1 + dusk(x) * 0.8)),
            "stroke-width": HAIR,
          }),
        );
        x += width + 13;
      }
      x += 16;
      return group;
    });
  });
  const center: Point = [(gap.from + gap.to) / 2, 392];
  const marks = corners(center, [72, 80], 30, BOLD);
  return picture("#C2447A", [
    ...floors.map((y) => line([0, y], [WIDTH, y], { stroke: shade(pair, 0.5, 0.25), "stroke-width": LINE })),
    ...goods,
    ...marks,
    target(center),
  ]);
}

/** A city of blocks that goes on beyond both edges, and one lit tower: the nearer a roof, the more of its light it has. */
export function drawPhoneSkyline(): string {
  const pair = PAIRS.skyline;
  const [half, rise] = [112, 58];
  const block = (x: number, y: number, height: number, color: string, fill: number, tall = false): string => {
    const face = (points: Point[], depth: number): string =>
      path(polyline(points, true), { fill: mix(INK, color, depth) });
    const share = tall ? 0.6 : 0.84;
    const [w, r] = [half * share, rise * share];
    const up = ([px, py]: Point): Point => [px, py - height];
    const [left, right, front, back]: Point[] = [
      [x - w, y],
      [x + w, y],
      [x, y + r],
      [x, y - r],
    ] as [Point, Point, Point, Point];
    const [roofLeft, roofRight, roofFront] = [up(left as Point), up(right as Point), up(front as Point)];
    // Edges along the streets have no line: two of them would lie side by side in every one.
    const edges =
      polyline([roofLeft, roofFront, roofRight, up(back as Point)], true) +
      [front as Point, ...(tall ? [left as Point, right as Point] : [])]
        .map((foot) => polyline([foot, up(foot)]))
        .join("");
    return (
      face([left, front, roofFront, roofLeft] as Point[], fill * 0.6) +
      face([front, right, roofRight, roofFront] as Point[], fill * 0.22) +
      face([roofLeft, roofFront, roofRight, up(back as Point)], fill) +
      path(edges, { stroke: color, "stroke-width": HAIR, ...ROUND })
    );
  };
  const FLOOR = 316;
  const city: { y: number; svg: string }[] = [];
  for (let row = 0; row < 5; row += 1)
    for (let column = -10; column <= 5; column += 1) {
      if ((row + column) % 2 !== 0 || (row === 2 && column === 0)) continue;
      const x = FOCUS[0] + column * half;
      const y = FLOOR + row * rise;
      const near = Math.exp(-((Math.hypot(x - FOCUS[0], (row - 1.5) * 120) / 420) ** 2));
      const rough = (column * column * 37 + row * 53) % 60;
      // What stands before the tower is low.
      const height = row > 2 ? 18 + rough * 0.3 : 22 + rough * 0.4 + near * (40 + rough);
      const color = mix(shade(pair, x / WIDTH, 0.46 * (1 - near) + 0.38 * dusk(x)), PAPER, near * 0.2);
      city.push({ y, svg: block(x, y, height, color, 0.2 + near * 0.56) });
    }
  const tower: Point = [FOCUS[0], FLOOR + 2 * rise];
  const windows = Array.from({ length: 6 }, (_, level) =>
    [0, 1].map((bay) =>
      el("rect", {
        x: tower[0] + 13 + bay * 25,
        y: tower[1] - 262 + level * 36 - bay * 13,
        width: 16,
        height: 20,
        fill: PAPER,
      }),
    ),
  ).flat();
  const lit = [
    block(tower[0], tower[1], 310, mix(pair[1], PAPER, 0.45), 0.7, true),
    ...windows,
    line([tower[0], tower[1] - 312], [tower[0], tower[1] - 382], { stroke: PAPER, "stroke-width": HAIR }),
    circle([tower[0], tower[1] - 388], 11, { fill: PAPER }),
  ].join("");
  return picture(
    pair[1],
    [...city, { y: tower[1], svg: lit }].sort((a, b) => a.y - b.y).map(({ svg }) => svg),
  );
}

/** Signals that run into a wheel of services, whose dependencies are bundled; those of one service are lit. */
export function drawPhoneGraph(): string {
  const pair = PAIRS.graph;
  const center: Point = [FOCUS[0], 268];
  const radius = 212;
  const systems = 8;
  const size = 3;
  /** The angle of a service, in radians; between two systems there is room for one more. */
  const angleOf = (index: number): number =>
    ((Math.floor(index / size) * (size + 1) + (index % size)) / (systems * (size + 1))) * 2 * Math.PI - 2.9;
  const at = (angle: number, distance: number): Point => [
    center[0] + Math.cos(angle) * distance,
    center[1] + Math.sin(angle) * distance,
  ];
  const rim = (index: number, distance = radius): Point => at(angleOf(index), distance);
  const tone = ([x]: Point): number => Math.max(0, Math.min(1, (x - center[0] + radius) / (2 * radius)));
  /** From a service by way of its own system's waist, the middle and the other system's waist. */
  const bundle = (from: number, to: number): string => {
    const waist = (index: number): Point => rim(Math.floor(index / size) * size + (size - 1) / 2, radius * 0.5);
    return spline([rim(from), waist(from), center, waist(to), rim(to)]);
  };
  const found = 13;
  const callers = [0, 2, 3, 5, 7, 8, 10, 16, 18, 20, 23];
  const services = Array.from({ length: systems * size }, (_, index) => index);
  const arcs = Array.from({ length: systems }, (_, system) => {
    const [start, end] = [rim(system * size, radius + 34), rim(system * size + size - 1, radius + 34)];
    return path(`M${start.join(" ")}A${radius + 34} ${radius + 34} 0 0 1 ${end.join(" ")}`, {
      stroke: shade(pair, tone(start), system === Math.floor(found / size) ? 0 : 0.4),
      "stroke-width": BOLD,
      ...ROUND,
    });
  });
  const signals = Array.from({ length: 5 }, (_, index) => {
    const dock = at(Math.PI * (1.16 - index * 0.08), radius + 64);
    const y = 76 + index * 96;
    const x = 330 - ((index * 211) % 60);
    return (
      path(`M-10 ${y}H400C540 ${y} ${dock[0] - 140} ${dock[1]} ${dock.join(" ")}`, {
        stroke: shade(pair, index / 10, 0.5),
        "stroke-width": HAIR,
      }) + circle([x, y], 9, { fill: shade(pair, index / 10, 0.1) })
    );
  });
  return picture(pair[0], [
    ...signals,
    ...callers.map((caller) => path(bundle(caller, found), { stroke: "#DDF58C", "stroke-width": LINE })),
    ...arcs,
    ...services.map((index) =>
      circle(rim(index), 10, {
        fill: callers.includes(index) ? PAPER : INK,
        stroke: shade(pair, tone(rim(index)), 0.1),
        "stroke-width": HAIR,
      }),
    ),
    target(rim(found)),
  ]);
}

/** One sprint seen as many instants, the last one lit, with what its leg swept through. */
export function drawPhoneMotion(): string {
  const pair = PAIRS.motion;
  const scale = 0.47;
  const finish = 1320;
  const end: Point = [FOCUS[0] + 40, 462];
  const wide = (width: number): number => width / scale;
  const last = poseAt(finish, finish);
  // Half a step and a whole one ago.
  const ghosts = [2, 1].map((behind) => {
    const pose = poseAt(finish - (behind * STRIDE) / 2, finish);
    const color = shade(pair, 0.6, behind * 0.3);
    return bones(pose, { stroke: color, "stroke-width": wide(2) }) + joints(pose, wide(6), { fill: color });
  });
  const way = (bone: Parameters<typeof wayOf>[0], share: number, width: number, depth: number): string =>
    path(curve(wayOf(bone, share, finish - 2600, finish)), {
      stroke: shade(pair, 0.55, depth),
      "stroke-width": wide(width),
      ...ROUND,
    });
  return picture("#C2502A", [
    line([0, end[1]], [WIDTH, end[1]], { stroke: shade(pair, 0, 0.55), "stroke-width": HAIR }),
    group({ transform: `translate(${end[0] - finish * scale} ${end[1] - GROUND * scale}) scale(${scale})` }, [
      ...[0.33, 0.67].map((share) => way(["hip", "knee"], share, 2, 0.65)),
      ...[0.33, 0.67].map((share) => way(["knee", "ankle"], share, 2, 0.65)),
      way(["hip", "knee"], 0, 3, 0.4),
      way(["hip", "knee"], 1, 3, 0.4),
      way(["knee", "ankle"], 1, LINE, 0.1),
      ...ghosts,
      group({ opacity: 0.24 }, [bodyOf(last, "#FFD9B0")]),
      bones(last, { stroke: PAPER, "stroke-width": wide(6), ...ROUND }),
      joints(last, wide(8), { fill: pair[1] }),
    ]),
  ]);
}
