/** Draws one share image, the picture that link previews show. */
import path from "node:path";
import * as fontkit from "fontkit";
import sharp from "sharp";
import { SHARE_IMAGE_SIZE } from "../../lib/share-image-size";

export type ShareCard = {
  /** Headline of the page. */
  title: string;
  /** Short line above it. */
  section: string;
  /** Absolute path of the picture behind the text. */
  artwork: string;
};

const MARGIN = 72;
const TEXT_WIDTH = 640;
const TITLE = { size: 64, line: 74, most: 5 } as const;
const SECTION_SIZE = 28;

/** One weight in two fonts: the letters of Western Europe, and those of its neighbors. */
type Face = readonly [fontkit.Font, fontkit.Font];

/** Opens a font. Letters become paths, so the picture is the same on every machine, no matter which fonts it has. */
const openFont = (letters: "latin" | "latin-ext", weight: 400 | 600): fontkit.Font =>
  fontkit.openSync(
    path.resolve(`node_modules/@fontsource/instrument-sans/files/instrument-sans-${letters}-${weight}-normal.woff`),
  ) as fontkit.Font;

const openFace = (weight: 400 | 600): Face => [openFont("latin", weight), openFont("latin-ext", weight)];

let faces: { bold: Face; regular: Face } | undefined;

/** Both weights, opened once, since opening takes as long as drawing. */
const openFaces = () => (faces ??= { bold: openFace(600), regular: openFace(400) });

/** The glyphs of a text, each with its advance in font units. */
const glyphsOf = (face: Face, text: string): { glyph: fontkit.Glyph; advance: number }[] => {
  const runs: { font: fontkit.Font; text: string }[] = [];
  for (const letter of text) {
    const font = face.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? face[0];
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs.flatMap((run) => {
    const { glyphs, positions } = run.font.layout(run.text);
    return glyphs.map((glyph, place) => ({ glyph, advance: positions[place]?.xAdvance ?? 0 }));
  });
};

const textWidth = (face: Face, text: string, size: number): number =>
  (glyphsOf(face, text).reduce((sum, { advance }) => sum + advance, 0) / face[0].unitsPerEm) * size;

const fitsLine = (face: Face, text: string): boolean => textWidth(face, text, TITLE.size) <= TEXT_WIDTH;

/** Splits a word that is longer than a line into pieces that fit. */
const breakWord = (face: Face, word: string): string[] => {
  if (fitsLine(face, word)) return [word];
  const pieces = [""];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (fitsLine(face, longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
};

/** Breaks a title into lines that fit. If there are too many lines, the last one ends with an ellipsis. */
const breakLines = (face: Face, title: string): string[] => {
  const lines: string[] = [""];
  for (const word of title.split(" ").flatMap((whole) => breakWord(face, whole))) {
    const current = lines.at(-1) ?? "";
    const longer = current ? `${current} ${word}` : word;
    if (fitsLine(face, longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= TITLE.most) return lines;
  let last = `${lines[TITLE.most - 1]}…`;
  while (!fitsLine(face, last)) last = `${last.slice(0, -2)}…`;
  return [...lines.slice(0, TITLE.most - 1), last];
};

const textPath = (face: Face, text: string, size: number, x: number, baseline: number, fill: string): string => {
  const scale = size / face[0].unitsPerEm;
  let end = 0;
  const glyphs = glyphsOf(face, text).map(({ glyph, advance }) => {
    const offset = end;
    end += advance;
    return `<path transform="translate(${offset} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${glyphs.join("")}</g>`;
};

const svg = (content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE_SIZE.width}" height="${SHARE_IMAGE_SIZE.height}">${content}</svg>`,
  );

const SHADE = svg(
  '<defs><linearGradient id="shade"><stop offset="0.49" stop-color="#0b1220"/>' +
    '<stop offset="1" stop-color="#0b1220" stop-opacity="0.1"/></linearGradient></defs>' +
    '<rect width="100%" height="100%" fill="url(#shade)"/>',
);

const lettering = ({ title, section }: ShareCard): Buffer => {
  const { bold, regular } = openFaces();
  const lines = breakLines(bold, title);
  const firstBaseline = SHARE_IMAGE_SIZE.height / 2 - ((lines.length - 1) * TITLE.line) / 2 + 22;
  return svg(
    textPath(regular, section, SECTION_SIZE, MARGIN, 116, "#84b4ff") +
      lines
        .map((line, index) => textPath(bold, line, TITLE.size, MARGIN, firstBaseline + index * TITLE.line, "#eef3fb"))
        .join(""),
  );
};

/**
 * The logo has one ink for both light and dark grounds. Here the ground is known, so this recolors it: factor and
 * offset of each channel.
 */
const ON_NIGHT: [number[], number[]] = [
  [0, 0, 0, 1],
  [238, 243, 251, 0],
];

/** Draws everything but the letters, as raw pixels. */
const drawGround = async (artwork: string, logo: string): Promise<Buffer> => {
  const { width, height } = SHARE_IMAGE_SIZE;
  const mark = await sharp(logo)
    .resize({ height: 44 })
    .ensureAlpha()
    .linear(...ON_NIGHT)
    .png()
    .toBuffer();
  return sharp(artwork)
    .resize(width, height, { fit: "cover", position: "right" })
    .composite([
      { input: SHADE, left: 0, top: 0 },
      { input: mark, left: MARGIN, top: height - MARGIN - 30 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
};

/** How many grounds are kept for pages with the same artwork. Each is 2 MB. */
const MOST_GROUNDS = 12;

/**
 * Prepares the drawing of share images.
 *
 * @param logo absolute path of the logo
 * @returns a function that draws a card as a JPEG of 1200 by 630 pixels
 */
export const shareImageDrawer = (logo: string): ((card: ShareCard) => Promise<Buffer>) => {
  const grounds = new Map<string, Promise<Buffer>>();
  const groundOf = (artwork: string): Promise<Buffer> => {
    const ground = grounds.get(artwork) ?? drawGround(artwork, logo);
    grounds.set(artwork, ground);
    const [oldest] = grounds.keys();
    if (grounds.size > MOST_GROUNDS && oldest !== undefined) grounds.delete(oldest);
    return ground;
  };
  return async (card) =>
    sharp(await groundOf(card.artwork), { raw: { ...SHARE_IMAGE_SIZE, channels: 3 } })
      .composite([{ input: lettering(card), left: 0, top: 0 }])
      // Takes a tenth of the time of a PNG with a palette. Full color resolution keeps the edges of the letters sharp.
      .jpeg({ quality: 85, chromaSubsampling: "4:4:4" })
      .toBuffer();
};
