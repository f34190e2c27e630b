/** Team portraits: no faces, but what each person works on. */
import { readdirSync } from "node:fs";
import { isPassedOver } from "../../src/gatsby/content/content-files";
import { hashText } from "../random";
import { MIST, mix, PAIRS, PAPER, ROSE, type Pair } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, curve, el, group, line, path, type Point } from "./svg";
import { createWave } from "./wave";

const SIZE: Point = [1144, 858];
/** Width of the drawings, which are 800 px high; a portrait shows the part in which their point lies. */
const WIDTH = 1600;
/** Left and top edge of a drawing within its portrait. */
const PLACE: Point = [-370, 110];
/** Left and right end of most drawings. */
const [LEFT, RIGHT] = [96, WIDTH - 96];

type Motif = (stage: Stage) => string[];

/** Enlarges a drawing by half around its main point, because fine lines are lost when a portrait is 96 px wide. */
const closer = ([x, y]: Point, marks: string[]): string[] => [
  group({ transform: `translate(${-x / 2} ${-y / 2}) scale(1.5)` }, marks),
];

const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The past and, from a certain day on, the future: a fan of intervals around one line. */
const forecast: Motif = (stage) => {
  const wave = createWave(stage.random, 3);
  const now = 940;
  const level = (x: number): number => 430 - (x - now) * 0.2 + 78 * wave(x / 900);
  const past = steps(48).map((step): Point => {
    const x = LEFT + ((now - LEFT) * step) / 47;
    return [x, level(x) + (step < 47 ? stage.random.bell() * 15 : 0)];
  });
  const ahead = steps(16).map((step): number => now + ((RIGHT - now) * step) / 15);
  /** One edge of an interval; its distance from the line is `share` (-1 to 1) of that of the widest interval. */
  const edge = (share: number) =>
    ahead.map((x): Point => [x, level(x) + share * 250 * ((x - now) / (RIGHT - now)) ** 0.72]);
  const bands = [1, 0.66, 0.33].map((share) =>
    path(`${curve(edge(share))}L${curve(edge(-share).toReversed()).slice(1)}Z`, {
      fill: tint(stage, 0.8),
      opacity: 0.2,
    }),
  );
  return closer(
    [now, level(now)],
    [
      ...bands,
      line([now, 130], [now, 670], { stroke: MIST, "stroke-width": 4, "stroke-dasharray": "4 16", opacity: 0.8 }),
      path(curve(past), { stroke: mix(tint(stage, 0.25), PAPER, 0.3), "stroke-width": 13 }),
      glowing(path(curve(edge(0)), { stroke: mix(tint(stage, 1), PAPER, 0.3), "stroke-width": 17 })),
      circle([now, level(now)], 26, { fill: PAPER }),
    ],
  );
};

/** Payments on their lanes; one of them is held. */
const payments: Motif = (stage) => {
  const { random } = stage;
  const lanes = 9;
  const [heldLane, heldAt] = [4, 1120];
  const drawn = steps(lanes).flatMap((lane) => {
    const y = 84 + lane * 62;
    const marks: string[] = [];
    for (let x = LEFT - random.range(0, 90); x < RIGHT;) {
      const end = Math.min(x + random.range(18, 150), RIGHT);
      const near = lane === heldLane && end > heldAt - 70 && x < heldAt + 122;
      if (!near && end > LEFT)
        marks.push(
          line([Math.max(x, LEFT), y], [end, y], {
            stroke: tint(stage, x / WIDTH),
            opacity: random.range(0.4, 0.95),
          }),
        );
      x = end + random.range(34, 80);
    }
    return marks;
  });
  const y = 84 + heldLane * 62;
  return closer(
    [heldAt, y],
    [
      group({ "stroke-width": 17, "stroke-linecap": "round" }, drawn),
      circle([heldAt + 26, y], 74, { fill: "none", stroke: ROSE, "stroke-width": 9, opacity: 0.9 }),
      glowing(
        line([heldAt, y], [heldAt + 52, y], { stroke: ROSE, "stroke-width": 22, "stroke-linecap": "round" }),
        0.9,
      ),
    ],
  );
};

/** The slices of a scan, one behind the other; one of them contains a finding. */
const slices: Motif = (stage) => {
  const wave = createWave(stage.random, 2);
  const count = 11;
  const found = 7;
  const outline = (center: Point, radius: number, seed: number): string =>
    `${curve(
      steps(25).map((step): Point => {
        const angle = (step / 24) * Math.PI * 2;
        const bulge = radius * (1 + 0.05 * wave(Math.sin(angle) / 4 + seed) + 0.03 * Math.cos(angle * 2));
        return [center[0] + Math.cos(angle) * bulge * 0.5, center[1] + Math.sin(angle) * bulge];
      }),
    )}Z`;
  return steps(count).flatMap((slice) => {
    const share = slice / (count - 1);
    const center: Point = [270 + share * 1060, 400];
    const radius = 290 * Math.sin(Math.PI * (0.14 + share * 0.72)) ** 0.7;
    const isFound = slice === found;
    const rings = [1, 0.72, 0.44].map((part, index) =>
      path(outline(center, radius * part, share / 2 + index / 5), {
        stroke: isFound ? PAPER : tint(stage, share),
        "stroke-width": isFound ? 14 : 9,
        opacity: isFound ? 0.95 - index * 0.2 : 0.7 - index * 0.18,
      }),
    );
    const spot = circle([center[0] + 34, center[1] - 84], 26, { fill: ROSE });
    return isFound ? [...rings, glowing(spot, 1)] : rings;
  });
};

/** The phases of projects, one after another, and a line for the current day. */
const phases: Motif = (stage) => {
  const { random } = stage;
  const rows = 6;
  const today = 1130;
  const bars = steps(rows).flatMap((row) => {
    const y = 122 + row * 98;
    let x = LEFT + row * 130 + random.range(0, 60);
    return steps(4).flatMap((phase) => {
      const width = random.range(120, 300);
      const [start, end] = [x, Math.min(x + width, RIGHT)];
      x += width + 14;
      if (end - start < 40) return [];
      const color = tint(stage, phase / 3);
      const bar = (from: number, to: number, attributes: Record<string, string | number>): string =>
        el("rect", { x: from, y, width: Math.max(to - from, 0), height: 46, rx: 10, ...attributes });
      return [
        bar(start, end, { fill: color, opacity: 0.2 }),
        start < today ? bar(start, Math.min(end, today), { fill: mix(color, PAPER, 0.06), opacity: 0.8 }) : "",
      ];
    });
  });
  return [
    ...bars,
    line([today, 84], [today, 716], { stroke: PAPER, "stroke-width": 5 }),
    circle([today, 84], 15, { fill: PAPER }),
  ];
};

const MOTIFS: readonly Motif[] = [forecast, payments, slices, phases];
const HUES: readonly Pair[] = [PAIRS.brand, PAIRS.teal, PAIRS.dusk, PAIRS.violet];

/**
 * Index in MOTIFS and HUES for the people whose work a motif shows. For anyone else, the hash of the slug chooses both.
 */
const WORK: Record<string, number> = {
  "mara-lindqvist": 0,
  "tobias-okafor": 1,
  "priya-raman": 2,
  "elena-castellanos": 3,
};

/** Slugs of all people of the site. A portrait can be drawn for anyone who has a file. */
export const PEOPLE: readonly string[] = readdirSync("data/people")
  .filter((file) => !isPassedOver(file))
  .map((file) => file.replace(/\.json$/, ""));

/** True for the people that the site started with. Anyone else may have a photograph instead. */
export const isOriginal = (slug: string): boolean => slug in WORK;

/** Draws one portrait as an SVG document of 1144 x 858 px. */
export function drawPortrait(slug: string): string {
  const hash = hashText(slug);
  const motif = WORK[slug] ?? hash % MOTIFS.length;
  const hue = WORK[slug] ?? (hash >>> 8) % HUES.length;
  const stage = createStage(slug, SIZE, HUES[hue] as Pair, [0.55, 0.72]);
  return renderStage(stage, [
    group({ fill: "none", transform: `translate(${PLACE[0]} ${PLACE[1]})` }, (MOTIFS[motif] as Motif)(stage)),
  ]);
}
