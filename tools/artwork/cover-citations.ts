/** Cover "Retrieval that cites its sources": passages in documents, each linked to a mark in the answer. */
import { INK_RAISED, MIST, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, el, group, line, path, type Point } from "./svg";

const SOURCES: readonly Point[] = [
  [96, 60],
  [340, 96],
  [96, 336],
  [340, 372],
  [96, 612],
  [340, 648],
];
const PAGE: Point = [190, 212];
const ANSWER = { x: 960, y: 132, width: 500, height: 636 };

function textBars(stage: Stage, [x, y]: Point, width: number, count: number, pitch: number, thick: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const length = index % 4 === 3 ? stage.random.range(0.35, 0.65) : stage.random.range(0.84, 1);
    return line([x, y + index * pitch], [x + width * length, y + index * pitch], {
      stroke: MIST,
      "stroke-width": thick,
      "stroke-linecap": "round",
      opacity: 0.4,
    });
  });
}

/** Draws the cover as an SVG document of 1600 x 900 px. */
export function drawCitations(slug: string): string {
  const stage = createStage(slug, [1600, 900], PAIRS.violet, [0.7, 0.5]);
  const { random, weight } = stage;
  const parts: string[] = [];
  const links: string[] = [];
  const ends: string[] = [];
  SOURCES.forEach((corner, index) => {
    const color = tint(stage, index / (SOURCES.length - 1));
    const [x, y] = corner;
    const shell = {
      width: PAGE[0],
      height: PAGE[1],
      rx: 10,
      fill: INK_RAISED,
      stroke: color,
      "stroke-width": weight.hair * 1.3,
    };
    parts.push(el("rect", { x: x + 12, y: y - 12, ...shell, opacity: 0.35 }), el("rect", { x, y, ...shell }));
    parts.push(...textBars(stage, [x + 24, y + 34], PAGE[0] - 48, 9, 18.5, 4));
    const row = random.int(1, 6);
    const passage = { x: x + 16, y: y + 34 + row * 18.5 - 11, width: PAGE[0] - 32, height: 41, rx: 6 };
    parts.push(
      el("rect", { ...passage, fill: mix(INK_RAISED, color, 0.5), stroke: color, "stroke-width": weight.line }),
    );
    const from: Point = [x + PAGE[0] - 16, passage.y + 20];
    const to: Point = [ANSWER.x + 52, ANSWER.y + 130 + index * 84];
    const bend = 200 + (index % 2) * -40;
    links.push(
      path(`M${from[0]} ${from[1]}C${from[0] + bend} ${from[1]} ${to[0] - 260} ${to[1]} ${to[0]} ${to[1]}`, {
        stroke: color,
        "stroke-width": weight.line * 1.35,
      }),
    );
    ends.push(
      circle([x + PAGE[0], from[1]], 6, { fill: color }),
      line([ANSWER.x, to[1]], to, { stroke: color, "stroke-width": weight.line * 1.35 }),
    );
  });
  const sheet = [
    el("rect", {
      ...ANSWER,
      rx: 18,
      fill: mix(INK_RAISED, stage.pair[0], 0.08),
      stroke: "url(#ramp)",
      "stroke-width": weight.line * 1.3,
    }),
    line([ANSWER.x + 52, ANSWER.y + 62], [ANSWER.x + 270, ANSWER.y + 62], {
      stroke: PAPER,
      "stroke-width": 15,
      "stroke-linecap": "round",
      opacity: 0.92,
    }),
    ...SOURCES.flatMap((_, index) => {
      const y = ANSWER.y + 130 + index * 84;
      const color = tint(stage, index / (SOURCES.length - 1));
      const bar = { "stroke-width": 9, "stroke-linecap": "round" };
      return [
        line([ANSWER.x + 92, y], [ANSWER.x + 92 + random.range(250, 350), y], {
          stroke: mix(color, PAPER, 0.55),
          ...bar,
        }),
        line([ANSWER.x + 92, y + 30], [ANSWER.x + 92 + random.range(150, 320), y + 30], {
          stroke: MIST,
          opacity: 0.55,
          ...bar,
        }),
      ];
    }),
  ];
  const marks = SOURCES.map((_, index) => {
    const at: Point = [ANSWER.x + 52, ANSWER.y + 130 + index * 84];
    const color = tint(stage, index / (SOURCES.length - 1));
    return (
      circle(at, 16, { fill: INK_RAISED, stroke: color, "stroke-width": weight.line * 1.3 }) +
      circle(at, 6.5, { fill: PAPER })
    );
  });
  return renderStage(stage, [
    glowing(group({ "stroke-linecap": "round" }, links), 0.7),
    group({}, parts),
    group({}, sheet),
    glowing(group({}, ends), 0.6),
    glowing(group({}, marks), 0.6),
  ]);
}
