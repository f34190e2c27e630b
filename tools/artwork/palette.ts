/** Colors and line weights of the artwork family. */

/** The deep, cool background of every panel. */
export const INK = "#0B1220";
/** A lighter ink for planes in front of the background. */
export const INK_RAISED = "#111C33";
/** Near-white for the brightest points. */
export const PAPER = "#F2F7FF";
/** Cool gray-blue for rulers and quiet marks. */
export const MIST = "#7C93BD";
/** The only warm alarm color, used once in a picture. */
export const ROSE = "#FB7185";

export type Pair = readonly [from: string, to: string];

export const PAIRS = {
  pulse: ["#3B82F6", "#22D3EE"],
  ledger: ["#34D399", "#3B82F6"],
  shelf: ["#F59E0B", "#F472B6"],
  skyline: ["#60A5FA", "#A78BFA"],
  graph: ["#84CC16", "#D4F06A"],
  motion: ["#F97316", "#FACC15"],
  brand: ["#3B82F6", "#22D3EE"],
  teal: ["#22D3EE", "#34D399"],
  violet: ["#8B5CF6", "#22D3EE"],
  dusk: ["#6366F1", "#F472B6"],
} as const satisfies Record<string, Pair>;

const channels = (hex: string): number[] => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** The color between two hex colors; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const t = Math.max(0, Math.min(1, share));
  const end = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((end[index] as number) - value) * t));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export type Weights = {
  hair: number;
  line: number;
  bold: number;
};

/** The three line weights, in pixels, for a picture of the given width in pixels. */
export function weights(width: number): Weights {
  return { hair: width * 0.0009, line: width * 0.0017, bold: width * 0.0036 };
}
