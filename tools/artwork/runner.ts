/** A runner in profile: the poses of a step, and the body drawn around their bones. */
import { INK, mix } from "./palette";
import { circle, loop, path, polyline, type Point } from "./svg";

/** Joints that exist once on the near side and once on the far side. `ball` is the ball of the foot. */
type Side = "shoulder" | "elbow" | "wrist" | "hip" | "knee" | "ankle" | "ball";
type Joint = "head" | "neck" | "waist" | Side | `far${Capitalize<Side>}`;
/** The joints in pixels, and the bend of the toes of the near and the far foot in degrees. */
type Pose = Record<Joint, Point> & { toes: readonly [near: number, far: number] };

/** y of the line that the runner pushes off from, pixels. */
export const GROUND = 1000;
/** Pixels that a full cycle of two steps covers. */
export const STRIDE = 1760;
const THIGH = 220;
const SHIN = 212;
const FOOT = 83;
/** Distance from the ball of the foot to the ground, pixels. */
const SOLE_HEIGHT = 14;
const UPPER_ARM = 142;
const FOREARM = 124;
const TRUNK = 250;
/** How far the trunk leans forward, degrees. */
const LEAN = 19;
/** Angle from the line between ankle and ball to the sole, degrees. */
const SOLE = 20;

const RADIAN = Math.PI / 180;

/**
 * Eight positions of a leg from one push-off to its next: angle of the thigh forward of straight down, bend of the
 * knee, angle of the foot, bend of the toes. All in degrees.
 */
const STEP: readonly (readonly [thigh: number, bend: number, foot: number, toes: number])[] = [
  [-30, 12, 24, 44],
  [-18, 66, -26, 10],
  [18, 116, -26, 0],
  [58, 118, 16, 0],
  [80, 98, 62, -4],
  [58, 44, 82, -4],
  [30, 12, 74, 0],
  [4, 20, 70, 4],
];

/** Interpolates a column of STEP, smoothly across its end. `phase` is in cycles. */
function during(phase: number, column: 0 | 1 | 2 | 3): number {
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

/**
 * An arm. It is bent at a right angle and swings opposite to the leg of its side; its shoulder swings slightly along.
 */
function arm(neck: Point, phase: number): [Point, Point, Point] {
  const swing = Math.cos(phase * 2 * Math.PI);
  const shoulder = limb(limb(neck, -LEAN, 34), 90 - LEAN, 14 * swing);
  const elbow = limb(shoulder, -14 + 54 * swing, UPPER_ARM);
  return [shoulder, elbow, limb(elbow, 69 + 67 * swing, FOREARM)];
}

/** The runner's pose when the hip is at `x` pixels. At `finish`, the rear foot leaves the ground. */
export function poseAt(x: number, finish: number): Pose {
  const phase = (x - finish) / STRIDE;
  // The hip is as high as the longer of the pushing leg and the standing leg, and higher in flight.
  const [pushing, ...others] = [0, phase, phase + 0.5].map((at) => leg([0, 8], at)[2][1]) as [number, ...number[]];
  const waist: Point = [x, GROUND - SOLE_HEIGHT - Math.max(pushing + 16 * Math.sin(phase * 4 * Math.PI), ...others)];
  const neck = limb(waist, 180 - LEAN, TRUNK);
  const [hip, farHip]: [Point, Point] = [limb(waist, 40, 10), limb(waist, -40, 10)];
  const [knee, ankle, ball] = leg(hip, phase + 0.5);
  const [farKnee, farAnkle, farBall] = leg(farHip, phase);
  const [shoulder, elbow, wrist] = arm(neck, phase + 0.5);
  const [farShoulder, farElbow, farWrist] = arm(neck, phase);
  return {
    head: limb(neck, 180 - LEAN - 2, 76),
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
    ball,
    farHip,
    farKnee,
    farAnkle,
    farBall,
    toes: [during(phase + 0.5, 3), during(phase, 3)],
  };
}

const BONES: readonly (readonly Joint[])[] = [
  ["neck", "farShoulder", "farElbow", "farWrist"],
  ["waist", "farHip", "farKnee", "farAnkle", "farBall"],
  ["head", "neck", "waist"],
  ["waist", "hip", "knee", "ankle", "ball"],
  ["neck", "shoulder", "elbow", "wrist"],
];

/** The joints that get a mark. Shoulders and hips do not, because they would overlap at the spine. */
const MARKED: readonly Joint[] = [
  ...(["head", "neck", "waist", "elbow", "wrist", "farElbow", "farWrist"] as const),
  ...(["knee", "ankle", "ball", "farKnee", "farAnkle", "farBall"] as const),
];

/**
 * An outline around a bone: position along the bone (0 to 1), and distance in front of (positive) or behind it in
 * pixels.
 */
type Outline = readonly (readonly [along: number, before: number])[];

/* prettier-ignore */
const OUTLINES = {
  // From the neck down.
  trunk: [[0.06, 4], [0.07, 30], [0.15, 44], [0.3, 53], [0.48, 47], [0.7, 36], [0.88, 38], [1.04, 42], [1.16, 22], [1.2, -14],
    [1.12, -50], [0.98, -57], [0.84, -46], [0.68, -35], [0.46, -42], [0.25, -50], [0.1, -42], [0, -26]],
  neck: [[-0.4, 0], [-0.25, 32], [0.15, 22], [0.5, 19], [1, 18], [1.1, 0], [1, -28], [0.5, -25], [0.15, -31], [-0.2, -44]],
  thigh: [[-0.16, 0], [0, 48], [0.2, 55], [0.45, 52], [0.75, 38], [0.95, 31], [1.06, 24], [1.1, 4], [1.04, -22], [0.9, -27],
    [0.6, -37], [0.3, -46], [0, -48]],
  shin: [[-0.06, 14], [0.04, 28], [0.16, 25], [0.5, 18], [0.85, 12], [1, 15], [1.06, 0], [1, -15], [0.85, -13], [0.6, -22],
    [0.4, -33], [0.24, -36], [0.08, -29], [-0.06, -16]],
  upperArm: [[-0.22, 0], [-0.06, 32], [0.15, 34], [0.5, 27], [0.8, 20], [1, 20], [1.12, 6], [1.1, -12], [0.9, -20], [0.6, -25],
    [0.3, -31], [0, -35]],
  forearm: [[-0.12, 0], [0, 19], [0.2, 24], [0.5, 19], [0.95, 11], [1.05, 0], [0.95, -11], [0.5, -16], [0.2, -22], [0, -20]],
  // Beyond the wrist, in lengths of the forearm.
  hand: [[0.97, 10], [1.07, 15], [1.14, 21], [1.2, 24], [1.26, 20], [1.36, 12], [1.4, 2], [1.37, -9], [1.28, -15], [1.14, -16],
    [1.04, -12], [0.96, -8]],
} as const satisfies Record<string, Outline>;

/** Path data of an outline around the bone from one joint to the next. */
function beside(from: Point, to: Point, outline: Outline): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return loop(
    outline.map(([along, before]): Point => [
      from[0] + dx * along + (dy / length) * before,
      from[1] + dy * along - (dx / length) * before,
    ]),
  );
}

/** Outline of the head in profile, as distances forward and up from its center, pixels. */
/* prettier-ignore */
const PROFILE: readonly Point[] = [
  [2, 43], [22, 37], [33, 22], [35, 9], [41, -4], [35, -11], [34, -22], [29, -33], [12, -33], [-8, -26], [-26, -22], [-36, -4],
  [-36, 18], [-21, 37],
];

/**
 * Outlines of the shoe behind and in front of the ball of the foot, as distances along the sole and up from the ball,
 * pixels.
 */
/* prettier-ignore */
const SHOE: { heel: readonly Point[]; tip: readonly Point[] } = {
  heel: [[4, -14], [-24, -11], [-56, -9], [-92, -14], [-107, -9], [-110, 6], [-103, 24], [-98, 46], [-80, 52], [-58, 44], [-38, 28], [-8, 17], [10, 10], [12, -6]],
  tip: [[-14, -12], [4, -14], [30, -14], [44, -9], [45, -1], [34, 7], [10, 15], [-14, 16], [-20, 0]],
};

/** Position of a point of the shoe; `angle` is that of the sole, degrees. */
const onFoot = (ball: Point, angle: number, [along, up]: Point): Point =>
  limb(limb(ball, angle, along), angle + 90, up);

/** The shoe of a foot. */
function shoe(ankle: Point, ball: Point, toes: number, fill: string): string {
  const sole = Math.atan2(ball[0] - ankle[0], ball[1] - ankle[1]) / RADIAN + SOLE;
  return (
    path(loop(SHOE.heel.map((point) => onFoot(ball, sole, point))), { fill }) +
    path(loop(SHOE.tip.map((point) => onFoot(ball, sole + toes, point))), { fill })
  );
}

/** Colors of a silhouette: body and shoe of the near side, and those of the far side. */
export type Tones = Record<"near" | "far" | "shoe" | "farShoe", string>;

/** Darker versions of the colors: redder, and mixed toward the background by `depth` (0 to 1). */
const sunk = (tones: Tones, depth: number): Tones =>
  Object.fromEntries(
    Object.entries(tones).map(([part, color]) => [part, mix(mix(color, "#C2401C", 0.55), INK, depth)]),
  ) as Tones;

/** A pose as a silhouette: the limbs of the far side first, then the rest in front of them. */
export function bodyOf(pose: Pose, tones: Tones): string {
  const part = (from: Joint, to: Joint, outline: Outline, fill: string): string =>
    path(beside(pose[from], pose[to], outline), { fill });
  const { near, far } = tones;
  const [nearToes, farToes] = pose.toes;
  const [x, y] = pose.head;
  const onHead = ([forward, up]: Point): Point => [x + forward + up * 0.12, y - up + forward * 0.12];
  return [
    part("farShoulder", "farElbow", OUTLINES.upperArm, far),
    part("farElbow", "farWrist", OUTLINES.forearm, far),
    part("farElbow", "farWrist", OUTLINES.hand, far),
    part("farKnee", "farAnkle", OUTLINES.shin, far),
    shoe(pose.farAnkle, pose.farBall, farToes, tones.farShoe),
    part("farHip", "farKnee", OUTLINES.thigh, far),
    part(
      "neck",
      "head",
      OUTLINES.neck.map(([along, before]) => [along, -before] as const),
      near,
    ),
    path(loop(PROFILE.map(onHead)), { fill: near }),
    part("neck", "waist", OUTLINES.trunk, near),
    part("knee", "ankle", OUTLINES.shin, near),
    shoe(pose.ankle, pose.ball, nearToes, tones.shoe),
    part("hip", "knee", OUTLINES.thigh, near),
    part("shoulder", "elbow", OUTLINES.upperArm, near),
    part("elbow", "wrist", OUTLINES.forearm, near),
    part("elbow", "wrist", OUTLINES.hand, near),
  ].join("");
}

/** The bones of a pose as lines. */
export function bones(pose: Pose, attributes: Record<string, string | number>): string {
  return BONES.map((chain) => path(polyline(chain.map((joint) => pose[joint])), attributes)).join("");
}

/** The joints of a pose as points. */
export const joints = (pose: Pose, radius: number, attributes: Record<string, string | number>): string =>
  MARKED.map((joint) => circle(pose[joint], radius, attributes)).join("");

/** The angle of the raised knee, which is the finding: a wedge of `radius` pixels, and the arc that measures it. */
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

/**
 * The path of a point of a bone up to the finish; the point is at `share` (0-1) of the way from one joint to the next.
 */
export function wayOf([from, to]: readonly [Joint, Joint], share: number, start: number, finish: number): Point[] {
  const count = Math.ceil((finish - start) / 72);
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const pose = poseAt(start + ((finish - start) * index) / count, finish);
    const [a, b] = [pose[from], pose[to]];
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  });
  // A foot on the ground turns on the spot, which would draw a knot. Only points that move forward are kept.
  const end = points[count] as Point;
  return [
    ...points.filter(([x], index) => x < end[0] - 120 && points.slice(0, index).every(([other]) => other < x)),
    end,
  ];
}

/** Color of bones and joints that are not part of the finding. */
export const BONE = "#FFD2A3";

/** Earlier silhouettes of the runner, each a number of `steps` behind, darker the further behind. */
export const runners = (finish: number, steps: readonly number[], tones: Tones): string[] =>
  steps.map((step) => bodyOf(poseAt(finish - (step * STRIDE) / 2, finish), sunk(tones, 0.5 + step * 0.12)));

/** The runner's colors. */
export const TONES: Tones = {
  near: "#F07F26",
  far: "#8F4317",
  shoe: "#FDBA4A",
  farShoe: "#B06A20",
};
