/** Sport tech: one sprint seen as many instants, joints drawn as trails, the last instant lit. */
import { MIST, PAIRS, PAPER } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, curve, group, line, path, polyline, type Point } from "./svg";

type Joint =
  | "head"
  | "nape"
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

/** The line that the runner lands on, pixels. */
export const GROUND = 1000;
/** Pixels from a step to the same step again. */
export const STRIDE = 1145;
const SIZE = 1.22;
/** Radius of the head, pixels, to the middle of its line. */
export const HEAD = 36;
/** From an ankle on the line down to it, pixels. */
const SOLE = 13;
/** Part of a step that the last pose has made: it lands. */
export const LANDING = 0.19;
/** Poses behind the last one, a quarter of a step apart: each stands on the line. */
const GHOSTS = 3;
const GHOST_STEP = STRIDE / 4;

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
  const hip: Point = [x, GROUND - 376 + 38 * Math.cos(2 * (phase - 2 * Math.PI * LANDING))];
  const neck = limb(hip, Math.PI - 0.24, 212);
  const [knee, ankle, toe] = leg(hip, phase);
  const [farKnee, farAnkle, farToe] = leg(hip, phase + Math.PI);
  const [elbow, wrist] = arm(neck, phase + Math.PI);
  const [farElbow, farWrist] = arm(neck, phase);
  return {
    head: limb(neck, Math.PI - 0.42, 50),
    // Where the head's ring begins.
    nape: limb(neck, Math.PI - 0.42, 50 - (HEAD + 8) / SIZE),
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
  ["neck", "nape"],
];

/** Widths of limbs at their joints, pixels, as BONES names them. */
const WIDTHS: readonly (readonly number[])[] = [
  [36, 30, 20],
  [54, 40, 26, 18],
  [60, 46],
  [54, 40, 26, 18],
  [36, 30, 20],
  [26, 24],
];

/** A limb that tapers from one joint to the next: two round ends, and what lies between. */
function taper(from: Point, to: Point, [w1, w2]: readonly [number, number]): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  // Where the sides touch the ends.
  const lean = Math.acos(Math.max(-1, Math.min(1, (w1 - w2) / 2 / Math.hypot(to[0] - from[0], to[1] - from[1]))));
  const at = ([x, y]: Point, width: number, side: number): Point => [
    x + (Math.cos(angle + side * lean) * width) / 2,
    y + (Math.sin(angle + side * lean) * width) / 2,
  ];
  return polyline([at(from, w1, 1), at(to, w2, 1), at(to, w2, -1), at(from, w1, -1)], true);
}

/** A pose as a body: tapered limbs and the ring of its head, all of one color. */
function bodyOf(pose: Pose, color: string): string {
  const limbs = BONES.flatMap((chain, index) => {
    const widths = WIDTHS[index] as readonly number[];
    const ends = chain.map((joint, at) => circle(pose[joint], (widths[at] as number) / 2, { fill: color }));
    const sides = chain.slice(1).map((joint, at) => {
      const width: [number, number] = [widths[at] as number, widths[at + 1] as number];
      return path(taper(pose[chain[at] as Joint], pose[joint], width), { fill: color });
    });
    return [...ends, ...sides];
  });
  return limbs.join("") + circle(pose.head, HEAD, { fill: "none", stroke: color, "stroke-width": 20 });
}

/** The limbs of a pose as lines. */
export function bones(pose: Pose, attributes: Record<string, string | number>): string {
  return BONES.map((chain) => path(polyline(chain.map((joint) => pose[joint])), attributes)).join("");
}

function track(stage: Stage): string[] {
  const { width, weight } = stage;
  const ticks = Array.from({ length: 81 }, (_, index) => {
    const x = index * 25;
    const long = index % 10 === 0;
    return line([x, GROUND], [x, GROUND + (long ? 48 : index % 5 === 0 ? 32 : 22)], { opacity: long ? 0.9 : 0.45 });
  });
  return [line([0, GROUND], [width, GROUND], { "stroke-width": weight.line, opacity: 0.8 }), ...ticks];
}

/** Points of a joint's trail that show: none within the ring of the last head, none below the line. */
export const trailOf = (points: readonly Point[], last: Pose): Point[] =>
  points
    .filter(([x, y]) => Math.hypot(x - last.head[0], y - last.head[1]) > HEAD)
    .map(([x, y]) => [x, Math.min(y, GROUND - SOLE)]);

/** Draws the sport tech picture as an SVG document of 2000 x 1250 px. */
export function drawMotion(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.motion, [0.66, 0.48], ["#EA4B2A", "#B4532A"]);
  const { focus, weight } = stage;
  const finish = focus[0];
  const shift = finish - STRIDE * LANDING;
  const ghosts = Array.from({ length: GHOSTS }, (_, index) => {
    const age = index / (GHOSTS - 1);
    return group({ opacity: 0.18 + 0.18 * age }, [
      bodyOf(poseAt(finish - (GHOSTS - index) * GHOST_STEP, shift), tint(stage, age * 0.7)),
    ]);
  });
  const last = poseAt(finish, shift);
  const trail = (joint: Joint, bold: number, opacity: number): string => {
    const points: Point[] = [];
    for (let x = -500; x < finish; x += 14) points.push(poseAt(x, shift)[joint]);
    points.push(last[joint]);
    return path(curve(trailOf(points, last)), {
      stroke: "url(#ramp)",
      "stroke-width": bold,
      opacity,
      "stroke-linecap": "round",
    });
  };
  const joints = (Object.keys(last) as Joint[])
    .filter((joint) => joint !== "head" && joint !== "nape")
    .map((joint) => circle(last[joint], 8, { fill: stage.pair[0] }));
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
      trail("head", weight.line, 0.75),
    ]),
    group({}, ahead),
    glowing(bodyOf(last, PAPER), 0.6),
    group({}, joints),
  ]);
}
