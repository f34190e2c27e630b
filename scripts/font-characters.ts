/**
 * The characters of the two parts of the font, as ranges of code points. `src/styles/fonts.css` must list the same
 * ranges.
 */

type Range = readonly [first: number, last: number];

const CORE: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

/** All Latin letters of the source font, from the first to the last. The rest is this range without the core. */
const LATIN: Range = [0xa1, 0x2bc];

const expand = ([first, last]: Range): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

export const CORE_CHARACTERS = CORE.flatMap(expand).join("");

export const REST_CHARACTERS = expand(LATIN)
  .filter((character) => !CORE_CHARACTERS.includes(character))
  .join("");

const hexadecimal = (point: number): string => point.toString(16).toUpperCase().padStart(4, "0");

/** The core as a value of CSS `unicode-range`. */
export const CORE_RANGE = CORE.map(([first, last]) =>
  first === last ? `U+${hexadecimal(first)}` : `U+${hexadecimal(first)}-${hexadecimal(last)}`,
).join(", ");
