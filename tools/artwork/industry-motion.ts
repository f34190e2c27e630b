/** Sport tech: one sprint as a camera of movement sees it: joints, bones, and the surfaces that a leg sweeps through. */
import { MIST, PAIRS, PAPER } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, curve, el, group, line, path, polyline, type Point } from "./svg";

const JOINTS = [
  "crown",
  "neck",
  "shoulder",
  "elbow",
  "wrist",
  "farShoulder",
  "farElbow",
  "farWrist",
  "waist",
  "hip",
  "knee",
  "ankle",
  "toe",
  "farHip",
  "farKnee",
  "farAnkle",
  "farToe",
] as const;
type Joint = (typeof JOINTS)[number];
export type Pose = Record<Joint, Point>;

/** The line that the runner pushes off from, pixels. */
export const GROUND = 1000;
/** Pixels from a step to the same step again. */
export const STRIDE = 1600;
const THIGH = 214;
const SHIN = 212;
const FOOT = 74;
const UPPER_ARM = 148;
const FOREARM = 138;
const TRUNK = 258;

const RADIAN = Math.PI / 180;

/** A leg through one step, from one push to the next, in eighths: thigh forward of straight down, bend of knee, foot; degrees. */
const STEP: readonly (readonly [thigh: number, bend: number, foot: number])[] = [
  [-27, 14, 22],
  [-16, 72, -30],
  [18, 116, -20],
  [58, 118, 20],
  [78, 98, 58],
  [58, 44, 84],
  [30, 12, 92],
  [4, 20, 88],
];

/** A value between those of STEP, smooth where it repeats; `phase` in steps. */
function during(phase: number, column: 0 | 1 | 2): number {
  const place = (phase - Math.floor(phase)) * STEP.length;
  const index = Math.floor(place);
  const t = place - index;
  const [a, b, c, d] = [-1, 0, 1, 2].map(
    (by) => (STEP[(index + by + STEP.length) % STEP.length] as readonly number[])[column] as number,
  ) as [number, number, number, number];
  return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** A point at `length` from `from`, `angle` degrees from straight down, forward positive. */
function limb([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.sin(angle * RADIAN) * length, y + Math.cos(angle * RADIAN) * length];
}

function leg(hip: Point, phase: number): [Point, Point, Point] {
  const [thigh, bend, foot] = [during(phase, 0), during(phase, 1), during(phase, 2)];
  const knee = limb(hip, thigh, THIGH);
  const ankle = limb(knee, thigh - bend, SHIN);
  return [knee, ankle, limb(ankle, foot, FOOT)];
}

/** An arm swings against the leg of its side, bent at a right angle. */
function arm(shoulder: Point, phase: number): [Point, Point] {
  const swing = Math.cos(phase * 2 * Math.PI);
  const elbow = limb(shoulder, -10 + 52 * swing, UPPER_ARM);
  return [elbow, limb(elbow, 84 + 62 * swing, FOREARM)];
}

/** The runner when the hip is at `x` pixels; at `finish` the rear foot leaves the ground. */
export function poseAt(x: number, finish: number): Pose {
  const phase = (x - finish) / STRIDE;
  // As high as the pushing leg is long; higher in flight.
  const [, , pushing] = leg([0, 0], 0);
  const waist: Point = [x, GROUND - pushing[1] - 8 - 16 * Math.sin(phase * 4 * Math.PI)];
  const neck = limb(waist, 180 - 13, TRUNK);
  const [hip, farHip]: [Point, Point] = [limb(waist, -60, 16), limb(waist, 70, 22)];
  const [shoulder, farShoulder]: [Point, Point] = [limb(neck, -50, 34), limb(neck, 60, 34)];
  const [knee, ankle, toe] = leg(hip, phase);
  const [farKnee, farAnkle, farToe] = leg(farHip, phase + 0.5);
  const [elbow, wrist] = arm(shoulder, phase);
  const [farElbow, farWrist] = arm(farShoulder, phase + 0.5);
  return {
    crown: limb(neck, 180 - 20, 78),
    neck,
    shoulder,
    elbow,
    wrist,
    farShoulder,
    farElbow,
    farWrist,
    waist,
    hip,
    knee,
    ankle,
    toe,
    farHip,
    farKnee,
    farAnkle,
    farToe,
  };
}

const BONES: readonly (readonly Joint[])[] = [
  ["farShoulder", "farElbow", "farWrist"],
  ["farHip", "farKnee", "farAnkle", "farToe"],
  ["neck", "farShoulder"],
  ["waist", "farHip"],
  ["crown", "neck", "waist"],
  ["neck", "shoulder"],
  ["waist", "hip"],
  ["hip", "knee", "ankle", "toe"],
  ["shoulder", "elbow", "wrist"],
];

/** The flesh of a limb at its joints, pixels. */
const WIDTHS: Partial<Record<Joint, number>> = {
  neck: 74,
  waist: 66,
  shoulder: 50,
  farShoulder: 46,
  elbow: 38,
  farElbow: 36,
  wrist: 26,
  farWrist: 24,
  hip: 84,
  farHip: 80,
  knee: 54,
  farKnee: 52,
  ankle: 30,
  farAnkle: 30,
  toe: 20,
  farToe: 20,
};

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

/** The head, as the flesh of its bone: a long round, tilted as the neck is. */
export const headOf = ({ crown, neck }: Pose, attributes: Record<string, string | number>): string => {
  const [x, y] = [crown[0] + 3, crown[1] - 8];
  const tilt = Math.atan2(crown[0] - neck[0], neck[1] - crown[1]) / RADIAN;
  return el("ellipse", { cx: x, cy: y, rx: 36, ry: 47, transform: `rotate(${tilt} ${x} ${y})`, ...attributes });
};

/** A pose as a body of one color. */
export function bodyOf(pose: Pose, color: string): string {
  const limbs = BONES.flatMap((chain) =>
    chain.flatMap((joint, index) => {
      const width = WIDTHS[joint];
      const before = chain[index - 1];
      const last = before && WIDTHS[before];
      return [
        width ? circle(pose[joint], width / 2, { fill: color }) : "",
        width && before && last ? path(taper(pose[before], pose[joint], [last, width]), { fill: color }) : "",
      ];
    }),
  );
  const throat = path(taper(pose.neck, pose.crown, [44, 36]), { fill: color });
  return limbs.join("") + throat + headOf(pose, { fill: color });
}

/** The bones of a pose as lines. */
export function bones(pose: Pose, attributes: Record<string, string | number>): string {
  return BONES.map((chain) => path(polyline(chain.map((joint) => pose[joint])), attributes)).join("");
}

/** The joints of a pose as points. */
export const joints = (pose: Pose, radius: number, attributes: Record<string, string | number>): string =>
  JOINTS.map((joint) => circle(pose[joint], radius, attributes)).join("");

/** Where a point of a bone was until now, `share` (0-1) of the way from one joint to the next. */
export function wayOf([from, to]: readonly [Joint, Joint], share: number, start: number, finish: number): Point[] {
  const count = Math.ceil((finish - start) / 16);
  // The foot on the ground turns within the room of a few pixels: a knot.
  const lowest = poseAt(finish, finish).ankle[1];
  return Array.from({ length: count + 1 }, (_, index) => {
    const pose = poseAt(start + ((finish - start) * index) / count, finish);
    const [a, b] = [pose[from], pose[to]];
    return [a[0] + (b[0] - a[0]) * share, Math.min(a[1] + (b[1] - a[1]) * share, lowest)];
  });
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

/** Draws the sport tech picture as an SVG document of 2000 x 1250 px. */
export function drawMotion(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.motion, [0.66, 0.48], ["#EA4B2A", "#B4532A"]);
  const { weight } = stage;
  const finish = stage.focus[0];
  const last = poseAt(finish, finish);
  const way = (bone: readonly [Joint, Joint], share: number, attributes: Record<string, string | number>): string =>
    path(curve(wayOf(bone, share, -300, finish)), { stroke: "url(#ramp)", "stroke-linecap": "round", ...attributes });
  const swept = (
    [
      ["hip", "knee"],
      ["knee", "ankle"],
    ] as const
  ).flatMap((bone) => [1, 2, 3].map((step) => way(bone, step / 4, { "stroke-width": weight.hair, opacity: 0.5 })));
  const ghosts = [3, 2, 1].map((behind) => {
    const pose = poseAt(finish - (behind * STRIDE) / 4, finish);
    const color = tint(stage, 1 - behind / 4);
    return group({ opacity: 1 - behind * 0.22 }, [
      bones(pose, { stroke: color, "stroke-width": weight.hair, opacity: 0.35 }),
      joints(pose, 7, { fill: color }),
    ]);
  });
  return renderStage(stage, [
    group({ stroke: MIST, "stroke-width": weight.hair }, track(stage)),
    group({ mask: "url(#from-left)" }, [
      ...swept,
      way(["hip", "knee"], 0, { "stroke-width": weight.line, opacity: 0.9 }),
      way(["hip", "knee"], 1, { "stroke-width": weight.line, opacity: 0.9 }),
      glowing(way(["knee", "ankle"], 1, { "stroke-width": weight.bold * 0.8 }), 0.7),
      ...ghosts,
    ]),
    group({ opacity: 0.2 }, [bodyOf(last, "#FFD9B0")]),
    glowing(bones(last, { stroke: PAPER, "stroke-width": 5, "stroke-linecap": "round" }), 0.7),
    glowing(joints(last, 11, { fill: stage.pair[1] }), 0.9),
    joints(last, 6, { fill: PAPER }),
  ]);
}
