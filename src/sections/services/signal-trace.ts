/** Size of the drawing, in its own units, and number of points along it. */
export type TraceSize = { width: number; height: number; points: number };

/** Speeds of the waves that make up the noise, in turns over the width; each name shifts them. */
const WAVES = [3, 7, 13, 29] as const;

/** The waves rarely meet at their crests: this lets them fill the height. */
const GAIN = 1.7;

/** A number from 0 to 1 that only the text and the salt decide (FNV-1a). */
const chance = (text: string, salt: number): number => {
  let hash = 2166136261 ^ salt;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
};

/**
 * A signal that begins as noise and settles on the middle line, as an SVG path.
 * The same name always gives the same drawing.
 *
 * @param name decides the shape, such as the slug of an industry
 * @param size size of the drawing
 * @returns the path's `d`, from the left edge to the middle of the right edge
 */
export const signalTrace = (name: string, { width, height, points }: TraceSize): string => {
  const settled = 0.55 + 0.3 * chance(name, 0);
  const middle = height / 2;
  const coordinates = Array.from({ length: points }, (_, index) => {
    const at = index / (points - 1);
    const calm = Math.min(1, at / settled);
    const noise = WAVES.reduce(
      (sum, turns, wave) =>
        sum + Math.sin(2 * Math.PI * (turns * (0.8 + 0.4 * chance(name, wave + 1)) * at + chance(name, wave + 11))),
      0,
    );
    const swing = Math.max(-1, Math.min(1, (GAIN * noise) / WAVES.length));
    const y = middle + (middle - 1) * swing * (1 - calm * calm);
    return `${Math.round(at * width)} ${Math.round(y * 10) / 10}`;
  });
  return `M${coordinates.join("L")}`;
};
