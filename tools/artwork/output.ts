/** Writes pictures to disk. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { optimize } from "svgo";

export type Picture = {
  slug: string;
  /** Path of the file, from the project root. */
  file: string;
  /** Returns the SVG source. */
  draw: () => string;
  /** False for a PNG with transparency. */
  opaque?: boolean;
  /**
   * True for an .svg that is embedded in pages: it is written as short as possible, with all numbers rounded to
   * integers.
   */
  compact?: boolean;
  /** Number of colors to reduce a PNG to. Flat drawings lose nothing. */
  colors?: number;
};

/**
 * Shortens an SVG. The view box gives its size. Commas replace spaces between numbers, since a data URL needs three
 * characters for a space.
 */
const compact = (svg: string): string =>
  optimize(svg, { multipass: true, floatPrecision: 0, plugins: ["preset-default", "removeDimensions"] }).data.replace(
    /(?<=\d) (?=\d)/g,
    ",",
  );

/**
 * Draws one picture and writes it, as PNG or (for .svg files) as source.
 * @param root folder of the project
 * @returns size of the written file, bytes
 */
export async function writePicture(root: string, picture: Picture): Promise<number> {
  const target = path.join(root, picture.file);
  await mkdir(path.dirname(target), { recursive: true });
  const drawn = picture.draw();
  const source = Buffer.from(picture.compact ? compact(drawn) : drawn);
  if (target.endsWith(".svg")) {
    await writeFile(target, source);
    return source.length;
  }
  const image = sharp(source, { limitInputPixels: false });
  const flat = picture.opaque === false ? image : image.removeAlpha();
  const options = picture.colors
    ? { palette: true, colors: picture.colors, effort: 10 }
    : { compressionLevel: 9, adaptiveFiltering: true };
  const bytes = await flat.png(options).toBuffer();
  await writeFile(target, bytes);
  return bytes.length;
}
