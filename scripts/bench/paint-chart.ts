/** Draws first and largest paint as a chart: a row for each page, with a dot for each paint and a line between them. */
import { escapeMarkup } from "../../src/gatsby/finish/markup";
import { seconds } from "./table";
import { PAINT_TARGETS } from "./targets";

/** In milliseconds. The files that `npm run bench -- --json` writes contain more fields. */
export type Paints = { fcp: number; lcp: number };

/** Rows under a heading. */
export type PaintGroup = { heading: string; rows: Readonly<Record<string, Paints>> };

/** Layout, in units of the chart's view box. */
const WIDTH = 720;
const LABELS = 190;
const FIGURES = 96;
const TOP = 38;
const ROW = 22;
const HEADING = 34;
const BOTTOM = 12;

/** Steps of the axis, in milliseconds. */
const STEP = 500;

/** Dots beyond their target are red. */
const markIfOver = (paint: number, target: number): string => (paint > target ? " over" : "");

const STYLE = [
  "text{font:12px system-ui,sans-serif;fill:#0b1220}",
  ".soft{fill:#465165}.bold{font-weight:600}.end{text-anchor:end}",
  ".grid{stroke:#dfe5ee}.target{stroke:#1d4fc4;stroke-dasharray:3 3}",
  ".span{stroke:#78839a;stroke-width:2}.first{fill:#fff;stroke:#1d4fc4;stroke-width:2}.largest{fill:#1d4fc4}",
  ".over{stroke:#b0271c}.largest.over{fill:#b0271c}.ground{fill:#fff}",
  "@media (prefers-color-scheme:dark){text{fill:#eef3fb}.soft{fill:#a9b5c8}.grid{stroke:#1f2a40}.target{stroke:#84b4ff}",
  ".first{fill:#090e1a;stroke:#84b4ff}.largest{fill:#84b4ff}.over{stroke:#ff9d92}.largest.over{fill:#ff9d92}.ground{fill:#090e1a}}",
].join("");

/**
 * Draws the chart.
 *
 * @param groups groups of rows, from top to bottom; at least one row
 * @returns a standalone SVG picture, which follows the system's theme
 */
export const paintChart = (groups: readonly PaintGroup[]): string => {
  const longest = Math.max(...groups.flatMap(({ rows }) => Object.values(rows).map(({ lcp }) => lcp)));
  const end = Math.ceil(longest / STEP) * STEP;
  const x = (milliseconds: number): string => (LABELS + (milliseconds / end) * (WIDTH - LABELS - FIGURES)).toFixed(1);

  let y = TOP;
  const row = (name: string, { fcp, lcp }: Paints): string => {
    y += ROW;
    const middle = y - ROW / 2;
    const text = `y="${middle + 4}"`;
    return [
      `<text x="${LABELS - 16}" ${text} class="end">${escapeMarkup(name)}</text>`,
      `<path d="M${x(fcp)} ${middle}H${x(lcp)}" class="span"/>`,
      `<circle cx="${x(fcp)}" cy="${middle}" r="4" class="first${markIfOver(fcp, PAINT_TARGETS.first)}"/>`,
      `<circle cx="${x(lcp)}" cy="${middle}" r="4.5" class="largest${markIfOver(lcp, PAINT_TARGETS.largest)}"/>`,
      `<text x="${WIDTH}" ${text} class="soft end">${seconds(fcp)} · ${seconds(lcp)} s</text>`,
    ].join("");
  };
  const body = groups.map(({ heading, rows }) => {
    y += HEADING;
    const title = `<text x="0" y="${y - 10}" class="bold">${escapeMarkup(heading)}</text>`;
    return (
      title +
      Object.entries(rows)
        .map(([name, paints]) => row(name, paints))
        .join("\n")
    );
  });
  const steps = Array.from({ length: end / STEP + 1 }, (_, index) => index * STEP);
  const axis = steps.map(
    (step) =>
      `<path d="M${x(step)} ${TOP}V${y}" class="grid"/>` +
      `<text x="${x(step)}" y="12" class="soft" text-anchor="middle">${(step / 1000).toFixed(1)} s</text>`,
  );
  const target = (name: string, at: number, anchor: "start" | "end"): string =>
    `<path d="M${x(at)} 20V${y}" class="target"/>` +
    `<text x="${Number(x(at)) + (anchor === "end" ? -5 : 5)}" y="31" class="soft" text-anchor="${anchor}">${name} ≤ ${seconds(at)} s</text>`;
  const height = y + BOTTOM;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">`,
    `<title id="title">First and largest paint of each page in seconds</title>`,
    `<style>${STYLE}</style><rect width="100%" height="100%" class="ground"/>`,
    ...axis,
    target("○ first paint", PAINT_TARGETS.first, "end"),
    target("● largest paint", PAINT_TARGETS.largest, "start"),
    ...body,
    "</svg>\n",
  ].join("\n");
};
