/** Cover "Triage models in the reading room": a stack of scans in order of urgency, the first one raised. */
import { INK, INK_RAISED, PAIRS, PAPER, ROSE, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { blob, circle, group, line, path, polyline, type Point } from "./svg";
import { createWave } from "./wave";

const COUNT = 7;
const HALF: Point = [312, 146];

/** A point of a plate: u and v from -1 to 1 across it, seen from above at an angle. */
function onPlate([cx, cy]: Point, u: number, v: number): Point {
  return [cx + (u - v) * HALF[0] * 0.5 * 2 ** 0.5 * 0.94, cy + (u + v) * HALF[1] * 0.5 * 2 ** 0.5 * 0.94];
}

function slice(stage: Stage, center: Point, size: number, color: string, lit: boolean): string[] {
  const wave = createWave(stage.random, 2);
  const loop = (radius: number, offset: Point): string => {
    const points = Array.from({ length: 40 }, (_, step): Point => {
      const angle = (step / 40) * Math.PI * 2;
      const wobble = 1 + 0.07 * wave((step / 40) * 0.5185 * 2) * Math.sin(angle / 2) ** 2;
      return onPlate(
        center,
        offset[0] + Math.cos(angle) * radius * wobble,
        offset[1] + Math.sin(angle) * radius * 0.84 * wobble,
      );
    });
    return blob(points);
  };
  const style = { stroke: color, "stroke-width": lit ? stage.weight.line : stage.weight.hair };
  return [
    path(loop(size, [0, 0]), { ...style, fill: mix(INK, color, 0.2), "fill-opacity": 0.8 }),
    path(loop(size * 0.88, [0, 0]), { ...style, opacity: 0.6 }),
    ...[-1, 1].flatMap((side) =>
      [0.36, 0.26, 0.15].map((radius) =>
        path(loop(size * radius, [side * size * 0.42, 0.02]), { ...style, opacity: 0.85 }),
      ),
    ),
  ];
}

/** Draws the cover as an SVG document of 1600 x 900 px. */
export function drawTriage(slug: string): string {
  const stage = createStage(slug, [1600, 900], PAIRS.pulse, [0.64, 0.36]);
  const { weight } = stage;
  const plates = Array.from({ length: COUNT }, (_, index) => {
    const rank = COUNT - 1 - index;
    const first = rank === 0;
    const center: Point = [1020, first ? 252 : 386 + (rank - 1) * 54];
    const color = first ? "#8BE9F7" : tint(stage, 1 - rank / COUNT);
    const [back, right, front, left] = [
      onPlate(center, -1, -1),
      onPlate(center, 1, -1),
      onPlate(center, 1, 1),
      onPlate(center, -1, 1),
    ];
    const lowered = ([x, y]: Point): Point => [x, y + 13];
    const plate = path(polyline([back, right, front, left], true), {
      fill: INK_RAISED,
      "fill-opacity": first ? 0.94 : 0.86,
      stroke: color,
      "stroke-width": first ? weight.bold * 0.8 : weight.line * 0.8,
      "stroke-linejoin": "round",
      "stroke-opacity": first ? 1 : 0.85 - rank * 0.05,
    });
    const rim = path(polyline([left, front, right, lowered(right), lowered(front), lowered(left)], true), {
      fill: mix(INK, color, first ? 0.7 : 0.42 - rank * 0.03),
      stroke: color,
      "stroke-width": weight.hair,
      "stroke-linejoin": "round",
    });
    const score = 0.98 * 0.76 ** rank;
    const bar: Point = [150, center[1]];
    const reach = 90 + 320 * score;
    const gauge = [
      line(bar, [bar[0] + 410, bar[1]], {
        stroke: color,
        "stroke-width": 12,
        "stroke-linecap": "round",
        opacity: 0.14,
      }),
      line(bar, [bar[0] + reach, bar[1]], {
        stroke: first ? ROSE : color,
        "stroke-width": 12,
        "stroke-linecap": "round",
        opacity: first ? 1 : 0.85 - rank * 0.05,
      }),
      line([bar[0] + 446, bar[1]], [left[0] - 18, left[1]], {
        stroke: color,
        "stroke-width": weight.hair,
        "stroke-dasharray": "3 8",
        opacity: 0.7,
      }),
      circle(left, 5, { fill: first ? PAPER : color }),
    ].join("");
    const spot = onPlate(center, 0.32, 0.2);
    const finding = first
      ? glowing(
          circle(spot, 9, { fill: ROSE }) +
            circle(spot, 26, { fill: "none", stroke: ROSE, "stroke-width": weight.line }),
          1,
        )
      : "";
    const whole = rim + plate + slice(stage, center, 0.74, color, first).join("") + finding;
    return (first ? glowing(whole, 0.35) : whole) + (first ? glowing(gauge, 0.6) : gauge);
  });
  const posts = [-1, 1].flatMap((side) =>
    [-1, 1].map((other) =>
      line(onPlate([1020, 252], side, other), onPlate([1020, 386], side, other), {
        stroke: "#8BE9F7",
        "stroke-width": weight.hair,
        "stroke-dasharray": "3 8",
        opacity: 0.6,
      }),
    ),
  );
  return renderStage(stage, [group({}, plates.slice(0, -1)), group({}, posts), group({}, plates.slice(-1))]);
}
