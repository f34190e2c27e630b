/** Retail: goods on shelves, lit from the right. The brightest spot is the one gap, which a camera has found. */
import { INK, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, el, group, line, linearGradient, path, radialGradient, type Point } from "./svg";

export type Shape = "box" | "bottle" | "can" | "jar" | "stack" | "gap";

export type Good = {
  shape: Shape;
  /** Left edge, base, width and height in pixels. */
  x: number;
  base: number;
  width: number;
  height: number;
};

/** The goods on a shelf from left to right: shape, number of facings, and width and height of one item in pixels. */
export type Row = readonly (readonly [shape: Shape, facings: number, width: number, height: number])[];

/**
 * The goods of a row, starting at `x`, with a gap of `between` pixels between two of a kind, and twice that between two
 * kinds.
 */
export function stocked(row: Row, x: number, base: number, between: number): Good[] {
  let left = x;
  return row.flatMap(([shape, facings, width, height]) => {
    const goods = Array.from({ length: facings }, (_, index): Good => {
      return { shape, x: left + index * (width + between), base, width, height };
    });
    left += facings * (width + between) + between;
    return goods;
  });
}

/** Path data of an item's outline. */
export function outline({ shape, x, base, width: w, height: h }: Good): string {
  const top = base - h;
  if (shape === "bottle") {
    const neck = w * 0.34;
    const shoulder = top + h * 0.42;
    return `M${x} ${base - 10}V${shoulder}C${x} ${shoulder - h * 0.14} ${x + w / 2 - neck / 2} ${shoulder - h * 0.1} ${x + w / 2 - neck / 2} ${top + h * 0.16}V${top}H${x + w / 2 + neck / 2}V${top + h * 0.16}C${x + w / 2 + neck / 2} ${shoulder - h * 0.1} ${x + w} ${shoulder - h * 0.14} ${x + w} ${shoulder}V${base - 10}Q${x + w} ${base} ${x + w - 10} ${base}H${x + 10}Q${x} ${base} ${x} ${base - 10}Z`;
  }
  if (shape === "jar") {
    const [lid, r, shoulder] = [w * 0.1, w * 0.16, top + h * 0.2];
    return `M${x} ${base - r}V${shoulder + r}Q${x} ${shoulder} ${x + lid} ${shoulder}V${top + 5}Q${x + lid} ${top} ${x + lid + 5} ${top}H${x + w - lid - 5}Q${x + w - lid} ${top} ${x + w - lid} ${top + 5}V${shoulder}Q${x + w} ${shoulder} ${x + w} ${shoulder + r}V${base - r}Q${x + w} ${base} ${x + w - r} ${base}H${x + r}Q${x} ${base} ${x} ${base - r}Z`;
  }
  const r = shape === "box" || shape === "stack" ? 5 : w * 0.16;
  return `M${x} ${base - r}V${top + r}Q${x} ${top} ${x + r} ${top}H${x + w - r}Q${x + w} ${top} ${x + w} ${top + r}V${base - r}Q${x + w} ${base} ${x + w - r} ${base}H${x + r}Q${x} ${base} ${x} ${base - r}Z`;
}

/**
 * Labels, lids and seams of each shape: where they begin, their height, and their inset on both sides, as shares of the
 * item's size.
 */
const PRINTS: Record<
  Shape,
  readonly (readonly [from: number, height: number, inset: number, tone: "dark" | "edge"])[]
> = {
  box: [[0.36, 0.3, 0.2, "edge"]],
  bottle: [
    [0.13, 0.26, 0, "edge"],
    [0.9, 0.1, 0.33, "edge"],
  ],
  can: [
    [0.26, 0.44, 0, "edge"],
    [0.86, 0.03, 0, "dark"],
  ],
  jar: [
    [0.18, 0.36, 0.16, "edge"],
    [0.8, 0.2, 0.1, "edge"],
  ],
  stack: [
    [0.325, 0.025, 0, "dark"],
    [0.655, 0.025, 0, "dark"],
  ],
  gap: [],
};

/** The tones of an item from its shaded left to its lit right, and that of its edge and prints. */
export type Tones = { dark: string; middle: string; light: string; edge: string };

/** Color of unlit goods: a plum, because amber mixed with plain ink turns green. */
const DARK = mix(INK, "#5A1638", 0.45);

/** Tones of an item of a color, in a light from 0 to 1. */
export const tonesOf = (color: string, light: number): Tones => ({
  dark: mix(DARK, color, 0.16 + 0.22 * light),
  middle: mix(DARK, color, 0.32 + 0.34 * light),
  light: mix(DARK, color, 0.5 + 0.4 * light),
  edge: mix(DARK, mix(color, PAPER, 0.28 * light), 0.62 + 0.36 * light),
});

/** Draws an item in three tones, with an edge of `stroke` pixels. */
export function drawGood(good: Good, { dark, middle, light, edge }: Tones, stroke: number): string {
  const { shape, x, base, width, height } = good;
  const id = `good-${Math.round(x)}-${Math.round(base)}`;
  const steps = linearGradient(
    id,
    [x, 0],
    [x + width, 0],
    [
      [0.24, dark],
      [0.24, middle],
      [0.72, middle],
      [0.72, light],
    ],
  );
  const prints = PRINTS[shape].map(([from, high, inset, tone]) =>
    el("rect", {
      x: x + width * inset,
      y: base - height * (from + high),
      width: width * (1 - 2 * inset),
      height: height * high,
      fill: tone === "dark" ? dark : edge,
      opacity: tone === "dark" ? 1 : 0.62,
    }),
  );
  return (
    steps +
    path(outline(good), { fill: `url(#${id})` }) +
    prints.join("") +
    path(outline(good), { stroke: edge, "stroke-width": stroke, "stroke-linejoin": "round" })
  );
}

/**
 * The four corner marks of a viewfinder frame, as lines. All lengths are pixels.
 *
 * @param center center of the frame
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

/** Gradients for the light in a gap: `url(#found)` behind the goods and, fainter, `url(#spill)` on them. */
export const foundLight = (center: Point, radius: number): string[] => [
  radialGradient("found", center, radius, [
    [0, "#FFB8D2", 0.8],
    [0.2, "#FFA9C8", 0.7],
    [0.38, "#F788AE", 0.4],
    [0.65, "#F472B6", 0.13],
    [1, "#F472B6", 0],
  ]),
  radialGradient("spill", center, radius, [
    [0, "#FFC2D6", 0],
    [0.2, "#FFC2D6", 0.26],
    [0.5, "#F9A8C4", 0.08],
    [1, "#F472B6", 0],
  ]),
];

const LEVELS = [338, 742, 1146];
/** Height of a shelf's front, pixels. */
const FRONT = 40;
/** Each row has its own start, so that goods do not line up in columns. */
const ROWS: readonly (readonly [from: number, row: Row])[] = [
  [
    -40,
    [
      ["can", 2, 128, 190],
      ["box", 2, 168, 250],
      ["jar", 2, 152, 176],
      ["bottle", 3, 104, 286],
      ["stack", 1, 236, 210],
      ["can", 2, 128, 190],
    ],
  ],
  [
    10,
    [
      ["bottle", 3, 108, 290],
      ["jar", 2, 156, 186],
      ["box", 2, 172, 268],
      ["gap", 1, 172, 268],
      ["box", 1, 172, 268],
      ["can", 2, 132, 204],
      ["bottle", 1, 108, 290],
    ],
  ],
  [
    -70,
    [
      ["box", 2, 190, 240],
      ["can", 3, 128, 196],
      ["stack", 1, 250, 220],
      ["jar", 2, 156, 180],
      ["box", 2, 164, 272],
      ["jar", 2, 150, 180],
    ],
  ],
];

/** Draws a shelf's front below its goods, with a tag at every other item. */
function shelf(stage: Stage, base: number, goods: readonly Good[]): string[] {
  const { width, weight } = stage;
  const tags = goods
    .filter(({ shape }, index) => shape === "gap" || shape !== goods[index - 1]?.shape)
    .map(({ x }) =>
      el("rect", { x: x + 8, y: base + 13, width: 74, height: 18, rx: 4, fill: tint(stage, x / width), opacity: 0.5 }),
    );
  return [
    el("rect", { x: 0, y: base, width, height: FRONT, fill: mix(INK, "#5B2350", 0.55) }),
    line([0, base], [width, base], { stroke: "url(#ramp)", "stroke-width": weight.bold }),
    ...tags,
  ];
}

function good(stage: Stage, thing: Good): string {
  const { focus, width } = stage;
  const [x, y] = [thing.x + thing.width / 2, thing.base - thing.height / 2];
  const near = Math.exp(-((Math.hypot((x - focus[0]) / 1.3, y - focus[1]) / 430) ** 2));
  const color = tint(stage, 0.5 + (x - focus[0]) / 1300);
  const light = Math.min(1, 0.12 + 0.2 * (x / width) + 0.58 * near);
  return drawGood(thing, tonesOf(color, light), 5);
}

/** Draws the retail picture as an SVG document of 2000 x 1250 px. */
export function drawShelf(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.shelf, [0.635, 0.48], ["#E2557B", "#A855F7"]);
  const { weight } = stage;
  const shelves = ROWS.map(([from, row], level) => stocked(row, from, LEVELS[level] as number, 14));
  const gap = shelves.flat().find(({ shape }) => shape === "gap") as Good;
  const center: Point = [gap.x + gap.width / 2, gap.base - gap.height / 2];
  const half: Point = [gap.width / 2 + 2, gap.height / 2 - 8];
  const marks = corners(center, half, 52, weight.bold * 1.3);
  return renderStage(
    stage,
    [
      circle(center, 440, { fill: "url(#found)" }),
      group({ mask: "url(#from-left)" }, [
        ...shelves.flatMap((goods, level) => shelf(stage, LEVELS[level] as number, goods)),
        ...shelves.flat().flatMap((thing) => (thing.shape === "gap" ? [] : [good(stage, thing)])),
      ]),
      circle(center, 440, { fill: "url(#spill)" }),
      glowing(
        marks.join("") +
          circle(center, 16, { fill: PAPER }) +
          circle(center, 42, { fill: "none", stroke: PAPER, "stroke-width": weight.bold }),
        1,
      ),
    ],
    foundLight(center, 440),
  );
}
