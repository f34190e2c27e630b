/**
 * `npm run images:check`, after a build: compares each picture that the site serves with its source, scaled down to the
 * same size. Prints the worst ones, and fails if compression has removed too much detail (docs/design.md, "Artwork").
 */
import path from "node:path";
import sharp from "sharp";
import { filesBelow } from "../src/gatsby/finish/files-below";
import { ssim, type Luma } from "./images/ssim";
import { runScript } from "./run-script";

/** The minimum structural similarity. */
const LEAST = 0.98;
/** How many rows are printed. */
const ROWS = 12;

const PUBLIC = path.resolve("public");
const SOURCES = path.resolve("data/images");

const pathsBelow = (folder: string, ending: RegExp): string[] =>
  filesBelow(folder)
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name));

const lumaOf = async (image: sharp.Sharp): Promise<Luma> => {
  const { data, info } = await image.removeAlpha().toColorspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const luma = new Float64Array(info.width * info.height);
  for (let at = 0; at < luma.length; at += 1) {
    const [red, green, blue] = [0, 1, 2].map((channel) => data[at * info.channels + channel] as number);
    luma[at] = 0.299 * (red as number) + 0.587 * (green as number) + 0.114 * (blue as number);
  }
  return { data: luma, width: info.width, height: info.height };
};

/** The structural similarity of a served file to its source. */
const compare = async (file: string, source: string): Promise<number> => {
  const { width, height } = await sharp(file).metadata();
  // gatsby-plugin-sharp scales it the same way, and crops it if the aspect ratio differs.
  return ssim(await lumaOf(sharp(source).resize(width, height)), await lumaOf(sharp(file)));
};

const main = async (): Promise<void> => {
  const drawn = pathsBelow(SOURCES, /\.(png|jpe?g|webp)$/);
  const sources = new Map(drawn.map((file) => [path.parse(file).name, file]));
  if (sources.size < drawn.length) throw new Error("images:check: two pictures below data/images have the same name");
  const served = pathsBelow(path.join(PUBLIC, "static"), /\.(avif|webp)$/);
  if (served.length === 0) throw new Error("images:check: public holds no pictures; run `npm run build` first");
  const rows: { file: string; similarity: number }[] = [];
  for (const file of served) {
    const source = sources.get(path.parse(file).name);
    if (!source) throw new Error(`images:check: ${file} has no source of its name below data/images`);
    rows.push({ file: path.relative(PUBLIC, file), similarity: await compare(file, source) });
  }
  rows.sort((a, b) => a.similarity - b.similarity);
  for (const { file, similarity } of rows.slice(0, ROWS)) console.log(`${similarity.toFixed(4)}  ${file}`);
  const below = rows.filter(({ similarity }) => similarity < LEAST).length;
  console.log(`${rows.length} pictures, ${below} below ${LEAST}`);
  if (below > 0) process.exitCode = 1;
};

runScript(main);
