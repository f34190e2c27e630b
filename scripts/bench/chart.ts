/**
 * `npm run bench:chart`: draws docs/paints.svg from the figures beside it. New figures come from
 * `npm run bench -- --json docs/figures/pages.json`; those of other sites are the home page of each.
 */
import { readFile, writeFile } from "node:fs/promises";
import { runScript } from "../run-script";
import { paintChart, type PaintGroup, type Paints } from "./paint-chart";

const CHART = "docs/paints.svg";

const GROUPS = [
  { heading: "This site", file: "docs/figures/pages.json" },
  { heading: "Home pages of others", file: "docs/figures/others.json" },
];

/** The chart as the committed figures give it. */
export const drawChart = async (): Promise<string> => {
  const groups = GROUPS.map(async ({ heading, file }): Promise<PaintGroup> => ({
    heading,
    rows: JSON.parse(await readFile(file, "utf8")) as Record<string, Paints>,
  }));
  return paintChart(await Promise.all(groups));
};

if (require.main === module) runScript(async () => writeFile(CHART, await drawChart()));
