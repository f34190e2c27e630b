/** New York: a grid of towers over a grid of avenues, one spire lit. */
import { INK, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, el, group, line, path, polyline, type Point } from "./svg";

const STREET = 800;
const SPIRE = 1030;

function building(stage: Stage, x: number, width: number, height: number, depth: number): string {
  const { random, weight } = stage;
  const color = tint(stage, x / stage.width);
  const top = STREET - height;
  const opacity = 0.22 + depth * 0.62;
  const parts = [
    el("rect", {
      x,
      y: top,
      width,
      height,
      fill: mix(INK, color, 0.05 + depth * 0.1),
      stroke: color,
      "stroke-width": weight.hair * (0.8 + depth * 0.7),
      opacity: 0.3 + depth * 0.7,
    }),
  ];
  const style = random.int(0, 2);
  if (style === 0) {
    for (let y = top + 14; y < STREET - 4; y += 13)
      parts.push(
        line([x + 6, y], [x + width - 6, y], {
          stroke: color,
          "stroke-width": weight.hair * 0.7,
          opacity: opacity * 0.55,
        }),
      );
  } else if (style === 1) {
    for (let column = x + 9; column < x + width - 4; column += 10)
      parts.push(
        line([column, top + 8], [column, STREET], {
          stroke: color,
          "stroke-width": weight.hair * 0.7,
          opacity: opacity * 0.55,
        }),
      );
  } else {
    const columns = Math.floor((width - 10) / 14);
    for (let y = top + 16; y < STREET - 10; y += 20) {
      for (let column = 0; column < columns; column += 1) {
        const lit = random.chance(0.3);
        parts.push(
          el("rect", {
            x: x + 8 + column * 14,
            y,
            width: 7,
            height: 10,
            fill: lit ? mix(color, PAPER, 0.45) : color,
            opacity: opacity * (lit ? 0.95 : 0.3),
          }),
        );
      }
    }
  }
  if (random.chance(0.3))
    parts.push(
      line([x + width / 2, top], [x + width / 2, top - random.range(24, 60)], {
        stroke: color,
        "stroke-width": weight.hair,
        opacity,
      }),
    );
  return parts.join("");
}

function row(stage: Stage, depth: number, low: number, high: number): string[] {
  const { random } = stage;
  const parts: string[] = [];
  for (let x = -30; x < stage.width;) {
    const width = random.range(54, 112);
    const near = Math.exp(-(((x + width / 2 - SPIRE) / 470) ** 2));
    const clear = depth > 0.6 && Math.abs(x + width / 2 - SPIRE) < 120;
    parts.push(
      building(stage, x, width, (low + (high - low) * near) * random.range(0.6, 1) * (clear ? 0.42 : 1), depth),
    );
    x += width + (depth > 0.6 ? random.range(4, 26) : 3);
  }
  return parts;
}

function spire(stage: Stage): string {
  const { weight } = stage;
  const color = mix(stage.pair[1], PAPER, 0.4);
  const tiers = [
    [96, 0, 370],
    [76, 370, 470],
    [56, 470, 540],
    [36, 540, 590],
    [18, 590, 622],
  ] as const;
  const body = tiers.map(([half, from, to]) =>
    el("rect", {
      x: SPIRE - half,
      y: STREET - to,
      width: half * 2,
      height: to - from,
      fill: mix(INK, color, 0.24),
      stroke: color,
      "stroke-width": weight.line,
    }),
  );
  const ribs = tiers.flatMap(([half, from, to]) =>
    Array.from({ length: Math.floor((half * 2) / 12) - 1 }, (_, index) => {
      const x = SPIRE - half + (index + 1) * ((half * 2) / Math.floor((half * 2) / 12));
      return line([x, STREET - to + 8], [x, STREET - from], {
        stroke: color,
        "stroke-width": weight.hair,
        opacity: 0.6,
      });
    }),
  );
  const mast = path(
    polyline(
      [
        [SPIRE - 9, STREET - 622],
        [SPIRE, STREET - 716],
        [SPIRE + 9, STREET - 622],
      ],
      true,
    ),
    { fill: color },
  );
  return [...body, ...ribs, mast].join("");
}

function avenues(stage: Stage): string[] {
  const vanish: Point = [SPIRE, STREET - 40];
  const rays = Array.from({ length: 61 }, (_, index) => {
    const slope = (index - 30) * 110;
    const at = (y: number): Point => [vanish[0] + (slope * (y - vanish[1])) / 240, y];
    return line(at(STREET), at(1000), {
      stroke: tint(stage, 0.5 + (index - 30) / 40),
      opacity: index % 5 === 0 ? 0.85 : 0.4,
    });
  });
  const streets = Array.from({ length: 15 }, (_, index) => {
    const y = vanish[1] + 40 / (1 - index / 16.4);
    return line([0, y], [stage.width, y], { stroke: tint(stage, 0.4), opacity: 0.55 });
  });
  return [...rays, ...streets];
}

/** Draws the New York picture as an SVG document of 1600 x 1000 px. */
export function drawNewYork(slug: string): string {
  const stage = createStage(slug, [1600, 1000], PAIRS.skyline, [SPIRE / 1600, 0.38]);
  const { weight } = stage;
  const tip: Point = [SPIRE, STREET - 716];
  return renderStage(stage, [
    group({}, row(stage, 0.15, 260, 640)),
    group({}, row(stage, 0.5, 190, 520)),
    glowing(spire(stage), 0.6),
    group({}, row(stage, 1, 110, 360)),
    el("rect", { x: 0, y: STREET, width: 1600, height: 200, fill: INK, opacity: 0.6 }),
    group({ "stroke-width": weight.hair }, avenues(stage)),
    line([0, STREET], [1600, STREET], { stroke: "url(#ramp)", "stroke-width": weight.line * 1.3 }),
    glowing(circle(tip, 7, { fill: PAPER }), 1),
  ]);
}
