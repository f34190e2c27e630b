/** Sport tech: one sprint as a camera of movement sees it: the body, its bones and joints, their ways, and one angle. */
import { INK, MIST, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, type Stage } from "./stage";
import { circle, curve, el, group, line, path, polyline, type Point } from "./svg";

/** Of the side that faces the viewer, and once more of the far one. */
type Side = "shoulder" | "elbow" | "wrist" | "hip" | "knee" | "ankle" | "toe";
type Joint = "crown" | "neck" | "waist" | Side | `far${Capitalize<Side>}`;
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
const TRUNK = 252;
/** How far the trunk leans forward, degrees. */
const LEAN = 31;

const RADIAN = Math.PI / 180;

/** A leg through one step, from one push to the next, in eighths: thigh forward of straight down, bend of knee, foot; degrees. */
const STEP: readonly (readonly [thigh: number, bend: number, foot: number])[] = [
  [-33, 13, 22],
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
  return [elbow, limb(elbow, 88 + 50 * swing, FOREARM)];
}

/** The runner when the hip is at `x` pixels; at `finish` the rear foot leaves the ground. */
export function poseAt(x: number, finish: number): Pose {
  const phase = (x - finish) / STRIDE;
  // As high as the pushing leg is long; higher in flight.
  const [, , pushing] = leg([0, 0], 0);
  const waist: Point = [x, GROUND - pushing[1] - 8 - 16 * Math.sin(phase * 4 * Math.PI)];
  const neck = limb(waist, 180 - LEAN, TRUNK);
  const [hip, farHip]: [Point, Point] = [limb(waist, 40, 10), limb(waist, -40, 10)];
  const [shoulder, farShoulder]: [Point, Point] = [limb(neck, -LEAN - 12, 26), limb(neck, -LEAN + 26, 26)];
  const [knee, ankle, toe] = leg(hip, phase + 0.5);
  const [farKnee, farAnkle, farToe] = leg(farHip, phase);
  const [elbow, wrist] = arm(shoulder, phase + 0.5);
  const [farElbow, farWrist] = arm(farShoulder, phase);
  return {
    crown: limb(neck, 180 - LEAN + 6, 76),
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
  ["neck", "farShoulder", "farElbow", "farWrist"],
  ["waist", "farHip", "farKnee", "farAnkle", "farToe"],
  ["crown", "neck", "waist"],
  ["waist", "hip", "knee", "ankle", "toe"],
  ["neck", "shoulder", "elbow", "wrist"],
];
/** How many of them, from the first, are of the far side. */
const FAR_BONES = 2;

/** The joints that have a mark; those beside the spine would lie on top of each other. */
const MARKED: readonly Joint[] = [
  ...(["crown", "neck", "waist", "elbow", "wrist", "farElbow", "farWrist"] as const),
  ...(["knee", "ankle", "toe", "farKnee", "farAnkle", "farToe"] as const),
];

/** The flesh of a limb at its joints, pixels. */
const WIDTHS: Partial<Record<Joint, number>> = {
  neck: 70,
  waist: 74,
  shoulder: 72,
  farShoulder: 62,
  elbow: 40,
  farElbow: 38,
  wrist: 26,
  farWrist: 24,
  hip: 92,
  farHip: 88,
  knee: 58,
  farKnee: 56,
  ankle: 32,
  farAnkle: 32,
  toe: 22,
  farToe: 22,
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
  return el("ellipse", { cx: x, cy: y, rx: 34, ry: 44, transform: `rotate(${tilt} ${x} ${y})`, ...attributes });
};

/** A pose as a body: the limbs of the far side, then the rest before them. */
export function bodyOf(pose: Pose, [near, far]: readonly [near: string, far: string]): string {
  const limbs = BONES.flatMap((chain, index) => {
    const fill = index < FAR_BONES ? far : near;
    return chain.flatMap((joint, at) => {
      const width = WIDTHS[joint];
      const before = chain[at - 1];
      const last = before && WIDTHS[before];
      return [
        width ? circle(pose[joint], width / 2, { fill }) : "",
        width && before && last ? path(taper(pose[before], pose[joint], [last, width]), { fill }) : "",
      ];
    });
  });
  const throat = path(taper(pose.neck, pose.crown, [44, 36]), { fill: near });
  return limbs.join("") + throat + headOf(pose, { fill: near });
}

/** The bones of a pose as lines. */
export function bones(pose: Pose, attributes: Record<string, string | number>): string {
  return BONES.map((chain) => path(polyline(chain.map((joint) => pose[joint])), attributes)).join("");
}

/** The joints of a pose as points. */
export const joints = (pose: Pose, radius: number, attributes: Record<string, string | number>): string =>
  MARKED.map((joint) => circle(pose[joint], radius, attributes)).join("");

/** The angle of the raised knee, as a wedge of `radius` and the arc that measures it: what was found. */
export function kneeAngle(pose: Pose, radius: number): { wedge: string; arc: string } {
  const { hip, knee, ankle } = pose;
  const at = ([x, y]: Point): Point => {
    const length = Math.hypot(x - knee[0], y - knee[1]);
    return [knee[0] + ((x - knee[0]) / length) * radius, knee[1] + ((y - knee[1]) / length) * radius];
  };
  const [from, to] = [at(hip), at(ankle)];
  const arc = `M${from.join(" ")}A${radius} ${radius} 0 0 0 ${to.join(" ")}`;
  return { wedge: `${arc}L${knee.join(" ")}Z`, arc };
}

/** Where a point of a bone was until now, `share` (0-1) of the way from one joint to the next. */
export function wayOf([from, to]: readonly [Joint, Joint], share: number, start: number, finish: number): Point[] {
  const count = Math.ceil((finish - start) / 16);
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const pose = poseAt(start + ((finish - start) * index) / count, finish);
    const [a, b] = [pose[from], pose[to]];
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  });
  // The foot on the ground turns within the room of a few pixels: a knot, of which the way forward is left.
  const end = points[count] as Point;
  return [
    ...points.filter(([x], index) => x < end[0] - 8 && points.slice(0, index).every(([other]) => other < x)),
    end,
  ];
}

/** The line that the picture's runner pushes off from, pixels, and how much larger than his poses he is. */
const FLOOR = 1008;
const SCALE = 1.04;
/** Bones and joints without a finding. */
export const BONE = "#FFD2A3";

function track(stage: Stage): string[] {
  const { width, weight } = stage;
  const ticks = Array.from({ length: 81 }, (_, index) => {
    const x = index * 25;
    const long = index % 10 === 0;
    return line([x, FLOOR], [x, FLOOR + (long ? 48 : index % 5 === 0 ? 32 : 22)], { opacity: long ? 0.9 : 0.45 });
  });
  return [line([0, FLOOR], [width, FLOOR], { "stroke-width": weight.line, opacity: 0.8 }), ...ticks];
}

/** A runner and the one before him, a step behind and sunk into the ground. */
export const runners = (finish: number, steps: readonly number[], [near, far]: readonly [string, string]): string[] =>
  steps.map((step) => {
    const depth = 0.44 + step * 0.12;
    const pose = poseAt(finish - (step * STRIDE) / 2, finish);
    return bodyOf(pose, [mix(near, INK, depth), mix(far, INK, depth)]);
  });

/** Draws the sport tech picture as an SVG document of 2000 x 1250 px. */
export function drawMotion(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.motion, [0.63, 0.48], ["#EA4B2A", "#B4532A"]);
  const { weight, pair } = stage;
  const finish = stage.focus[0];
  const last = poseAt(finish, finish);
  const way = (bone: readonly [Joint, Joint], share: number, attributes: Record<string, string | number>): string =>
    path(curve(wayOf(bone, share, -300, finish)), { stroke: "url(#ramp)", "stroke-linecap": "round", ...attributes });
  const { wedge, arc } = kneeAngle(last, 112);
  const place = `translate(${finish - finish * SCALE} ${FLOOR - GROUND * SCALE}) scale(${SCALE})`;
  return renderStage(stage, [
    group({ stroke: MIST, "stroke-width": weight.hair }, track(stage)),
    group({ transform: place }, [
      group({ mask: "url(#from-left)" }, [
        ...runners(finish, [1], ["#D9481C", "#96330F"]),
        way(["farHip", "farKnee"], 0, { "stroke-width": weight.hair, opacity: 0.7 }),
        way(["farHip", "farKnee"], 0.5, { "stroke-width": weight.hair, opacity: 0.7 }),
        way(["farHip", "farKnee"], 1, { "stroke-width": weight.line, opacity: 0.9 }),
        glowing(way(["farKnee", "farAnkle"], 1, { "stroke-width": weight.bold * 0.8 }), 0.7),
      ]),
      path(wedge, { fill: "#FF9A3D", opacity: 0.45 }),
      bodyOf(last, [mix(INK, pair[0], 0.86), mix(INK, pair[0], 0.56)]),
      bones(last, { stroke: BONE, "stroke-width": 6.5, "stroke-linecap": "round", "stroke-linejoin": "round" }),
      joints(last, 10, { fill: BONE }),
      glowing(
        path(arc, { stroke: PAPER, "stroke-width": weight.bold }) +
          circle(last.knee, 19, { fill: PAPER }) +
          circle(last.knee, 46, { fill: "none", stroke: PAPER, "stroke-width": weight.bold }),
        0.9,
      ),
    ]),
  ]);
}
