/**
 * Finance: payments narrow to a single file before a gate. The good ones pass and rise; a risky one is held above the
 * gate.
 */
import { drawCard, drawGate } from "./card";
import { INK, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, curve, group, line, path, type Point } from "./svg";
import { createWave } from "./wave";

/** x of the gate, pixels. */
const GATE = 1270;
const CARD = 116;
/** Distance of each card from the gate in pixels, and its place across the stream (`level`), from -1 (top) to 1. */
const CARDS: readonly (readonly [away: number, level: number])[] = [
  [-112, 0],
  [-258, 0],
  [-404, 0],
  [-548, -0.5],
  [-572, 0.62],
  [-706, 0.05],
  [-760, -0.7],
  [-782, 0.66],
  [-916, -0.16],
  [-966, 0.42],
  [-990, -0.7],
  [-1000, 0.9],
  [-1140, 0.1],
  [-1180, -0.42],
  [-1190, 0.62],
  [118, 0],
  [250, 0],
  [398, 0.64],
  [412, -0.6],
  [548, 0.1],
  [600, 0.9],
  [618, -0.72],
];

/** Middle of the stream at `x`, as y in pixels. */
function course(x: number): number {
  const past = 90 * Math.log(1 + Math.exp((x - GATE - 20) / 90));
  return 800 + 26 * Math.sin(x / 250 + 0.4) - 470 * (1 - Math.exp(-past / 400));
}

/** Half the width of the stream at `x`, pixels: wide, narrow at the gate, then wider again. */
function spread(x: number): number {
  const before = 390 / (1 + Math.exp((x - 560) / 150));
  const after = 34 * Math.log(1 + Math.exp((x - GATE - 150) / 80));
  return 38 + before + after;
}

function flows(stage: Stage): string[] {
  const wave = createWave(stage.random, 2);
  const total = 46;
  return Array.from({ length: total }, (_, index) => {
    const level = (index / (total - 1)) * 2 - 1;
    const points = Array.from({ length: 84 }, (__, step): Point => {
      const x = -80 + step * 26;
      const sway = 0.16 * wave(x / 1250 + level * 0.22);
      return [x, course(x) + (level + sway) * spread(x)];
    });
    const strong = index % 9 === 4;
    return path(curve(points), {
      "stroke-width": strong ? stage.weight.line : stage.weight.hair,
      opacity: strong ? 0.9 : 0.5,
    });
  });
}

/** A card in the stream, turned to follow it. Cards further left are darker. */
function payment(stage: Stage, [away, level]: readonly [number, number], index: number): string {
  const x = GATE + away;
  const y = (at: number): number => course(at) + level * spread(at) * 0.86;
  const dusk = Math.max(0, 0.72 * (1 - x / 900));
  return drawCard({
    at: [x, y(x)],
    width: CARD,
    turn: (Math.atan2(y(x + 20) - y(x - 20), 40) * 180) / Math.PI,
    color: mix(tint(stage, away < 0 ? 0.12 : 0.35 + away / 1000), INK, 0.12 + dusk),
    side: index % 3 === 1 ? "stripe" : "chip",
  });
}

/** Draws the finance picture as an SVG document of 2000 x 1250 px. */
export function drawLedger(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.ledger, [0.635, 0.4]);
  const { weight } = stage;
  const gate: Point = [GATE, course(GATE)];
  const held: Point = [GATE, 428];
  const ring = 132;
  return renderStage(stage, [
    group({ mask: "url(#from-left)", stroke: "url(#ramp)" }, flows(stage)),
    group(
      {},
      CARDS.map((card, index) => payment(stage, card, index)),
    ),
    // The line from the held payment down to the gate.
    line([GATE, held[1] + ring], [GATE, gate[1] + 120], { stroke: PAPER, "stroke-width": weight.line * 1.3 }),
    glowing(drawGate(gate, 34), 0.9),
    glowing(
      drawCard({ at: held, width: 164, turn: -8, color: PAPER, side: "stripe" }) +
        circle(held, ring, { fill: "none", stroke: PAPER, "stroke-width": weight.line * 1.5 }),
      0.8,
    ),
  ]);
}
