/** San Francisco: a suspension bridge between hills, above low fog. */
import { INK, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, curve, el, group, line, path, polyline, type Point } from "./svg";
import { createWave } from "./wave";

const DECK = 640;
const NEAR = { x: 1060, top: 150, half: 34 };
const FAR = { x: 430, top: 372, half: 18 };

function hills(stage: Stage): string[] {
  const layers = [
    { base: 600, rise: 150, peak: 150, reach: 420, share: 0.15 },
    { base: 650, rise: 120, peak: 1560, reach: 380, share: 0.95 },
    { base: 700, rise: 96, peak: -40, reach: 520, share: 0.4 },
  ];
  return layers.flatMap(({ base, rise, peak, reach, share }) => {
    const wave = createWave(stage.random, 3);
    const ridge = (x: number): number =>
      rise * 1.6 * Math.exp(-(((x - peak) / reach) ** 2)) * (1 + 0.16 * wave(x / 800)) - 40;
    return Array.from({ length: 13 }, (_, index) => {
      const points = Array.from({ length: 42 }, (_unused, step): Point => {
        const x = -20 + step * 40;
        return [x, base + index * 15 - ridge(x) * (1 - index / 14)];
      });
      const shape = `${curve(points)}L1640 1040L-40 1040Z`;
      return path(shape, {
        fill: index === 0 ? INK : "none",
        "fill-opacity": 0.75,
        stroke: tint(stage, share),
        "stroke-width": index === 0 ? stage.weight.line : stage.weight.hair,
        opacity: index === 0 ? 0.9 : 0.5 - index * 0.03,
      });
    });
  });
}

function tower(stage: Stage, { x, top, half }: typeof NEAR, foot: number): string {
  const near = half > 25;
  const color = near ? mix(stage.pair[0], PAPER, 0.3) : tint(stage, 0.5);
  const leg = half * 0.36;
  const legs = [-1, 1].map((side) =>
    el("rect", {
      x: x + side * half - leg / 2,
      y: top,
      width: leg,
      height: foot - top,
      fill: mix(INK, stage.pair[0], near ? 0.45 : 0.35),
      stroke: color,
      "stroke-width": stage.weight.hair * (near ? 1.5 : 1),
    }),
  );
  const braces = [0.02, 0.22, 0.44, 0.68].map((share) => {
    const y = top + (DECK - top) * share;
    return el("rect", {
      x: x - half,
      y,
      width: half * 2,
      height: half * 0.5,
      fill: mix(INK, stage.pair[0], 0.5),
      stroke: color,
      "stroke-width": stage.weight.hair,
    });
  });
  return [...legs, ...braces].join("");
}

/** Points of a hanging cable; `sag` is how far it drops below the straight line, pixels. */
function cable(from: Point, to: Point, sag: number): Point[] {
  return Array.from({ length: 61 }, (_, index) => {
    const t = index / 60;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t)];
  });
}

/** Draws the San Francisco picture as an SVG document of 1600 x 1000 px. */
export function drawSanFrancisco(slug: string): string {
  const stage = createStage(slug, [1600, 1000], ["#F97316", "#FB7185"], [0.66, 0.4], ["#E2557B", PAIRS.skyline[1]]);
  const { weight, random, width } = stage;
  const sun = Array.from({ length: 21 }, (_, index) => {
    const y = -200 + index * 20;
    const half = Math.sqrt(Math.max(0, 210 ** 2 - y ** 2));
    return line([1060 - half, 352 + y], [1060 + half, 352 + y], {
      stroke: tint(stage, index / 20),
      "stroke-width": weight.hair * (0.8 + index * 0.07),
      opacity: 0.55,
    });
  });
  const spans = [
    cable([FAR.x, FAR.top], [NEAR.x, NEAR.top], 308),
    cable([NEAR.x, NEAR.top], [1700, DECK - 30], 120),
    cable([-60, DECK - 40], [FAR.x, FAR.top], 60),
  ];
  const hangers = spans.flatMap((span) =>
    span
      .filter(([, y]) => y < DECK - 8)
      .map(([x, y]) =>
        line([x, y], [x, DECK], { stroke: tint(stage, 0.3), "stroke-width": weight.hair * 0.9, opacity: 0.65 }),
      ),
  );
  const ropes = spans.map((span) =>
    path(polyline(span), { stroke: mix(stage.pair[0], PAPER, 0.25), "stroke-width": weight.line * 1.2 }),
  );
  const deck = [
    el("rect", {
      x: -10,
      y: DECK,
      width: width + 20,
      height: 20,
      fill: mix(INK, stage.pair[0], 0.45),
      stroke: stage.pair[0],
      "stroke-width": weight.line,
    }),
    ...Array.from({ length: 54 }, (_, index) =>
      path(
        polyline([
          [index * 30, DECK + 20],
          [index * 30 + 15, DECK + 38],
          [index * 30 + 30, DECK + 20],
        ]),
        { stroke: stage.pair[0], "stroke-width": weight.hair, opacity: 0.6 },
      ),
    ),
    line([0, DECK + 38], [width, DECK + 38], { stroke: stage.pair[0], "stroke-width": weight.hair }),
  ];
  const fog = Array.from({ length: 120 }, (_, index) => {
    const y = 730 + (index % 26) * 10.4;
    const start = random.range(-200, width);
    const length = random.range(60, 420) * (0.6 + (y - 730) / 400);
    return line([start, y], [start + length, y], {
      stroke: mix(tint(stage, start / width), "#8FA8FF", 0.45),
      "stroke-width": weight.hair * 1.2,
      "stroke-linecap": "round",
      opacity: random.range(0.2, 0.7),
    });
  });
  const lamp: Point = [NEAR.x, NEAR.top - 20];
  return renderStage(stage, [
    group({}, sun),
    group({}, hills(stage)),
    tower(stage, FAR, 760),
    group({}, hangers),
    group({}, ropes),
    glowing(tower(stage, NEAR, 860), 0.6),
    group({}, deck),
    group({}, fog),
    glowing(circle(lamp, 8, { fill: PAPER }), 1),
  ]);
}
