/** The word mark "Novalith AI": Instrument Sans 600, tightened, as paths, so that it is the same on every machine. */
import path from "node:path";
import * as fontkit from "fontkit";
import { el, type Point } from "./svg";

const NAME = "Novalith AI";

/** Space taken from between letters, as a share of their size. */
const TIGHTENING = 0.022;

const font = fontkit.openSync(
  path.resolve("node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff"),
) as fontkit.Font;

const run = font.layout(NAME);
const tightening = TIGHTENING * font.unitsPerEm;

/** Left end of each letter, in units of the font; the first stem stands at 0. */
const starts = run.positions.reduce<number[]>(
  (ends, { xAdvance }) => [...ends, (ends.at(-1) ?? 0) + xAdvance - tightening],
  [-(run.glyphs[0]?.bbox.minX ?? 0)],
);

/**
 * Width of the word mark, in pixels.
 * @param cap height of a capital, pixels
 */
export const wordmarkWidth = (cap: number): number => (((starts.at(-1) ?? 0) + tightening) * cap) / font.capHeight;

/**
 * The word mark as SVG.
 * @param at left end of the base line, pixels
 * @param cap height of a capital, pixels
 * @param ink its one color
 */
export function drawWordmark(at: Point, cap: number, ink: string): string {
  const scale = (cap / font.capHeight).toFixed(5);
  const letters = run.glyphs.map((glyph, index) =>
    el("path", { transform: `translate(${starts[index]} 0)`, d: glyph.path.toSVG() }),
  );
  return el("g", { fill: ink, transform: `translate(${at[0]} ${at[1]}) scale(${scale} -${scale})` }, letters);
}
