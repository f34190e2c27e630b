/** Real estate: an isometric district whose blocks rise to one lit tower. */
import { INK, PAIRS, PAPER, mix } from "./palette";
import { createWave } from "./random";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, group, line, path, polyline, type Point } from "./svg";

const CELLS = 19;
const HALF_WIDTH = 62;
const HALF_DEPTH = 33;
const FLOOR = 21;
/** How far from the tower blocks stand, in cells. */
const REACH = 10;

type Block = {
  column: number;
  row: number;
  height: number;
  /** 0 to 1: how near the block is to the focal tower. */
  near: number;
};

type Project = (column: number, row: number, height?: number) => Point;

function projector(origin: Point): Project {
  return (column, row, height = 0) => [
    origin[0] + (column - row) * HALF_WIDTH,
    origin[1] + (column + row) * HALF_DEPTH - height,
  ];
}

function plan(stage: Stage, center: Point): Block[] {
  const { random } = stage;
  const wave = createWave(random, 2);
  const blocks: Block[] = [];
  for (let row = -CELLS; row < CELLS; row += 1) {
    for (let column = -CELLS; column < CELLS; column += 1) {
      const street = (column + 40) % 5 === 0 || (row + 41) % 6 === 0;
      const distance = Math.hypot(column - center[0], row - center[1]);
      const near = Math.exp(-((distance / 4.6) ** 2));
      const focal = column === center[0] && row === center[1];
      // Farther away, blocks would be so faint that compression smears them.
      if (distance > REACH) continue;
      if (!focal && (street || random.chance(0.14))) continue;
      const rough =
        22 +
        near * 230 * random.range(0.45, 1.15) +
        (12 + 34 * near) * (1 + wave((column * 3 + row) / 23)) * random.next();
      blocks.push({
        column,
        row,
        height: focal ? 620 : Math.round(rough / FLOOR) * FLOOR,
        near: focal ? 1 : near * 0.8,
      });
    }
  }
  return blocks.sort((a, b) => a.column + a.row - (b.column + b.row));
}

function drawBlock(stage: Stage, project: Project, block: Block): string {
  const { random, weight } = stage;
  const focal = block.near === 1;
  const inset = focal ? 0.06 : 0.12;
  const [c0, c1, r0, r1] = [block.column + inset, block.column + 1 - inset, block.row + inset, block.row + 1 - inset];
  const h = block.height;
  const place = project(block.column, block.row);
  const color = focal
    ? mix(stage.pair[1], PAPER, 0.35)
    : mix(tint(stage, place[0] / stage.width), PAPER, block.near * 0.2);
  const fade = Math.max(0.12, Math.min(1, (place[0] - 60) / 760)) * (0.26 + block.near * 0.74);
  const edge = {
    stroke: color,
    "stroke-width": focal ? weight.line * 1.2 : weight.hair * (1 + block.near),
    "stroke-linejoin": "round",
  };
  const face = (points: Point[], light: number): string =>
    path(polyline(points, true), { fill: mix(INK, color, light), ...edge, "stroke-opacity": 0.2 + fade * 0.8 });
  const strength = 0.12 + block.near * 0.88;
  const left = face([project(c0, r1), project(c1, r1), project(c1, r1, h), project(c0, r1, h)], 0.04 + 0.34 * strength);
  const right = face(
    [project(c1, r1), project(c1, r0), project(c1, r0, h), project(c1, r1, h)],
    0.025 + 0.09 * strength,
  );
  const top = face(
    [project(c0, r0, h), project(c1, r0, h), project(c1, r1, h), project(c0, r1, h)],
    0.05 + 0.56 * strength,
  );
  const details: string[] = [];
  for (let level = FLOOR; level < h - 4; level += FLOOR) {
    details.push(
      line(project(c0, r1, level), project(c1, r1, level), {
        stroke: color,
        "stroke-width": weight.hair * 0.8,
        opacity: fade * (focal ? 0.6 : 0.34),
      }),
    );
    for (let bay = 1; bay < 4; bay += 1) {
      if (!random.chance(focal ? 0.62 : 0.12 + block.near * 0.5)) continue;
      const row = r0 + ((r1 - r0) * bay) / 4;
      const half = (r1 - r0) * 0.08;
      const pane: Point[] = [
        project(c1, row - half, level - 5),
        project(c1, row + half, level - 5),
        project(c1, row + half, level - 15),
        project(c1, row - half, level - 15),
      ];
      details.push(path(polyline(pane, true), { fill: mix(color, PAPER, 0.4), opacity: fade * random.range(0.45, 1) }));
    }
  }
  return left + right + top + details.join("");
}

/** Draws the real estate picture as an SVG document of 2000 x 1250 px. */
export function drawSkyline(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.skyline, [0.64, 0.5]);
  const { weight, focus } = stage;
  const project = projector([focus[0], focus[1] + 190]);
  const center: Point = [0, 0];
  const roof = project(0.5, 0.5, 620);
  const beam = line(roof, [roof[0], roof[1] - 150], { stroke: PAPER, "stroke-width": weight.line });
  return renderStage(stage, [
    path(polyline([project(0, 1), project(1, 1), project(1, 0), project(1, 0, 620), project(0, 1, 620)], true), {
      fill: stage.pair[1],
      opacity: 0.5,
      filter: "url(#haze)",
    }),
    group(
      {},
      plan(stage, center).map((block) => drawBlock(stage, project, block)),
    ),
    glowing(beam + circle([roof[0], roof[1] - 150], 8, { fill: PAPER }), 0.9),
  ]);
}
