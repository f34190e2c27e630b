/** London: a river bend that passes under a bridge of arches. */
import { DECK, landmarks, skyline } from "./london-skyline";
import { INK, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, curve, group, line, path, type Point } from "./svg";

const WATER = 540;
const SPANS = 7;
const SPAN = 250;
const LEFT = -110;

/** Center and half width of the river, in pixels, at height `y` (pixels) in front of the bridge. */
function river(y: number): { x: number; half: number } {
  const depth = Math.min(1, (y - WATER) / (1000 - WATER));
  return {
    x: 1010 - 470 * Math.sin(depth * Math.PI * 0.98) * depth ** 0.6 + depth * 60,
    half: 470 - 230 * Math.sin(depth * Math.PI) ** 1.4 + 120 * depth,
  };
}

function currents(stage: Stage): string[] {
  const total = 44;
  const shores = [-1, 1].flatMap((side) => Array.from({ length: 15 }, (_, index) => side * (1.09 + index * 0.115)));
  const lanes = [...Array.from({ length: total }, (_, index) => (index / (total - 1)) * 2 - 1), ...shores];
  return lanes.map((lane, index) => {
    const points: Point[] = [];
    // Lines start behind the bridge: one that started within an arch would visibly begin there.
    for (let y = WATER - 100; y <= 1020; y += 20) {
      const { x, half } = river(Math.max(WATER, y));
      points.push([x + lane * half, y]);
    }
    const shore = Math.abs(lane) > 1.01;
    const bank = !shore && Math.abs(lane) > 0.99;
    const strong = !shore && index % 7 === 3;
    const dim = 0.3 - (Math.abs(lane) - 1) * 0.15;
    return path(curve(points), {
      stroke: tint(stage, (lane + 1) / 2),
      "stroke-width": bank ? stage.weight.bold : strong ? stage.weight.line : stage.weight.hair,
      "stroke-dasharray": shore ? "2 10" : undefined,
      opacity: shore ? Math.max(0.06, dim) + 0.12 : bank ? 1 : strong ? 0.85 : 0.5,
    });
  });
}

function bridge(stage: Stage): string[] {
  const { weight } = stage;
  const color = mix(stage.pair[0], PAPER, 0.25);
  const base = WATER + 6;
  let wall = `M-10 ${DECK}H1610V${base}H${LEFT + SPANS * SPAN + 22}`;
  for (let index = SPANS - 1; index >= 0; index -= 1) {
    const x = LEFT + index * SPAN;
    wall += `H${x + SPAN - 22}A${(SPAN - 44) / 2} ${WATER - DECK - 30} 0 0 0 ${x + 22} ${base}`;
  }
  wall += `H-10Z`;
  const rings = Array.from({ length: SPANS }, (_, index) => {
    const middle = LEFT + index * SPAN + SPAN / 2;
    return Array.from({ length: 19 }, (_unused, step) => {
      const angle = Math.PI + (Math.PI * (step + 0.5)) / 19;
      const at = (extra: number): Point => [
        middle + Math.cos(angle) * ((SPAN - 44) / 2 + extra),
        base + Math.sin(angle) * (WATER - DECK - 30 + extra),
      ];
      return line(at(0), at(15), { stroke: color, "stroke-width": weight.hair, opacity: 0.8 });
    }).join("");
  });
  const rails = Array.from({ length: 134 }, (_, index) =>
    line([index * 12, DECK - 15], [index * 12, DECK], { stroke: color, "stroke-width": weight.hair, opacity: 0.6 }),
  );
  const lamps = Array.from({ length: SPANS + 1 }, (_, index) => {
    const x = LEFT + index * SPAN;
    return (
      line([x, DECK], [x, DECK - 56], { stroke: color, "stroke-width": weight.line }) +
      glowing(circle([x, DECK - 62], 7, { fill: PAPER }), 0.9)
    );
  });
  return [
    path(wall, {
      fill: mix(INK, stage.pair[0], 0.16),
      stroke: color,
      "stroke-width": weight.line * 1.2,
      "stroke-linejoin": "round",
    }),
    ...rings,
    line([0, DECK - 15], [1600, DECK - 15], { stroke: color, "stroke-width": weight.line }),
    ...rails,
    ...lamps,
  ];
}

/** Draws the London picture as an SVG document of 1600 x 1000 px. */
export function drawLondon(slug: string): string {
  const stage = createStage(slug, [1600, 1000], PAIRS.teal, [0.64, 0.42]);
  return renderStage(stage, [
    group({}, skyline(stage)),
    landmarks(stage),
    group({}, currents(stage)),
    group({}, bridge(stage)),
  ]);
}
