/** Words in Instrument Sans 600, tightened. They are drawn as paths, so that they look the same on every machine. */
import path from "node:path";
import * as fontkit from "fontkit";
import { el, type Point } from "./svg";

/** How much closer the letters are set, as a share of their size. */
const TIGHTENING = 0.022;

const font = fontkit.openSync(
  path.resolve("node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff"),
) as fontkit.Font;

const tightening = TIGHTENING * font.unitsPerEm;

/** The glyphs of a text, and the left end of each, in font units. The first glyph's ink begins at 0. */
function setText(text: string) {
  const run = font.layout(text);
  const starts = run.positions.reduce<number[]>(
    (ends, { xAdvance }) => [...ends, (ends.at(-1) ?? 0) + xAdvance - tightening],
    [-(run.glyphs[0]?.bbox.minX ?? 0)],
  );
  return { glyphs: run.glyphs, starts };
}

/**
 * Width of a text, in pixels.
 * @param cap height of a capital, pixels
 */
export function textWidth(text: string, cap: number): number {
  return (((setText(text).starts.at(-1) ?? 0) + tightening) * cap) / font.capHeight;
}

/**
 * A text as SVG.
 * @param at left end of the base line, pixels
 * @param cap height of a capital, pixels
 * @param ink its color
 */
export function drawText(text: string, at: Point, cap: number, ink: string): string {
  const { glyphs, starts } = setText(text);
  const scale = (cap / font.capHeight).toFixed(5);
  const letters = glyphs.map((glyph, index) =>
    el("path", { transform: `translate(${starts[index]} 0)`, d: glyph.path.toSVG() }),
  );
  return el("g", { fill: ink, transform: `translate(${at[0]} ${at[1]}) scale(${scale} -${scale})` }, letters);
}
