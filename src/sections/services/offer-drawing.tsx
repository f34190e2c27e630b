import { atEach, circle } from "../shared/drawing-parts";

const RING = circle(5);
/** A dot as small as the line is wide. */
const DOT = circle(1.5);
const BOX = "v6h12v-12h-12z";

const each = (places: readonly (readonly [x: number, y: number])[], draw: string): string =>
  atEach(
    places.map((place) => place.join(" ")),
    draw,
  );

const row = (length: number, first: number, step: number, y: number) =>
  Array.from({ length }, (_, index) => [first + index * step, y] as const);

/** Thirteen past cases of the quantity that is forecast. */
const CASES = [88, 70, 60, 34, 34, 26, 46, 55, 78, 74, 74, 42, 30].map((y, index) => [26 + index * 23, y] as const);
/** Today's method, with the same value for every case. */
const BASELINE = 57;

/** The person who decides what the process leaves open. */
const PERSON = "M212 98a14 15 0 0 1 28 0zM218 70a8 8 0 1 0 16 0 8 8 0 1 0-16 0";

/** Heights of twelve weeks. The one at `UNUSUAL` exceeds the limit. */
const WEEKS = [34, 42, 28, 39, 47, 36, 31, 44, 38, 70, 41, 35];
const UNUSUAL = 9;
const bar = (week: number): string => `M${20 + week * 24} 98v-${WEEKS[week]}h14v${WEEKS[week]}z`;

/**
 * What a client gets from each service, on a grid of 320 by 112: [background, objects, the main part, the area behind
 * it]. Only the main part and its area have the color of the service.
 */
const DRAWINGS = {
  // A model is closer to past cases than today's method.
  FIT: [
    CASES.map(([x, y]) => `M${x} ${y}V${BASELINE}`).join("") + each(row(24, 14, 12.5, BASELINE), "h6"),
    each(CASES, DOT),
    "M16 84C60 84 80 30 128 30S196 84 232 78 276 40 304 26",
  ],
  // Staff look first at the gap on a shelf.
  DETECTION: [
    "M14 52H306M14 102H306",
    each(row(3, 22, 28, 52), "v-32h18v32z") +
      each([...row(3, 106, 28, 52), ...row(3, 218, 28, 52)], "v-24h18v24z") +
      each(row(9, 22, 17, 102), "v-15q0-5 3-7v-8h5v8q3 2 3 7v15z") +
      each(row(4, 184, 29, 102), "v-22h22v22z"),
    "M184 22v-9h9M205 13h9v9M214 48v9h-9M193 57h-9v-9",
    "M184 13h30v44h-30z",
  ],
  // An answer points to the passage that it came from.
  CITATION: [
    "M38 34h38M38 46h62M38 70h62M38 82h40M198 36h84M198 54h40",
    "M28 12H92L112 32V100H28ZM92 12V32H112M192 16h100q8 0 8 8v42q0 8-8 8H208l-14 12V74q-10 0-10-8V24q0-8 8-8z",
    `M38 58h62M108 58C156 58 138 98 186 98H244Q262 98 262 80V62M262 54${RING}`,
    "M32 51h74v14H32z",
  ],
  // Records are merged. Those that fail the check are set aside, and the rest fill a table.
  PIPELINE: [
    "M212 36h92M212 56h92M212 76h92M242 16V96M138 74V96h16",
    `M20 14h28v20H20zM20 46h28v20H20zM20 78h28v20H20zM48 24h14C94 24 90 56 120 56M48 56h72M48 88h14C94 88 90 56 120 56M156 56h56M212 16h92v80h-92zM160 96${RING}`,
    "M120 42q0-4 4-4h28q4 0 4 4v28q0 4-4 4h-28q-4 0-4-4zM129 56l6 6l12-12",
    "M120 38h36v36h-36z",
  ],
  // A case that needs attention waits for a person and then continues with the others.
  EXCEPTIONS: [
    "M136 46V82q0 8 8 8h11M165 90h14M189 90h24M239 90h25q8 0 8-8V32",
    `M14 32h12M38 32h20M70 32h20M102 32h20l14-14 14 14-14 14-14-14M150 32h16M178 32h20M210 32h20M242 32h42M296 32h10${each(
      [26, 58, 90, 166, 198, 230, 284].map((x) => [x, 32] as const),
      BOX,
    )}M160 90${RING}M184 90${RING}`,
    PERSON,
    PERSON,
  ],
  // An unusual week stands out.
  ALERT: [
    `M14 98H306${each(row(24, 14, 12.5, 42), "h6")}`,
    WEEKS.map((_, week) => (week === UNUSUAL ? "" : bar(week))).join(""),
    `${bar(UNUSUAL)}M243 17${DOT}`,
    bar(UNUSUAL),
  ],
} satisfies Record<Queries.OfferDrawing, readonly string[]>;

/** A drawing of a service's purpose in the color of the surrounding text. It illustrates the text below. */
export const OfferDrawing = ({ name, className }: { name: Queries.OfferDrawing; className: string }) => {
  const [behind, there, counts, ground] = DRAWINGS[name] as readonly string[];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 112"
      data-drawing={name}
      className={`offer-drawing drawing-ground w-full rounded-lg fill-none stroke-2 ${className}`}
    >
      {ground && <path d={ground} className="fill-current opacity-20" />}
      <path d={behind} className="stroke-control" />
      <path d={there} className="stroke-muted" />
      <path d={counts} className="stroke-current" />
    </svg>
  );
};
