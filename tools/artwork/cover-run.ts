/** Second picture of "From pilot to production": close to one run, each of whose calls repeats all before it. */
import { PAIRS, PAPER } from "./palette";
import { createStage, glowing, renderStage, tint } from "./stage";
import { circle, group, line, path, type Point } from "./svg";

const CALLS = 12;
const CENTER: Point = [880, 500];
/** Radius of the first call, and from one to the next. */
const [INNER, STEP] = [96, 44];

/** The point of a ring at an angle in degrees, clockwise from the top. */
const at = (radius: number, angle: number): Point => {
  const turn = (angle / 180) * Math.PI;
  return [CENTER[0] + radius * Math.sin(turn), CENTER[1] - radius * Math.cos(turn)];
};

const arc = (radius: number, from: number, to: number): string =>
  `M${at(radius, from).join(" ")}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(radius, to).join(" ")}`;

/** Draws the picture as an SVG document of 1600 x 900 px. */
export function drawRun(slug: string): string {
  const stage = createStage(slug, [1600, 900], PAIRS.brand, [0.55, 0.56]);
  const { weight } = stage;
  const calls = Array.from({ length: CALLS }, (_, index) => ({
    radius: INNER + index * STEP,
    end: 34 + index * 24.5,
    share: index / (CALLS - 1),
  }));
  const outer = INNER + CALLS * STEP;
  return renderStage(stage, [
    group(
      { opacity: 0.4 },
      calls.map(({ radius }) =>
        circle(CENTER, radius, { fill: "none", stroke: tint(stage, 0.1), "stroke-width": weight.hair }),
      ),
    ),
    glowing(
      group(
        {},
        calls.map(({ radius, end, share }) =>
          path(arc(radius, 0, end), {
            stroke: tint(stage, share),
            "stroke-width": weight.line * (1.9 + share),
            "stroke-linecap": "round",
          }),
        ),
      ),
      0.6,
    ),
    line(at(INNER - 30, 0), at(outer + 6, 0), {
      stroke: PAPER,
      "stroke-width": weight.line,
      "stroke-linecap": "round",
      opacity: 0.75,
    }),
    glowing(
      group(
        {},
        calls.map(({ radius, end }) => circle(at(radius, end), 10, { fill: PAPER })),
      ),
      0.9,
    ),
  ]);
}
