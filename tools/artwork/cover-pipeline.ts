/** Cover "From pilot to production": many tangled attempts pass three gates and become one stream. */
import { PAIRS, PAPER } from "./palette";
import { createStage, glowing, renderStage, tint } from "./stage";
import { circle, curve, group, line, path, type Point } from "./svg";
import { createWave } from "./wave";

const GATES = [640, 830, 1010];
const OPENINGS = [230, 132, 62];

const ease = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Draws the cover as an SVG document of 1600 x 900 px. */
export function drawPipeline(slug: string): string {
  const stage = createStage(slug, [1600, 900], PAIRS.brand, [0.63, 0.5]);
  const { random, weight, focus, width } = stage;
  const total = 32;
  const strands = Array.from({ length: total }, (_, index) => {
    const wave = createWave(random, 3);
    const home = (index / (total - 1)) * 2 - 1;
    const fate = index % 4 === 1 ? 3 : random.int(0, 2);
    const end = fate === 3 ? width + 30 : (GATES[fate] as number) - random.range(14, 60);
    const speed = random.range(0.5, 1.1);
    const points: Point[] = [];
    for (let x = -40; x <= end; x += 20) {
      const calm = ease(140, 1000, x);
      const lane = focus[1] + home * (360 * (1 - ease(200, 1010, x)) + 46);
      points.push([x, lane + wave((x / 900) * speed) * 230 * (1 - calm) ** 1.6]);
    }
    const last = points.at(-1) as Point;
    const alive = fate === 3;
    const stroke = path(curve(points), {
      stroke: alive ? "url(#ramp)" : tint(stage, 0.05),
      "stroke-width": alive ? weight.line * 1.25 : weight.hair,
      opacity: alive ? 0.95 : 0.42,
    });
    const stop = alive ? "" : circle(last, 4, { fill: tint(stage, 0.25), opacity: 0.8 });
    return { alive, svg: stroke + stop };
  });
  const gates = GATES.flatMap((x, index) => {
    const opening = OPENINGS[index] as number;
    const style = {
      stroke: PAPER,
      "stroke-width": weight.line,
      "stroke-linecap": "round",
      opacity: 0.5 + index * 0.22,
    };
    return [-1, 1].flatMap((side) => [
      line([x, focus[1] + side * opening], [x, focus[1] + side * 350], style),
      line([x - 16, focus[1] + side * opening], [x + 16, focus[1] + side * opening], {
        ...style,
        "stroke-width": weight.bold,
      }),
    ]);
  });
  const packets = Array.from({ length: total / 4 }, (_, index) => {
    const lane = ((index * 4 + 1) / (total - 1)) * 2 - 1;
    return circle([random.range(1090, 1560), focus[1] + lane * 46], 5, { fill: PAPER });
  });
  return renderStage(stage, [
    group(
      { mask: "url(#from-left)" },
      strands.filter(({ alive }) => !alive).map(({ svg }) => svg),
    ),
    glowing(
      group(
        {},
        strands.filter(({ alive }) => alive).map(({ svg }) => svg),
      ),
      0.6,
    ),
    group({}, gates),
    glowing(group({}, packets), 0.9),
  ]);
}
