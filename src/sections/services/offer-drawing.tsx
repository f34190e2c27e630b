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

/** Nine past cases of the quantity that is forecast. */
const CASES = [102, 78, 48, 32, 42, 70, 90, 94, 66].map((y, index) => [20 + index * 16, y] as const);
/** Today's method, with the same value for every case. */
const BASELINE = 64;

/** Heights of seven weeks. The one at `UNUSUAL` exceeds the limit. */
const WEEKS = [38, 50, 30, 44, 84, 42, 36];
const UNUSUAL = 4;
const bar = (week: number): string => `M${19 + week * 21} 110v-${WEEKS[week]}h12v${WEEKS[week]}z`;

/**
 * What a client gets from each service, on a grid of 176 by 128: [background, objects, lines of the main part, the part
 * of it that is filled, the area behind it]. Only the main part and its area have the color of the service.
 */
const DRAWINGS = {
  // A model is closer to past cases than today's method.
  FIT: [
    CASES.map(([x, y]) => `M${x} ${y}V${BASELINE}`).join("") + each(row(13, 12, 12, BASELINE), "h6"),
    each(CASES, DOT),
    "M14 108C34 104 46 36 70 36S104 92 124 92C142 92 148 60 160 34",
    `M160 34${circle(6)}`,
  ],
  // Staff look first at the gap on a shelf.
  DETECTION: [
    "M10 62H166M10 112H166",
    `${each(row(2, 18, 22, 62), "v-34h15v34z")}${each(row(2, 114, 24, 62), "v-26h16v26z")}${each(
      row(4, 18, 17, 112),
      "v-16q0-5 3-7v-8h5v8q3 2 3 7v16z",
    )}${each(row(3, 90, 24, 112), "v-22h17v22z")}`,
    "M66 27v-9h9M93 18h9v9M102 62v12h-9M75 74h-9v-12",
    "M74 59h20v8h-20z",
    "M66 18h36v56h-36z",
  ],
  // An answer points to the passage that it came from.
  CITATION: [
    "M28 40h30M28 52h42M28 92h26M108 42h42M108 56h20",
    "M16 14H66L84 32V106H16ZM66 14V32H84M102 28h54q8 0 8 8v38q0 8-8 8H120l-14 12V82h-4q-8 0-8-8V36q0-8 8-8z",
    "M28 72h44M84 72C92 72 84 112 104 112H134Q148 112 148 98V72",
    `M148 66${circle(6)}`,
    "M22 62h56v20h-56z",
  ],
  // Records are merged. Those that fail the check are set aside, and the rest fill a table.
  PIPELINE: [
    "M122 46h44M122 64h44M122 82h44M138 28V100M84 80V106h12",
    `M10 18h22v18H10zM10 55h22v18H10zM10 92h22v18H10zM32 27h6C56 27 54 64 68 64M32 64H68M32 101h6C56 101 54 64 68 64M100 64h22M122 28h44v72h-44zM96 106${RING}`,
    "",
    "M72 48h24q4 0 4 4v24q0 4-4 4h-24q-4 0-4-4v-24q0-4 4-4zM74 64.5l7 7 13-14-2.5-2.5-10.5 11-4.5-4.5z",
  ],
  // A case that needs attention waits for a person and then continues with the others.
  EXCEPTIONS: [
    "M72 54V92q0 8 8 8h8M98 100h8M138 100h2q8 0 8-8V46",
    `M6 40h10M28 40h10M50 40h8l14-14 14 14-14 14-14-14M86 40h14M112 40h12M148 40h-24M160 40h10${each(
      [16, 38, 100, 148].map((x) => [x, 40] as const),
      BOX,
    )}M88 100${RING}`,
    "",
    "M106 112a16 17 0 0 1 32 0zM113 80a9 9 0 1 0 18 0 9 9 0 1 0-18 0",
  ],
  // An unusual week stands out.
  ALERT: [
    `M10 110H166${each(row(13, 12, 12, 48), "h6")}`,
    WEEKS.map((_, week) => (week === UNUSUAL ? "" : bar(week))).join(""),
    "",
    `${bar(UNUSUAL)}M105 15${circle(3)}`,
  ],
} satisfies Record<Queries.OfferDrawing, readonly string[]>;

/** A drawing of a service's purpose in the color of the surrounding text. It illustrates the text beside it. */
export const OfferDrawing = ({ name, className }: { name: Queries.OfferDrawing; className: string }) => {
  const [behind, there, lines, filled, ground] = DRAWINGS[name] as readonly string[];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 176 128"
      data-drawing={name}
      className={`offer-drawing drawing-ground w-full rounded-lg fill-none stroke-[2.5] ${className}`}
    >
      {ground && <path d={ground} className="fill-current opacity-20" />}
      <path d={behind} className="stroke-control" />
      <path d={there} className="stroke-muted" />
      {lines && <path d={lines} className="stroke-current" />}
      <path d={filled} fillRule="evenodd" className="fill-current" />
    </svg>
  );
};
