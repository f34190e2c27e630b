/** Real estate: an isometric district with a tower under construction. The storey that was found is lit. */
import { INK, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, group, line, path, polyline, type Point } from "./svg";

/**
 * Half the width and half the depth of a cell, pixels. A lot is two cells wide and a street one, so lots repeat every
 * three.
 */
const HALF_WIDTH = 62;
const HALF_DEPTH = 33;
const LOT = 2;
const PITCH = 3;
/** How far the district extends from the tower, in lots: to the front and to the horizon. */
const FRONT = 5;
const HORIZON = -3;
const FLOOR = 47;
/**
 * Storeys of the tower: the closed ones, and those above that are still a frame. The lit one is counted from the
 * ground.
 */
const CLOSED = 9;
const OPEN = 3;
const LIT = 6;

/** Maps cells and a height to a point in the picture. */
type Project = (column: number, row: number, height?: number) => Point;

/** The floor plan of a building, in cells. */
type Plot = { c0: number; c1: number; r0: number; r1: number };

function projector(origin: Point): Project {
  return (column, row, height = 0) => [
    origin[0] + (column - row) * HALF_WIDTH,
    origin[1] + (column + row) * HALF_DEPTH - height,
  ];
}

/** The three visible faces of a box between two heights. */
function faces(project: Project, { c0, c1, r0, r1 }: Plot, from: number, to: number) {
  return {
    left: [project(c0, r1, from), project(c1, r1, from), project(c1, r1, to), project(c0, r1, to)],
    right: [project(c1, r1, from), project(c1, r0, from), project(c1, r0, to), project(c1, r1, to)],
    top: [project(c0, r0, to), project(c1, r0, to), project(c1, r1, to), project(c0, r1, to)],
  } satisfies Record<string, Point[]>;
}

const face = (points: readonly Point[], fill: string): string => path(polyline(points, true), { fill });

/** Layouts of a lot: one building, two, or three and a yard. Plans are in cells from the lot's corner. */
const PLANS: readonly (readonly Plot[])[] = [
  [{ c0: 0.08, c1: 1.92, r0: 0.08, r1: 1.92 }],
  [
    { c0: 0.08, c1: 0.94, r0: 0.08, r1: 1.92 },
    { c0: 1.06, c1: 1.92, r0: 0.08, r1: 1.92 },
  ],
  [
    { c0: 0.08, c1: 0.94, r0: 0.08, r1: 0.94 },
    { c0: 1.06, c1: 1.92, r0: 0.08, r1: 0.94 },
    { c0: 0.08, c1: 1.92, r0: 1.06, r1: 1.92 },
  ],
];

/** A quiet building. The nearer it is to the tower, the brighter are its edges and its roof. */
function drawBuilding(stage: Stage, project: Project, plot: Plot, height: number, near: number): string {
  const x = project(plot.c0, plot.r1)[0];
  const color = mix(INK, tint(stage, x / stage.width), 0.36 + near * 0.6);
  const { left, right, top } = faces(project, plot, 0, height);
  return group({ stroke: color, "stroke-width": stage.weight.line * 1.25, "stroke-linejoin": "round" }, [
    face(left, mix(INK, color, 0.14 + near * 0.12)),
    face(right, mix(INK, color, 0.06)),
    face(top, mix(INK, color, 0.2 + near * 0.24)),
  ]);
}

function drawTower(stage: Stage, project: Project): string[] {
  const { weight, pair } = stage;
  const plot: Plot = { c0: 0.12, c1: 1.88, r0: 0.12, r1: 1.88 };
  const { c0, c1, r0, r1 } = plot;
  const edge = mix(pair[1], PAPER, 0.5);
  const closed = CLOSED * FLOOR;
  const roof = (CLOSED + OPEN) * FLOOR;
  const body = faces(project, plot, 0, closed);
  const lit = faces(project, plot, LIT * FLOOR, (LIT + 1) * FLOOR);
  const corner = (level: number): Point[] => [
    project(c0, r1, level * FLOOR),
    project(c1, r1, level * FLOOR),
    project(c1, r0, level * FLOOR),
  ];
  const columns: readonly (readonly [column: number, row: number])[] = [
    [c0, r1],
    [c1, r1],
    [c1, r0],
    [c0, r0],
  ];
  const levels = Array.from({ length: CLOSED - 1 }, (_, index) => index + 1);
  return [
    face(body.left, mix(INK, edge, 0.36)),
    face(body.right, mix(INK, edge, 0.14)),
    face(body.top, mix(INK, edge, 0.5)),
    ...levels.map((level) =>
      path(polyline(corner(level)), { stroke: mix(INK, edge, 0.55), "stroke-width": weight.hair * 1.2 }),
    ),
    group({ stroke: edge, "stroke-width": weight.bold * 0.8, "stroke-linejoin": "round", "stroke-linecap": "round" }, [
      ...[body.left, body.right, body.top].map((points) => path(polyline(points, true))),
      ...columns.map(([column, row]) => line(project(column, row, closed), project(column, row, roof))),
      ...Array.from({ length: OPEN - 1 }, (_, index) => path(polyline(corner(CLOSED + index + 1)))),
      path(polyline(faces(project, plot, 0, roof).top, true)),
    ]),
    group({ filter: "url(#haze)", opacity: 0.9 }, [face(lit.left, pair[1]), face(lit.right, pair[1])]),
    glowing(face(lit.left, PAPER) + face(lit.right, mix(PAPER, pair[1], 0.38)), 0.9),
  ];
}

/** Draws the real estate picture as an SVG document of 2000 x 1250 px. */
export function drawSkyline(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.skyline, [0.62, 0.5]);
  const { random, weight, focus } = stage;
  const project = projector([focus[0], focus[1] + 186]);
  const lots: { depth: number; svg: string[] }[] = [{ depth: 0, svg: drawTower(stage, project) }];
  for (let row = -8; row <= 8; row += 1) {
    for (let column = -8; column <= 8; column += 1) {
      const depth = column + row;
      const plan = random.pick(PLANS);
      const rough = plan.map(() => random.next());
      if ((column === 0 && row === 0) || depth < HORIZON || depth > FRONT) continue;
      const near = Math.exp(-((Math.hypot(column - row, depth) / 4) ** 2));
      // Buildings in front of the tower are low, so that they do not hide it. Those behind get lower toward the
      // horizon.
      const most = depth > 0 ? 50 : (60 + near * 110) * (1 + depth / 5);
      const svg = plan.map((plot, index) => {
        const [c, r] = [column * PITCH, row * PITCH];
        const ground = { c0: c + plot.c0, c1: c + plot.c1, r0: r + plot.r0, r1: r + plot.r1 };
        return drawBuilding(stage, project, ground, 26 + most * (rough[index] as number), near);
      });
      lots.push({ depth, svg });
    }
  }
  const from = project(LOT - 0.12, 0.12, (LIT + 0.5) * FLOOR);
  const target: Point = [from[0] + 150, from[1]];
  return renderStage(stage, [
    ...lots.sort((a, b) => a.depth - b.depth).flatMap(({ svg }) => svg),
    // Covers the city's lines behind the mark.
    circle(target, 46, { fill: mix(INK, stage.pair[1], 0.08) }),
    line(from, [target[0] - 30, target[1]], { stroke: PAPER, "stroke-width": weight.line * 1.3 }),
    glowing(
      circle(target, 12, { fill: PAPER }) +
        circle(target, 30, { fill: "none", stroke: PAPER, "stroke-width": weight.line * 1.6 }),
      0.5,
    ),
  ]);
}
