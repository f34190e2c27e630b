/** Team portraits: initials built from parallel lines over a quiet field. No faces. */
import { initials, letterform } from "./letterforms";
import { INK, PAIRS, PAPER, type Pair } from "./palette";
import { createWave, hashText } from "./random";
import { createStage, renderStage, tint, type Stage } from "./stage";
import { circle, curve, el, group, line, path, type Point } from "./svg";

const SIZE = 960;
const CAP = 300;
const STROKE = 99;
const SPACE = 40;

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

/** Letters side by side, centered; returns the outlines as one transformed group for the given stroke. */
function monogram(
  letters: string,
  attributes: (width: number) => Record<string, string | number>,
  width: number,
): string {
  const forms = [...letters].map(letterform);
  const scale = CAP / 100;
  const total = forms.reduce((sum, form) => sum + form.width * scale, 0) + (forms.length - 1) * (STROKE + SPACE);
  const fit = Math.min(1, (SIZE * 0.82 - STROKE) / total);
  let x = -total / 2;
  const drawn = forms.map((form) => {
    const piece = path(form.d, {
      transform: `translate(${x.toFixed(2)} ${-CAP / 2}) scale(${scale})`,
      ...attributes(width / scale),
    });
    x += form.width * scale + STROKE + SPACE;
    return piece;
  });
  const place = `translate(${SIZE / 2} ${SIZE / 2}) scale(${fit.toFixed(4)})`;
  return group({ transform: place }, [group({ "clip-path": "url(#level)" }, drawn)]);
}

/** Draws one portrait as an SVG document of 960 x 960 px; a new slug gets a look from its hash. */
export function drawPortrait(slug: string): string {
  const hash = hashText(slug);
  const [fieldIndex, hueIndex] = LOOKS[slug] ?? [hash % FIELDS.length, (hash >>> 8) % HUES.length];
  const stage = createStage(slug, [SIZE, SIZE], HUES[hueIndex] as Pair, [0.5, 0.5]);
  const letters = initials(slug);
  const join = (color: string) => (width: number) => ({
    stroke: color,
    "stroke-width": width,
    "stroke-linejoin": "round",
  });
  const parts = [9, 7, 5, 3, 1].map((ninths, index) =>
    monogram(letters, join(index % 2 === 0 ? "#fff" : "#000"), (STROKE * ninths) / 9),
  );
  const mask = el("mask", { id: "letters", maskUnits: "userSpaceOnUse", x: 0, y: 0, width: SIZE, height: SIZE }, parts);
  const half = (CAP + STROKE) / 2;
  const level = el("clipPath", { id: "level" }, el("rect", { x: -SIZE, y: -half, width: SIZE * 2, height: half * 2 }));
  return renderStage(
    stage,
    [
      group({ "stroke-width": 3, fill: "none" }, (FIELDS[fieldIndex] as Field)(stage)),
      el("g", { opacity: 0.86 }, monogram(letters, join(INK), STROKE + 30)),
      el("g", { filter: "url(#haze)", opacity: 0.35 }, monogram(letters, join(stage.pair[0]), STROKE * 0.8)),
      el("rect", { width: SIZE, height: SIZE, fill: "url(#rise)", mask: "url(#letters)" }),
      el("g", { opacity: 0.9 }, monogram(letters, join(PAPER), (STROKE / 9) * 0.7)),
    ],
    [level, mask],
  );
}
