/** The common background of every panel: deep ink, a glow of the color pair, and the shared gradients and filters. */
import { createRandom, type Random } from "../random";
import { INK, mix, weights, type Pair, type Weights } from "./palette";
import { document, el, linearGradient, radialGradient, type GradientStop, type Point } from "./svg";

export type Stage = {
  slug: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  pair: Pair;
  /** The focal point, pixels. */
  focus: Point;
  random: Random;
  weight: Weights;
  /** Colors of the two soft lights on the background; usually the pair itself. */
  light: Pair;
};

/**
 * Sets up a picture.
 * @param slug seeds the randomness
 * @param size width and height, pixels
 * @param pair the two colors of the picture
 * @param focus focal point as shares (0-1) of width and height
 * @param light colors of the soft lights, when the pair itself would turn muddy on ink
 */
export function createStage(slug: string, size: Point, pair: Pair, focus: Point, light: Pair = pair): Stage {
  const [width, height] = size;
  return {
    slug,
    width,
    height,
    pair,
    focus: [focus[0] * width, focus[1] * height],
    random: createRandom(slug),
    weight: weights(width),
    light,
  };
}

/** A color of the pair's ramp at share 0 (first color) to 1 (second color). */
export function tint(stage: Stage, share: number): string {
  return mix(stage.pair[0], stage.pair[1], share);
}

/** The same drawing with a soft light behind it; `strength` is the opacity (0-1) of the light. */
export function glowing(content: string, strength = 0.8): string {
  return el("g", { filter: "url(#bloom)", opacity: strength }, content) + content;
}

/** Its region is twice as wide and high as the panel, because a drawing may be shifted within the panel. */
const blurFilter = (id: string, deviation: number, { width, height }: { width: number; height: number }): string =>
  el(
    "filter",
    { id, filterUnits: "userSpaceOnUse", x: -width / 2, y: -height / 2, width: 2 * width, height: 2 * height },
    el("feGaussianBlur", { stdDeviation: deviation }),
  );

/** Stops of a light that falls off softly, without a visible edge. */
const fade = (color: string, strength: number): GradientStop[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => [at, color, strength * (1 - at) ** 2]);

/**
 * The SVG document of a panel. Content may use `url(#ramp)` (left to right gradient of the pair),
 * `url(#rise)` (bottom to top), `url(#bloom)` and `url(#haze)` (blurs), and `url(#from-left)`
 * (a mask that lets the drawing emerge from the left edge).
 */
export function renderStage(stage: Stage, layers: readonly string[], extraDefs: readonly string[] = []): string {
  const { width, height, pair, focus, light } = stage;
  const [from, to] = pair;
  const full = { width, height };
  const defs = el("defs", {}, [
    linearGradient(
      "ground",
      [0, 0],
      [width, height],
      [
        [0, mix(INK, light[0], 0.05)],
        [0.5, INK],
        [1, mix(INK, light[1], 0.07)],
      ],
    ),
    radialGradient("light", focus, width * 0.5, fade(light[0], 0.3)),
    radialGradient("counter", [width * 0.92, height * 0.04], width * 0.5, fade(light[1], 0.16)),
    linearGradient(
      "ramp",
      [width * 0.08, 0],
      [width * 0.92, 0],
      [
        [0, from],
        [1, to],
      ],
    ),
    linearGradient(
      "rise",
      [0, height * 0.85],
      [0, height * 0.12],
      [
        [0, from],
        [1, to],
      ],
    ),
    linearGradient(
      "emerge",
      [0, 0],
      [width, 0],
      [
        [0, "#fff", 0.22],
        [0.25, "#fff", 0.7],
        [0.45, "#fff", 1],
        [1, "#fff", 1],
      ],
    ),
    el(
      "mask",
      { id: "from-left", maskUnits: "userSpaceOnUse", x: 0, y: 0, ...full },
      el("rect", { ...full, fill: "url(#emerge)" }),
    ),
    blurFilter("bloom", width * 0.007, full),
    blurFilter("haze", width * 0.025, full),
    ...extraDefs,
  ]);
  const ground = ["ground", "light", "counter"].map((id) => el("rect", { ...full, fill: `url(#${id})` }));
  return document(width, height, [defs, ...ground, ...layers]);
}
