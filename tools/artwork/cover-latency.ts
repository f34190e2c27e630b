/** Cover "Fraud scoring in fifty milliseconds": requests piled over a ruler of 50 ticks; none may pass the last one. */
import { MIST, PAIRS, PAPER, ROSE } from "./palette";
import { createStage, glowing, renderStage, tint } from "./stage";
import { circle, el, group, line, type Point } from "./svg";

const LIMIT = 50;
const PITCH = 24;
const LEFT = 130;
const RULER = 660;

/** Number of requests answered at a tick: a fast rise, a peak, a tail that ends before the limit. */
function pile(tick: number): number {
  if (tick < 9 || tick >= LIMIT) return 0;
  const spread = tick < 31 ? 9 : 6.4;
  return 17 * Math.exp(-(((tick - 31) / spread) ** 2) / 1.5);
}

/** Draws the cover as an SVG document of 1600 x 900 px. */
export function drawLatency(slug: string): string {
  const stage = createStage(slug, [1600, 900], PAIRS.ledger, [0.57, 0.4]);
  const { random, weight, width } = stage;
  const x = (tick: number): number => LEFT + tick * PITCH;
  const ticks = Array.from({ length: 61 }, (_, tick) => {
    const size = tick % 10 === 0 ? 44 : tick % 5 === 0 ? 30 : 18;
    const past = tick > LIMIT;
    return line([x(tick), RULER], [x(tick), RULER + size], {
      "stroke-width": tick % 10 === 0 ? weight.line : weight.hair,
      opacity: past ? 0.35 : 0.9,
    });
  });
  const spike = 33;
  const requests: string[] = [];
  for (let tick = 0; tick < LIMIT; tick += 1) {
    const count = tick === spike ? 21 : Math.round(pile(tick) * random.range(0.86, 1.08));
    for (let level = 0; level < count; level += 1) {
      requests.push(
        circle([x(tick), RULER - 24 - level * PITCH], 7.6, {
          fill: tint(stage, tick / 46),
          opacity: 0.28 + (0.72 * (level + 1)) / count,
        }),
      );
    }
  }
  const top: Point = [x(spike), RULER - 24 - 21 * PITCH];
  const limit = [
    line([x(LIMIT), 96], [x(LIMIT), RULER + 120], { stroke: PAPER, "stroke-width": weight.line * 1.3 }),
    el("rect", { x: x(LIMIT) - 9, y: 84, width: 18, height: 18, fill: PAPER, transform: `rotate(45 ${x(LIMIT)} 93)` }),
  ].join("");
  const beyond = Array.from({ length: 26 }, (_, index) => {
    const start = x(LIMIT) + 14 + index * 22 - 500;
    return line([start, RULER - 6], [start + 500, RULER - 506 - 60], {
      stroke: MIST,
      "stroke-width": weight.hair,
      opacity: 0.2,
    });
  });
  const clip = el("clipPath", { id: "past" }, el("rect", { x: x(LIMIT) + 8, y: 120, width, height: RULER - 130 }));
  let cursor = 0;
  const budget = [7, 13, 16, 9].map((length, index) => {
    const start = cursor;
    cursor += length + 0.5;
    return el("rect", {
      x: x(start),
      y: RULER + 84,
      width: length * PITCH - 4,
      height: 26,
      rx: 6,
      fill: tint(stage, index / 3),
      opacity: 0.4 + index * 0.15,
    });
  });
  return renderStage(
    stage,
    [
      el("g", { "clip-path": "url(#past)" }, beyond),
      group({ stroke: MIST, "stroke-linecap": "round" }, [
        line([x(0), RULER], [x(60), RULER], { "stroke-width": weight.line, opacity: 0.9 }),
        ...ticks,
      ]),
      group({}, requests),
      group({}, budget),
      glowing(limit, 0.7),
      glowing(
        circle(top, 8, { fill: ROSE }) + circle(top, 20, { fill: "none", stroke: ROSE, "stroke-width": weight.line }),
        1,
      ),
    ],
    [clip],
  );
}
