import { atEach, circle } from "../shared/drawing-parts";

/** Eight pixels apart across the width, as dashes of four. */
const dashed = (y: number): string =>
  atEach(
    Array.from({ length: 11 }, (_, dash) => `${6 + dash * 8} ${y}`),
    "h4",
  );

/** A cloud of a revision, as engineers draw it on a plan. */
const CLOUD = `M40 18${"a4 4 0 0 1 7 0".repeat(4)}${"a4 4 0 0 1 0 7".repeat(3)}${"a4 4 0 0 1-7 0".repeat(4)}${"a4 4 0 0 1 0-7".repeat(3)}`;

/** A seat, drawn after an `M` to its lower left corner. */
const SEAT = "m0-7v7h14v-7m-3 4h-8v-8q0-3 3-3h2q3 0 3 3z";

/** A card for payments, drawn after an `M` to its upper left corner. */
const CARD = "h18v12h-18zm0 4h18m-15 4h5";

/** Accounts between which money goes around. */
const LOOP = atEach(["48 32", "68 20", "88 32", "68 44"], circle(4));

/** What each solution does, on a grid of 96 by 64: [what is there, what it finds, the area behind what it finds]. */
const DRAWINGS = {
  // Healthcare
  // A suspected finding in a scan puts it at the top of the list.
  WORKLIST: [
    "M6 6h46v52H6zM27 15c-9 0-15 15-15 33 6 2 11 1 15-3zM31 15c9 0 15 15 15 33-6 2-11 1-15-3zM64 20h26v10H64zM64 34h26v10H64zM64 48h26v10H64z",
    `M38 32${circle(4)}M42 32H58V11h6M64 6h26v10H64z`,
    `M38 32${circle(4)}M64 6h26v10H64z`,
  ],
  // From the vitals, a risk that crosses the threshold.
  THRESHOLD: [
    `${dashed(24)}M6 50h9l4-8 6 16 5-12 3 4h6l4-8 6 16 5-12 3 4h6l4-8 6 16 5-12 3 4h9`,
    `M6 38l12-4 12 4 12-8 15.5-5M60 24${circle(2.5)}M62.5 22.5l11.5-7.5 16-9`,
    "M63 24h27V6L74 15z",
  ],
  // Tables, labs and notes in one store.
  STORE: [
    "M6 6h20v14H6zM6 13h20M16 6v14M10 25h12M12 25v10a4 4 0 0 0 8 0V25M12 31h8M6 45h20M6 51h20M6 57h12",
    "M32 13h10v38H32M32 32h22M50 28l4 4-4 4M60 14a15 6 0 0 1 30 0 15 6 0 0 1-30 0v36a15 6 0 0 0 30 0V14M60 26a15 6 0 0 0 30 0M60 38a15 6 0 0 0 30 0",
    "M60 26a15 6 0 0 0 30 0v12a15 6 0 0 1-30 0z",
  ],
  // A draft from the chart, signed by a person.
  SIGNATURE: [
    "M16 9H6v49h34V9H30M16 6h14v6H16zM12 24h5l4-6 5 11 3-5h5M12 36h22M12 43h22M12 50h12M58 6h24l8 8v44H58zM64 52h20",
    "M44 32h9M49 28l4 4-4 4M64 18h14M64 25h20M64 32h20M65 48c3-9 7-10 5-3s4-4 6-1 4 0 8-1",
    "M62 39h24v16H62z",
  ],
  // Finance
  // Of a stream of payments, one is held at the gate.
  HOLD: [
    `${atEach(["6 6", "36 6", "72 6", "14 26", "6 46", "42 46", "72 46"], CARD)}M66 4v4m0 4v4M66 48v4m0 4v4`,
    `M42 26${CARD}M66 22v20`,
    `M42 26${CARD}`,
  ],
  // The reasons of a score add up, past the cutoff.
  CUTOFF: [
    `M6 10h14M6 24h10M6 38h12M6 52h14${atEach(["74 6", "74 14", "74 22", "74 30", "74 38", "74 50"], "v4")}`,
    "M28 6h22v8H28zM50 14v6M50 20h16v8H50zM66 28v6M56 34h10v8H56zM56 42v6M56 48h34v8H56z",
    "M28 6h22v8H28zM50 20h16v8H50zM56 48h34v8H56z",
  ],
  // Among counterparties, money that comes back.
  COUNTERPARTIES: [
    `${atEach(["8 8", "28 20", "8 32", "28 44", "8 56", "88 8", "88 56"], circle(4))}${atEach(["11.5 10", "31.5 22", "11.5 34", "71.5 46"], "l13 8")}${atEach(["11.5 30", "31.5 42", "11.5 54", "71.5 18"], "l13-8")}`,
    `${LOOP}M51.5 30l13-8M71.5 22l13 8M84.5 34l-13 8M64.5 42l-13-8`,
    `M48 32l20 12 20-12-20-12z${LOOP}`,
  ],
  // The fields of a form are read, and one is in doubt.
  FIELDS: [
    `M6 6h44l8 8v44H6zM50 6v8h8M12 21h5M12 35h5M12 49h5M81 46${circle(4)}M73 58a8 6 0 0 1 16 0z`,
    "M22 17h24v8H22zM22 31h24v8H22zM49 49h19M76 20l4 4 8-8M76 34l4 4 8-8M22 47v-2h4m4 0h8m4 0h4v2m0 4v2h-4m-4 0h-8m-4 0h-4v-2",
    "M22 45h24v8H22z",
  ],
  // Retail
  // Sales by day, then a forecast with its range.
  RANGE: [
    "M6 58h84M6 58V40h6v18M16 58V32h6v26M26 58V44h6v14M36 58V28h6v30M46 58V36h6v22",
    `${atEach(["60 38", "69 28", "78 32", "87 18"], circle(2.5))}M52 36l5.5 1.5M61.5 36l6-6M71.5 29l4.5 2M79.5 30l6-9.5`,
    "M52 36l8-2 9-12 9 1L91 4v24L78 42l-9-6-9 6z",
  ],
  // The next steps of a price, within its limits.
  MARKDOWN: [
    `${dashed(6)}${dashed(58)}M6 14h21v11h20M62 20l6-6h20v12H68zM71 20${circle(2.5)}`,
    "M47 25h1v11h21v11h21",
    "M48 25v11h21v11h21v11H48z",
  ],
  // A gap on the shelf.
  GAP: [
    "M4 30h88M4 58h88M8 30V14h12v16M24 30V14h12v16M42 30V18q0-3 3-4V8h4v6q3 1 3 4v12M56 30V18q0-3 3-4V8h4v6q3 1 3 4v12M72 30V20h16v10M72 20v-6h16v6M8 58V46h10v12M22 58V46h10v12M66 58V40h10v18M80 58V40h10v18",
    "M38 42v-6h6M54 36h6v6M60 48v6h-6M44 54h-6v-6",
    "M38 36h22v18H38z",
  ],
  // The article that fits the words.
  MATCH: [
    "M12 6h72a5 5.5 0 0 1 0 11H12a5 5.5 0 0 1 0-11zM14 11.5h20M6 23h18v35H6zM28 23h18v35H28zM72 23h18v35H72zM11 52h8M33 52h8M77 52h8M10 32h7v12h-7zM17 35h3v5h-3M33 31h4v7l5 2v4h-9zM79 30h4l3 7H76zM81 37v7M77 44h8",
    "M39 8.5v6M50 23h18v35H50zM55 52h8M53 31h12l1 14H52zM56 35a3 4 0 0 0 6 0",
    "M50 23h18v35H50z",
  ],
  // Real estate
  // Floors finished, and those that the schedule has.
  FLOORS: [
    `${atEach(["6 8", "14 8", "22 8", "30 8", "38 8", "46 8", "6 18", "14 18", "22 18", "30 18", "38 18", "46 18"], "h4")}M6 7v4m0 4v6m0 4v3M50 7v4m0 4v6m0 4v3M50 58h42M72 58V14h8v44M58 14h34M72 14l4-8 4 8M62 14v12M58 26h8v6h-8zM72 25h8M72 36h8M72 47h8`,
    "M6 58V28h44v30zM6 38h44M6 48h44M20 28v30M36 28v30",
    "M6 28h44v30H6z",
  ],
  // A duct and a pipe in the same place.
  CLASH: ["M4 23h88M4 34h88M50 4v56M58 4v56M12 7h8v8h-8zM76 7h8v8h-8zM12 42h8v8h-8zM76 42h8v8h-8z", CLOUD, CLOUD],
  // A cooling unit whose readings leave their band.
  BAND: [
    `M4 8h32v44H4zM20 24${circle(11)}M20 24q-7-5 0-9 4 5 0 9 5-7 9 0-5 4-9 0 7 5 0 9-4-5 0-9-5 7-9 0 5-4 9 0M9 40h22M9 46h22M10 52v6M30 52v6M44 12h48M44 36h48`,
    `M44 24c3-8 6-8 9 0s6 8 9 0 6-8 9 0c4 14 6 23 15 28M88 54${circle(2.5)}`,
    `M88 36H74.5c3 9 6 14 13.5 18zM88 54${circle(2.5)}`,
  ],
  // A house with its range of value, among comparables.
  COMPARABLES: [
    `${atEach(["6 46", "20 46", "66 46", "80 46"], "v-10l5-5 5 5v10z")}M4 56h22M70 56h22`,
    "M34 46V22L48 8l14 14v24zM44 46V36h8v10M30 56h36M30 52v8M66 52v8",
    "M34 46V22L48 8l14 14v24z",
  ],
  // Technology
  // Alerts, joined along the services, lead to one suspect.
  SUSPECT: [
    `${atEach(["8 8", "8 20", "8 32", "8 44", "8 56"], circle(4))}M12 8h10v12H12M12 44h10v12H12M34 10h8v8h-8zM34 28h8v8h-8zM34 46h8v8h-8zM78 10h8v8h-8zM78 46h8v8h-8zM57 14h21M57 50h21`,
    "M22 14h12M12 32h22M22 50h12M42 14h14v36H42M42 32h32M74 24h16v16H74z",
    "M74 24h16v16H74z",
  ],
  // For a diff, the tests that count.
  SELECTION: [
    `M6 6h32v52H6zM12 14h20M12 22h12M12 50h16${atEach(["48 6", "59 6", "81 6", "48 17", "70 17", "81 17", "59 28", "70 28", "48 39", "59 39", "81 39", "48 50", "59 50", "70 50", "81 50"], "h8v8h-8z")}`,
    `M12 32h20M12 40h14${atEach(["70 6", "59 17", "48 28", "81 28", "70 39"], "h8v8h-8z")}`,
    `M8 27h28v18H8z${atEach(["70 6", "59 17", "48 28", "81 28", "70 39"], "h8v8h-8z")}`,
  ],
  // Capacity follows the load in steps.
  STEPS: [
    `${dashed(6)}M6 58h84M6 50c12 0 16-4 22-14s12-14 18-14 12 6 18 14 12 12 26 12`,
    "M6 40h12V28h12V14h32v12h14v12h14",
    "M6 40h12V28h12V14h32v12h14v12h14v20H6z",
  ],
  // Alerts become a queue with one on top.
  RANK: [
    `${atEach(["6 16", "22 12", "10 36", "26 32", "6 58", "22 54", "58 30", "58 44", "58 58"], "l4.5-8 4.5 8z")}M74 26h12M74 40h8M74 54h5`,
    "M41 28h9M46 24l4 4-4 4M58 15l4.5-8 4.5 8zM74 11h13M54 4h38v14H54z",
    "M54 4h38v14H54z",
  ],
  // Sports technology
  // A day with a load above the player’s own range.
  LOAD: [
    "M14 12l-9 6 4 9 4-2v25h18V25l4 2 4-9-9-6q-8 8-16 0M42 58h50M44 58V38h6v20M54 58V32h6v26M64 58V42h6v16M74 58V36h6v22M42 28h10v-6h10v8h10v-4h10v-4h10",
    "M84 58V6h6v52",
    "M84 6h6v52h-6z",
  ],
  // Runs of players on the pitch.
  RUNS: [
    `M4 4h88v56H4zM48 4v56M48 32${circle(9)}M4 18h14v28H4M92 18H78v28h14${atEach(["32 18", "66 24", "72 48"], circle(2.5))}`,
    `M26 50${circle(2.5)}M28.5 49C38 46 38 20 60 12M54 10l6 2-4 6M56 50${circle(2.5)}M58.5 49c6-3 8-10 13.5-16M66 33h6v6`,
    "",
  ],
  // The seats that may stay empty.
  SEATS: [
    atEach(
      ["6 20", "23.5 20", "41 20", "76 20", "6 39", "41 39", "58.5 39", "76 39", "6 58", "23.5 58", "41 58", "58.5 58"],
      SEAT,
    ),
    atEach(["58.5 20", "23.5 39", "76 58"], SEAT),
    atEach(["58.5 20", "23.5 39", "76 58"], "v-7h3v-4q0-3 3-3h2q3 0 3 3v4h3v7z"),
  ],
  // Odds leave the fair price while the stakes rise.
  ODDS: [
    `${dashed(14)}M6 58h84M8 58v-4M16 58v-7M24 58v-4M32 58v-6M40 58v-4M48 58v-7`,
    "M6 14h8V9h10v9h10V9h10v10h8v9h10v8h12v6h16M56 58V47M64 58V44M72 58V49M80 58V47M88 58v-7",
    "M44 14h46v28H74v-6H62v-8H52v-9h-8z",
  ],
} satisfies Record<Queries.SolutionDrawing, readonly string[]>;

/** A drawing of a solution. It illustrates the text next to it. */
export const SolutionDrawing = ({ name }: { name: Queries.SolutionDrawing }) => {
  const [there, found, ground] = DRAWINGS[name] as readonly string[];
  return (
    <svg aria-hidden="true" viewBox="0 0 96 64" className="size-full fill-none stroke-[1.75]">
      <path d={ground} className="fill-current opacity-20" />
      <path d={there} className="stroke-muted" />
      <path d={found} className="stroke-current" />
    </svg>
  );
};
