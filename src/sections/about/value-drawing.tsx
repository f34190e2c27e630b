import { atEach, circle } from "../shared/drawing-parts";

/** Twelve pixels apart, as dashes of six. */
const DASHES = Array.from({ length: 12 }, (_, dash) => 4 + dash * 12);

/** What a value means, on a grid of 144 by 72: [the usual parts, the part that counts]. */
const DRAWINGS = {
  // A model has to be better than the method of today.
  BASELINE: [
    atEach(
      DASHES.map((x) => `${x} 46`),
      "h6",
    ),
    `M6 64C44 64 56 22 96 16S128 11 138 8M46 46${circle(5)}`,
  ],
  // At the gate, a case waits for a person.
  PEOPLE: ["M4 40h30M66 40h26M34 40l16-16 16 16-16 16z", `M98 62a19 20 0 0 1 38 0zM117 28${circle(10)}`],
  // A score comes with its reasons, the strongest one first.
  REASONS: [`M24 36${circle(18)}M42 36h16M58 8v56`, "M58 12h80v10h-80zM58 31h52v10h-52zM58 50h24v10h-24z"],
  // The key goes with the pages to the other side.
  HANDOVER: [
    `M8 8h26l14 14v42H8zM34 8v14h14M18 36h20M18 48h20${atEach(
      DASHES.slice(0, 6).map((y) => `88 ${y}`),
      "v6",
    )}`,
    `M126 40${circle(11)}M115 40H62M70 40v9M80 40v6`,
  ],
} satisfies Record<Queries.ValueDrawing, readonly string[]>;

/** A drawing of a value. It illustrates the text next to it. */
export const ValueDrawing = ({ name, className }: { name: Queries.ValueDrawing; className: string }) => {
  const [usual, counts] = DRAWINGS[name] as readonly string[];
  return (
    <svg aria-hidden="true" viewBox="0 0 144 72" className={`fill-none stroke-3 lg:stroke-2 ${className}`}>
      <path d={usual} className="stroke-control" />
      <path d={counts} className="stroke-current" />
    </svg>
  );
};
