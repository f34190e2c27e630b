/** Sport tech: one sprint seen as many instants, joints drawn as trails, the last instant lit. */
import { INK, MIST, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, curve, group, line, path, polyline, type Point } from "./svg";

type Joint =
  | "head"
  | "neck"
  | "hip"
  | "elbow"
  | "wrist"
  | "farElbow"
  | "farWrist"
  | "knee"
  | "ankle"
  | "toe"
  | "farKnee"
  | "farAnkle"
  | "farToe";
export type Pose = Record<Joint, Point>;

const GROUND = 1075;
/** Pixels from a step to the same step again. */
export const STRIDE = 1330;
const SIZE = 1.42;
/** Radius of the head, pixels. */
const HEAD = 40;
/** Poses behind the last one, and the pixels between two of them. */
const GHOSTS = 5;
const GHOST_STEP = 236;

/** A point at `length` from `from`, `angle` radians from straight down, forward positive. */
function limb(from: Point, angle: number, length: number): Point {
  return [from[0] + Math.sin(angle) * length * SIZE, from[1] + Math.cos(angle) * length * SIZE];
}

function leg(hip: Point, phase: number): [Point, Point, Point] {
  const thigh = 0.22 + 0.8 * Math.sin(phase);
  // Most where the leg swings forward from behind: there the foot is above the knee.
  const bend = 0.2 + 1.85 * (0.5 + 0.5 * Math.cos(phase + 0.85));
  const knee = limb(hip, thigh, 178);
  const ankle = limb(knee, thigh - bend, 172);
  return [knee, ankle, limb(ankle, thigh - bend + 1.25, 58)];
}

function arm(neck: Point, phase: number): [Point, Point] {
  const upper = -0.12 + 0.86 * Math.sin(phase);
  const elbow = limb(neck, upper, 118);
  return [elbow, limb(elbow, upper + 1.28 + 0.32 * Math.sin(phase), 108)];
}

/** The runner when the hip is at `x` pixels. */
export function poseAt(x: number, shift: number): Pose {
  const phase = ((x - shift) / STRIDE) * Math.PI * 2;
  const hip: Point = [x, GROUND - 482 - 22 * Math.cos(phase * 2)];
  const neck = limb(hip, Math.PI - 0.24, 212);
  const [knee, ankle, toe] = leg(hip, phase);
  const [farKnee, farAnkle, farToe] = leg(hip, phase + Math.PI);
  const [elbow, wrist] = arm(neck, phase + Math.PI);
  const [farElbow, farWrist] = arm(neck, phase);
  return {
    head: limb(neck, Math.PI - 0.42, 50),
    neck,
    hip,
    elbow,
    wrist,
    farElbow,
    farWrist,
    knee,
    ankle,
    toe,
    farKnee,
    farAnkle,
    farToe,
  };
}

const BONES: readonly (readonly Joint[])[] = [
  ["neck", "farElbow", "farWrist"],
  ["hip", "farKnee", "farAnkle", "farToe"],
  ["neck", "hip"],
  ["hip", "knee", "ankle", "toe"],
  ["neck", "elbow", "wrist"],
  ["neck", "head"],
];

/** The limbs of a pose as lines. */
export function bones(pose: Pose, attributes: Record<string, string | number>): string {
  return BONES.map((chain) => path(polyline(chain.map((joint) => pose[joint])), attributes)).join("");
}

function track(stage: Stage): string[] {
  const { width, weight } = stage;
  const ticks = Array.from({ length: 81 }, (_, index) => {
    const x = index * 25;
    const long = index % 10 === 0;
    return line([x, GROUND + 34], [x, GROUND + (long ? 82 : index % 5 === 0 ? 66 : 56)], {
      opacity: long ? 0.9 : 0.45,
    });
  });
  return [line([0, GROUND + 34], [width, GROUND + 34], { "stroke-width": weight.line, opacity: 0.8 }), ...ticks];
}

/** Draws the sport tech picture as an SVG document of 2000 x 1250 px. */
export function drawMotion(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.motion, [0.66, 0.48], ["#EA4B2A", "#B4532A"]);
  const { focus, weight } = stage;
  const finish = focus[0];
  const shift = finish - STRIDE * 0.19;
  const ghosts = Array.from({ length: GHOSTS }, (_, index) => {
    const age = index / (GHOSTS - 1);
    const pose = poseAt(finish - (GHOSTS - index) * GHOST_STEP, shift);
    const ink = { stroke: tint(stage, age), "stroke-width": weight.bold };
    return group({ opacity: 0.12 + 0.23 * age, "stroke-linecap": "round", "stroke-linejoin": "round" }, [
      bones(pose, ink),
      circle(pose.head, HEAD, { ...ink, fill: INK }),
    ]);
  });
  const trail = (joint: Joint, bold: number, opacity: number): string => {
    const points: Point[] = [];
    for (let x = -500; x < finish; x += 14) points.push(poseAt(x, shift)[joint]);
    points.push(poseAt(finish, shift)[joint]);
    return path(curve(points), { stroke: "url(#ramp)", "stroke-width": bold, opacity, "stroke-linecap": "round" });
  };
  const last = poseAt(finish, shift);
  const body = bones(last, {
    stroke: PAPER,
    "stroke-width": weight.bold * 1.15,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
  const joints = (Object.keys(last) as Joint[]).map((joint) =>
    circle(
      last[joint],
      joint === "head" ? HEAD : 10,
      joint === "head"
        ? { fill: mix(INK, stage.pair[0], 0.22), stroke: PAPER, "stroke-width": weight.bold }
        : { fill: stage.pair[1], stroke: PAPER, "stroke-width": weight.line },
    ),
  );
  const ahead = Array.from({ length: 9 }, (_, index) => {
    const x = finish + 200 + index * 62;
    return line([x, last.hip[1]], [x + 26, last.hip[1]], {
      stroke: stage.pair[1],
      "stroke-width": weight.line,
      "stroke-linecap": "round",
      opacity: 0.75 - index * 0.075,
    });
  });
  return renderStage(stage, [
    group({ stroke: MIST, "stroke-width": weight.hair }, track(stage)),
    group({ mask: "url(#from-left)" }, ghosts),
    group({ mask: "url(#from-left)" }, [
      glowing(trail("ankle", weight.bold, 0.95) + trail("wrist", weight.line * 1.3, 0.9), 0.7),
      trail("farAnkle", weight.line, 0.6),
      trail("knee", weight.line, 0.7),
      trail("head", weight.line, 0.75),
      trail("hip", weight.line, 0.7),
    ]),
    group({}, ahead),
    glowing(body, 0.9),
    group({}, joints),
  ]);
}
