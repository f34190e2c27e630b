/**
 * A geometric stroke alphabet. Each letter is the center line of its strokes in a box 100 units high
 * (y down, 0 = top, 100 = base line) and `width` units wide. Free upright and slanted ends run 20 units
 * past the box: draw with butt caps and round joins, and clip at half the stroke beyond the box, so that
 * every end is cut level with the round letters.
 */

export type Letterform = {
  width: number;
  d: string;
};

const ROUND = "M47 0A47 50 0 0 1 47 100A47 50 0 0 1 47 0Z";
const OPEN_ROUND = "M82 20A47 50 0 1 0 82 80";

const LETTERS: Record<string, Letterform> = {
  A: { width: 84, d: "M-8.4 120L42 0L92.4 120M15 66H69" },
  B: { width: 62, d: "M0 0H34A24 24 0 0 1 34 48H0H36A26 26 0 0 1 36 100H0Z" },
  C: { width: 82, d: OPEN_ROUND },
  D: { width: 80, d: "M0 0H32A48 50 0 0 1 32 100H0Z" },
  E: { width: 66, d: "M70 0H0V100H70M0 50H60" },
  F: { width: 60, d: "M64 0H0V120M0 50H54" },
  G: { width: 88, d: "M82 20A47 50 0 1 0 90 60H56" },
  H: { width: 74, d: "M0 -20V120M74 -20V120M0 50H74" },
  I: { width: 0, d: "M0 -20V120" },
  J: { width: 50, d: "M50 -20V74A25 26 0 0 1 0 74" },
  K: { width: 66, d: "M0 -20V120M87.3 -20L0 62M24 40L78 120" },
  L: { width: 62, d: "M0 -20V100H66" },
  M: { width: 96, d: "M0 120V0L48 62L96 0V120" },
  N: { width: 76, d: "M0 120V0L76 100V-20" },
  O: { width: 94, d: ROUND },
  P: { width: 64, d: "M0 120V0H36A28 28 0 0 1 36 56H0" },
  Q: { width: 94, d: `${ROUND}M58 66L110 120` },
  R: { width: 64, d: "M0 120V0H36A28 28 0 0 1 36 56H0M32 56L74 120" },
  S: { width: 62, d: "M60 17A30 25 0 1 0 31 50A30 25 0 1 1 2 83" },
  T: { width: 76, d: "M-8 0H84M38 0V120" },
  U: { width: 74, d: "M0 -20V62A37 38 0 0 0 74 62V-20" },
  V: { width: 80, d: "M-8 -20L40 100L88 -20" },
  W: { width: 116, d: "M-5.8 -20L29 100L58 24L87 100L121.8 -20" },
  X: { width: 74, d: "M-14.8 -20L88.8 120M88.8 -20L-14.8 120" },
  Y: { width: 76, d: "M-15.2 -20L38 50L91.2 -20M38 50V120" },
  Z: { width: 68, d: "M-6 0H68L0 100H74" },
};

/** The form of one letter A-Z (lower case is raised); throws for anything else. */
export function letterform(letter: string): Letterform {
  const form = LETTERS[letter.toUpperCase()];
  if (!form) throw new Error(`No letterform for "${letter}"`);
  return form;
}

/** Initials of a slug such as "mara-lindqvist": the first letters of its first and last part. */
export function initials(slug: string): string {
  const parts = slug.split("-").filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts[parts.length - 1]] : parts;
  return ends.map((part) => (part as string).charAt(0).toUpperCase()).join("");
}
