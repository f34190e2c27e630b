/** Retail: a shelf grid; demand lights the goods around the one gap that is about to be refilled. */
import { INK, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, el, group, line, path, type Point } from "./svg";

const LEVELS = [190, 426, 662, 898, 1134];
const GAP_LEVEL = 2;
const GAP = { from: 1196, to: 1340 };
/** Demand at least, by shelf: the goods beside the gap are lit, those above and below it less than half as much. */
const LIT = [0, 0.4, 0.95, 0.4, 0];
/** Lines of lit goods, pixels: 1.5 where the page shows the picture at a quarter of its size. */
const LIT_STROKE = 5.6;

export type Shape = "box" | "bottle" | "can" | "jar" | "stack";

export type Good = {
  shape: Shape;
  /** Left edge, base, width and height in pixels. */
  x: number;
  base: number;
  width: number;
  height: number;
};

/** Path data of what stands on a shelf. */
export function outline({ shape, x, base, width: w, height: h }: Good): string {
  const top = base - h;
  if (shape === "bottle") {
    const neck = w * 0.3;
    const shoulder = top + h * 0.42;
    return `M${x} ${base - 6}V${shoulder}C${x} ${shoulder - h * 0.14} ${x + w / 2 - neck / 2} ${shoulder - h * 0.1} ${x + w / 2 - neck / 2} ${top + h * 0.16}V${top}H${x + w / 2 + neck / 2}V${top + h * 0.16}C${x + w / 2 + neck / 2} ${shoulder - h * 0.1} ${x + w} ${shoulder - h * 0.14} ${x + w} ${shoulder}V${base - 6}Q${x + w} ${base} ${x + w - 6} ${base}H${x + 6}Q${x} ${base} ${x} ${base - 6}Z`;
  }
  const r = shape === "box" || shape === "stack" ? 4 : w * 0.2;
  return `M${x} ${base - r}V${top + r}Q${x} ${top} ${x + r} ${top}H${x + w - r}Q${x + w} ${top} ${x + w} ${top + r}V${base - r}Q${x + w} ${base} ${x + w - r} ${base}H${x + r}Q${x} ${base} ${x} ${base - r}Z`;
}

/** Lines inside a good: labels, lids, bands. Each is [from, to] in pixels. */
function details({ shape, x, base, width: w, height: h }: Good): [Point, Point][] {
  const across = (share: number, inset = 0): [Point, Point] => [
    [x + inset, base - h * share],
    [x + w - inset, base - h * share],
  ];
  switch (shape) {
    case "bottle":
      return [
        across(0.42),
        across(0.14),
        [
          [x + w * 0.35, base - h * 0.9],
          [x + w * 0.65, base - h * 0.9],
        ],
      ];
    case "can":
      return [across(0.88), across(0.12), across(0.62), across(0.36)];
    case "jar":
      return [across(0.78), across(0.28, w * 0.2), across(0.44, w * 0.2)];
    case "stack":
      return [across(0.25), across(0.5), across(0.75)];
    default:
      return [across(0.3, w * 0.18), across(0.42, w * 0.18), across(0.82)];
  }
}

function stock(stage: Stage): Good[] {
  const { random, width } = stage;
  return LEVELS.flatMap((base, level) => {
    const goods: Good[] = [];
    let x = -random.range(20, 60);
    while (x < width) {
      const shape = random.pick<Shape>(["box", "bottle", "can", "jar", "stack", "box"]);
      const [w, h] = {
        box: [random.range(58, 96), random.range(112, 172)],
        bottle: [random.range(42, 54), random.range(152, 178)],
        can: [random.range(50, 62), random.range(98, 124)],
        jar: [random.range(62, 84), random.range(92, 128)],
        stack: [random.range(88, 128), random.range(72, 120)],
      }[shape] as [number, number];
      const facings = shape === "stack" ? 1 : random.int(2, 5);
      for (let facing = 0; facing < facings; facing += 1) {
        const clear = level !== GAP_LEVEL || x + w < GAP.from - 10 || x > GAP.to + 10;
        if (clear) goods.push({ shape, x, base, width: w, height: h });
        x += w + 9;
        if (level === GAP_LEVEL && x + w >= GAP.from - 10 && x < GAP.to) x = GAP.to + 14;
      }
      x += random.range(12, 26);
    }
    return goods;
  });
}

function drawGood(stage: Stage, good: Good): string {
  const { focus, weight, width, random } = stage;
  const center: Point = [good.x + good.width / 2, good.base - good.height / 2];
  const distance = Math.hypot((center[0] - focus[0]) / 1.25, center[1] - focus[1]);
  const lit = LIT[LEVELS.indexOf(good.base)] as number;
  const demand = Math.max(lit, Math.exp(-((distance / 440) ** 2))) * random.range(0.6, 1) ** 0.8;
  const color = tint(stage, 0.5 + (center[0] - focus[0]) / 1300);
  const fade = Math.max(0.35, Math.min(1, 0.35 + center[0] / (width * 0.5)));
  const opacity = (0.5 + demand * 0.5) * fade;
  const shell = path(outline(good), {
    fill: mix(mix(INK, "#3A1446", 0.35), color, 0.06 + demand * 0.78),
    "fill-opacity": 0.9,
    stroke: demand > 0.5 ? mix(color, PAPER, (demand - 0.5) * 1.1) : color,
    "stroke-width": lit > 0 ? LIT_STROKE : weight.hair + demand * weight.hair * 1.3,
    "stroke-opacity": opacity,
  });
  const ink = demand > 0.4 ? mix(color, PAPER, 0.5) : color;
  return (
    shell +
    details(good)
      .map(([from, to]) => line(from, to, { stroke: ink, "stroke-width": weight.hair, opacity: opacity * 0.6 }))
      .join("")
  );
}

function shelves(stage: Stage): string[] {
  const { width, weight, random } = stage;
  return LEVELS.flatMap((base) => {
    const tags: string[] = [];
    for (let x = 30; x < width; x += random.range(90, 190)) {
      let bar = x;
      for (let count = 0; count < 7; count += 1) {
        const thick = random.pick([2, 2, 4, 6]);
        tags.push(
          el("rect", { x: bar, y: base + 18, width: thick, height: 15, fill: tint(stage, x / width), opacity: 0.45 }),
        );
        bar += thick + random.pick([3, 4, 6]);
      }
    }
    const board = line([0, base + 6], [width, base + 6], { stroke: "url(#ramp)", "stroke-width": weight.line * 1.3 });
    return [el("rect", { x: 0, y: base + 6, width, height: 38, fill: INK, opacity: 0.55 }), board, ...tags];
  });
}

/**
 * The corners of a frame that has something in view, as lines.
 *
 * @param center its center
 * @param half half of its width and height
 * @param arm length of a line
 * @param weight width of a line
 */
export const corners = (center: Point, half: Point, arm: number, weight: number): string[] =>
  (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([sx, sy]) => {
    const [x, y] = [center[0] + sx * half[0], center[1] + sy * half[1]];
    return path(`M${x - sx * arm} ${y}H${x}V${y - sy * arm}`, {
      stroke: PAPER,
      "stroke-width": weight,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    });
  });

/** Draws the retail picture as an SVG document of 2000 x 1250 px. */
export function drawShelf(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.shelf, [0.635, 0.47], ["#E2557B", "#A855F7"]);
  const { weight } = stage;
  const base = LEVELS[GAP_LEVEL] as number;
  const slot = { x: GAP.from + 4, y: base - 150, width: GAP.to - GAP.from - 8, height: 146, rx: 8 };
  const center: Point = [(GAP.from + GAP.to) / 2, base - 77];
  const marks = corners(center, [88, 94], 28, weight.bold);
  return renderStage(stage, [
    group({ mask: "url(#from-left)" }, [...shelves(stage), ...stock(stage).map((good) => drawGood(stage, good))]),
    el("rect", { ...slot, fill: INK, opacity: 0.55 }),
    el("rect", {
      ...slot,
      fill: "none",
      stroke: PAPER,
      "stroke-width": weight.line,
      "stroke-dasharray": "14 11",
      opacity: 0.8,
    }),
    glowing(
      marks.join("") +
        circle(center, 11, { fill: PAPER }) +
        circle(center, 30, { fill: "none", stroke: PAPER, "stroke-width": weight.line }),
      0.9,
    ),
  ]);
}
