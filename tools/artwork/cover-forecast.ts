/** Cover "Measuring a forecast that people use": a known past, a fan of futures, and what actually happened. */
import { MIST, PAIRS, PAPER } from "./palette";
import { createStage, glowing, renderStage, tint } from "./stage";
import { circle, curve, group, line, path, type Point } from "./svg";
import { createWave } from "./wave";

const NOW = 720;
const STEP = 40;
const BANDS = [1, 0.76, 0.54, 0.34, 0.16];

/** Draws the cover as an SVG document of 1600 x 900 px. */
export function drawForecast(slug: string): string {
  const stage = createStage(slug, [1600, 900], PAIRS.shelf, [0.6, 0.46], ["#E2557B", "#A855F7"]);
  const { random, weight, width } = stage;
  const season = createWave(random, 2);
  const noise = createWave(random, 4);
  const level = (x: number): number => 560 - x * 0.13 - 96 * season(x / 900) - 18 * Math.sin(x / 46);
  const half = (x: number): number => 14 + 300 * Math.max(0, (x - NOW) / 880) ** 0.66;
  const past: Point[] = [];
  for (let x = -20; x <= NOW; x += 20)
    past.push([x, level(x) + (x < NOW ? 46 * noise(x / 210) * Math.min(1, (NOW - x) / 120) : 0)]);
  const steps = Array.from({ length: 24 }, (_, index) => NOW + index * STEP);
  const edge = (share: number): Point[] => steps.map((x) => [x, level(x) - half(x) * share * (x === NOW ? 0 : 1)]);
  const bands = BANDS.map((share, index) => {
    const lower = edge(-share * 0.86).reverse();
    const area = `${curve(edge(share))}L${curve(lower).slice(1)}Z`;
    return path(area, {
      fill: tint(stage, 0.9 - index * 0.16),
      "fill-opacity": 0.13 + index * 0.025,
      stroke: tint(stage, 0.9 - index * 0.16),
      "stroke-width": weight.hair,
      "stroke-opacity": 0.6,
    });
  });
  const futures = Array.from({ length: 30 }, (_, index) => {
    const drift = (index / 29) * 1.7 - 0.82;
    const own = createWave(random, 3);
    const points = steps.map((x): Point => [
      x,
      level(x) - half(x) * (drift + 0.16 * own((x - NOW) / 420)) * (x === NOW ? 0 : 1),
    ]);
    return path(curve(points), { stroke: tint(stage, index / 29), "stroke-width": weight.hair * 0.8, opacity: 0.4 });
  });
  const outcome = steps.slice(1, 15).map((x): Point => [x, level(x) - half(x) * (0.14 + 0.26 * noise(x / 260))]);
  const actual = outcome.map((point, index) =>
    circle(point, 7, { fill: PAPER, opacity: index === outcome.length - 1 ? 1 : 0.92 }),
  );
  const last = outcome.at(-1) as Point;
  const rules = Array.from({ length: 7 }, (_, index) =>
    line([0, 120 + index * 110], [width, 120 + index * 110], { opacity: 0.14 }),
  );
  const weeks = Array.from({ length: 41 }, (_, index) =>
    line([index * 40, 810], [index * 40, index % 4 === 0 ? 834 : 822], { opacity: 0.6 }),
  );
  const today: Point = [NOW, level(NOW)];
  return renderStage(stage, [
    group({ stroke: MIST, "stroke-width": weight.hair }, [...rules, ...weeks]),
    group({}, bands),
    group({}, futures),
    path(curve(edge(0)), {
      stroke: PAPER,
      "stroke-width": weight.line,
      "stroke-dasharray": "4 12",
      "stroke-linecap": "round",
      opacity: 0.7,
    }),
    line([NOW, 90], [NOW, 810], { stroke: PAPER, "stroke-width": weight.hair * 1.3, opacity: 0.7 }),
    group({ mask: "url(#from-left)" }, [
      glowing(
        path(curve(past), { stroke: stage.pair[0], "stroke-width": weight.bold, "stroke-linejoin": "round" }),
        0.7,
      ),
    ]),
    glowing(
      circle(today, 11, { fill: PAPER }) +
        circle(today, 26, { fill: "none", stroke: PAPER, "stroke-width": weight.line }),
      0.9,
    ),
    glowing(
      group({}, [...actual, circle(last, 20, { fill: "none", stroke: PAPER, "stroke-width": weight.line })]),
      0.7,
    ),
  ]);
}
