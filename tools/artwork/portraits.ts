/** Team portraits: initials over a quiet field. No faces. */
import { drawText, textWidth } from "./lettering";
import { PAIRS, PAPER, type Pair } from "./palette";
import { createWave, hashText } from "./random";
import { createStage, renderStage, tint, type Stage } from "./stage";
import { circle, curve, group, line, path, type Point } from "./svg";

const SIZE = 960;
/** Height of the initials, pixels. */
const CAP = 270;

type Field = (stage: Stage) => string[];

const rings: Field = (stage) =>
  Array.from({ length: 13 }, (_, index) =>
    circle([SIZE * 0.78, SIZE * 0.2], 40 + index * 76, {
      fill: "none",
      stroke: tint(stage, index / 13),
      opacity: 0.55 - index * 0.012,
    }),
  );

const waves: Field = (stage) => {
  const wave = createWave(stage.random, 2);
  return Array.from({ length: 34 }, (_, row) => {
    const points = Array.from({ length: 26 }, (_unused, step): Point => {
      const x = -40 + step * 42;
      return [x, row * 31 - 20 + 34 * wave(x / 1500 + row * 0.021)];
    });
    return path(curve(points), { stroke: tint(stage, row / 34), opacity: 0.34 });
  });
};

const dots: Field = (stage) => {
  const wave = createWave(stage.random, 2);
  return Array.from({ length: 15 * 15 }, (_, index) => {
    const [column, row] = [index % 15, Math.floor(index / 15)];
    const level = (1 + wave((column + row * 0.6) / 20)) / 2;
    return circle([32 + column * 64, 32 + row * 64], 5 + level * 9, {
      fill: tint(stage, column / 15),
      stroke: "none",
      opacity: 0.2 + level * 0.3,
    });
  });
};

const rays: Field = (stage) =>
  Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * Math.PI * 2;
    const at = (radius: number): Point => [
      SIZE * 0.2 + Math.cos(angle) * radius,
      SIZE * 0.82 + Math.sin(angle) * radius,
    ];
    return line(at(90 + (index % 3) * 46), at(1300), {
      stroke: tint(stage, (1 + Math.sin(angle)) / 2),
      opacity: index % 3 === 0 ? 0.46 : 0.26,
    });
  });

const FIELDS: readonly Field[] = [rings, waves, dots, rays];
const HUES: readonly Pair[] = [PAIRS.brand, PAIRS.graph, PAIRS.teal, PAIRS.dusk];

/** The people of the site, with the look of each: [field, color pair] by index. */
const LOOKS: Record<string, readonly [field: number, hue: number]> = {
  "mara-lindqvist": [0, 0],
  "tobias-okafor": [1, 2],
  "priya-raman": [3, 3],
  "elena-castellanos": [2, 1],
};

/** Slugs of the people drawn by default. */
export const PEOPLE: readonly string[] = Object.keys(LOOKS);

/** Initials of a slug such as "mara-lindqvist": the first letters of its first and last part. */
function initials(slug: string): string {
  const parts = slug.split("-").filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part) => (part as string).charAt(0).toUpperCase()).join("");
}

/** Draws one portrait as an SVG document of 960 x 960 px; a new slug gets a look from its hash. */
export function drawPortrait(slug: string): string {
  const hash = hashText(slug);
  const [fieldIndex, hueIndex] = LOOKS[slug] ?? [hash % FIELDS.length, (hash >>> 8) % HUES.length];
  const stage = createStage(slug, [SIZE, SIZE], HUES[hueIndex] as Pair, [0.5, 0.5]);
  const letters = initials(slug);
  const start: Point = [(SIZE - textWidth(letters, CAP)) / 2, (SIZE + CAP) / 2];
  return renderStage(stage, [
    group({ "stroke-width": 3, fill: "none", opacity: 0.4 }, (FIELDS[fieldIndex] as Field)(stage)),
    group({ opacity: 0.92 }, [drawText(letters, start, CAP, PAPER)]),
  ]);
}
