/**
 * Sport tech: a sprint as a motion-capture camera sees it: the body, its bones and joints, their paths, and one angle.
 */
import { MIST, PAIRS, PAPER } from "./palette";
import { BONE, bodyOf, bones, GROUND, joints, kneeAngle, poseAt, runners, STRIDE, TONES, wayOf } from "./runner";
import { createStage, glowing, renderStage, type Stage } from "./stage";
import { circle, el, group, line, path, polyline, radialGradient, spline, type Point } from "./svg";

/** y of the line that the runner pushes off from, pixels, and the scale of his poses in this picture. */
const FLOOR = 1004;
const SCALE = 0.96;
/** How far behind himself the runner appears a second time, in steps. */
const BEFORE = 0.85;
/**
 * y of the track's lines below the runner, pixels: a plane seen from slightly above. The ruler ends at the first one.
 */
const RULER = 1062;
const LANES = [RULER, 1138, 1236];
/** y of the vanishing point of lines across the track, pixels. */
const HORIZON = -400;

/** A line across the track, from `x` on the runner's line to `y` below it. */
function across(stage: Stage, x: number, y: number): [Point, Point] {
  const share = (y - HORIZON) / (FLOOR - HORIZON);
  return [
    [x, FLOOR],
    [stage.focus[0] + (x - stage.focus[0]) * share, y],
  ];
}

/** The track with a ruler for the step length, from where one foot left the ground to where the other one does. */
function track(stage: Stage, [from, to]: readonly [number, number]): string[] {
  const { width, height, weight } = stage;
  const tick = (index: number): string => {
    const [start, end] = across(stage, from + ((to - from) * index) / 16, index % 4 === 0 ? RULER : FLOOR + 24);
    return line(start, end, { "stroke-width": weight.line * (index % 4 === 0 ? 1.6 : 1.4) });
  };
  const strip = [...across(stage, from, RULER), ...across(stage, to, RULER).reverse()];
  return [
    el("rect", { x: 0, y: FLOOR, width, height: height - FLOOR, fill: "url(#track)" }),
    ...LANES.map((y, index) =>
      line([0, y], [width, y], { stroke: MIST, "stroke-width": weight.line * (1.3 + index * 0.5), opacity: 0.34 }),
    ),
    line([0, FLOOR], [width, FLOOR], { stroke: MIST, "stroke-width": weight.line * 1.4, opacity: 0.9 }),
    path(polyline(strip, true), { fill: "#FF9A3D", opacity: 0.16 }),
    group(
      { stroke: BONE, opacity: 0.8 },
      Array.from({ length: 17 }, (_, index) => tick(index)),
    ),
    line([from, FLOOR], [to, FLOOR], { stroke: BONE, "stroke-width": weight.bold }),
  ];
}

/** Draws the sport tech picture as an SVG document of 2000 x 1250 px. */
export function drawMotion(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.motion, [0.63, 0.48], ["#EA4B2A", "#B4532A"]);
  const { weight } = stage;
  const finish = stage.focus[0];
  const last = poseAt(finish, finish);
  const way = path(spline(wayOf(["farKnee", "farAnkle"], 1, -700, finish)), {
    stroke: "url(#ramp)",
    "stroke-width": weight.bold * 0.8,
  });
  const { wedge, arc } = kneeAngle(last, 112);
  const place = `translate(${finish - finish * SCALE} ${FLOOR - GROUND * SCALE}) scale(${SCALE})`;
  const contact = finish + (last.farBall[0] + 24 - finish) * SCALE;
  const floor = radialGradient("track", [finish, FLOOR], 1250, [
    [0, "#EA4B2A", 0.34],
    [0.4, "#EA4B2A", 0.17],
    [1, "#EA4B2A", 0.07],
  ]);
  return renderStage(
    stage,
    [
      group({ mask: "url(#from-left)" }, [
        ...track(stage, [contact - (STRIDE / 2) * SCALE, contact]),
        group({ transform: place }, runners(finish, [BEFORE], TONES)),
        glowing(group({ transform: place }, [way]), 0.7),
      ]),
      group({ transform: place }, [
        bodyOf(last, TONES),
        path(wedge, { fill: "#FFD9B0", opacity: 0.4 }),
        bones(last, { stroke: BONE, "stroke-width": 5, "stroke-linecap": "round", "stroke-linejoin": "round" }),
        joints(last, 9, { fill: BONE }),
        glowing(
          path(arc, { stroke: PAPER, "stroke-width": weight.bold }) +
            circle(last.knee, 18, { fill: PAPER }) +
            circle(last.knee, 46, { fill: "none", stroke: PAPER, "stroke-width": weight.bold }),
          0.9,
        ),
      ]),
    ],
    [floor],
  );
}
