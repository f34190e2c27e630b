/** Cover "What regulated buyers ask now": a lattice of questions, sealed one by one. */
import { INK, MIST, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, group, path, polyline, type Point } from "./svg";

const COLUMNS = 9;
const ROWS = 5;
const PITCH = 176;
const FOCAL = { column: 5, row: 1 };

/** Engraved rosette lines around a center; `petals` and `strands` set the pattern. */
function rosette(
  center: Point,
  radius: number,
  petals: number,
  strands: number,
  attributes: Record<string, string | number>,
): string[] {
  return Array.from({ length: strands }, (_, strand) => {
    const phase = (strand / strands) * Math.PI * 2;
    const points = Array.from({ length: 241 }, (_unused, step): Point => {
      const angle = (step / 240) * Math.PI * 2;
      const r = radius * (0.74 + 0.24 * Math.cos(petals * angle + phase));
      return [center[0] + Math.cos(angle) * r, center[1] + Math.sin(angle) * r];
    });
    return path(polyline(points, true), attributes);
  });
}

function check([x, y]: Point, size: number, attributes: Record<string, string | number>): string {
  return path(
    polyline([
      [x - size, y + size * 0.05],
      [x - size * 0.28, y + size * 0.72],
      [x + size, y - size * 0.66],
    ]),
    { "stroke-linecap": "round", "stroke-linejoin": "round", ...attributes },
  );
}

function seal(stage: Stage, center: Point, done: boolean, near: number): string {
  const { random, weight } = stage;
  const color = tint(stage, center[0] / stage.width);
  if (!done) {
    return (
      circle(center, 58, {
        fill: "none",
        stroke: MIST,
        "stroke-width": weight.hair,
        "stroke-dasharray": "12 12",
        opacity: 0.5,
      }) + circle(center, 5, { fill: MIST, opacity: 0.6 })
    );
  }
  const petals = random.pick([4, 5, 6]);
  return [
    circle(center, 66, {
      fill: color,
      "fill-opacity": 0.05 + near * 0.1,
      stroke: color,
      "stroke-width": weight.hair,
      opacity: 0.5 + near * 0.5,
    }),
    ...rosette(center, 62, petals, 1, {
      stroke: color,
      "stroke-width": weight.hair * 2,
      opacity: 0.42 + near * 0.4,
    }),
    circle(center, 25, { fill: mix(INK, color, 0.2), stroke: color, "stroke-width": weight.hair }),
    check(center, 11, { stroke: mix(color, PAPER, 0.5), "stroke-width": weight.line * 1.3 }),
  ].join("");
}

/** Draws the cover as an SVG document of 1600 x 900 px. */
export function drawSeals(slug: string): string {
  const stage = createStage(slug, [1600, 900], PAIRS.teal, [0.61, 0.5]);
  const { random, weight, width, height } = stage;
  const at = (column: number, row: number): Point => [width / 2 + (column - 4) * PITCH, height / 2 + (row - 2) * PITCH];
  const focal = at(FOCAL.column + 0.5, FOCAL.row + 0.5);
  const seals: string[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const covered =
        (column === FOCAL.column || column === FOCAL.column + 1) && (row === FOCAL.row || row === FOCAL.row + 1);
      if (covered) continue;
      const center = at(column, row);
      const near = Math.exp(-((Math.hypot(center[0] - focal[0], center[1] - focal[1]) / 420) ** 2));
      seals.push(
        seal(
          stage,
          center,
          column < FOCAL.column ? !random.chance(0.1) : random.chance(0.62 - (column - FOCAL.column) * 0.14),
          near,
        ),
      );
    }
  }
  const light = mix(stage.pair[0], PAPER, 0.35);
  const big = [
    ...rosette(focal, 158, 10, 2, { stroke: "url(#ramp)", "stroke-width": weight.hair * 2 }),
    ...rosette(focal, 106, 8, 2, { stroke: light, "stroke-width": weight.hair * 1.5, opacity: 0.8 }),
    circle(focal, 164, { fill: "none", stroke: light, "stroke-width": weight.line }),
  ];
  return renderStage(stage, [
    group({}, seals),
    circle(focal, 170, { fill: INK, opacity: 0.6 }),
    glowing(group({}, big), 0.7),
    circle(focal, 60, { fill: mix(INK, stage.pair[0], 0.25), stroke: PAPER, "stroke-width": weight.line }),
    glowing(check(focal, 27, { stroke: PAPER, "stroke-width": weight.bold * 1.5 }), 0.7),
  ]);
}
