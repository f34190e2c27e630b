/**
 * `npm run bench:chart`: draws docs/paints.svg from the figures in docs/figures. To renew those of this site, run
 * `npm run bench -- --json docs/figures/pages.json`. Those of other sites are of their home pages.
 */
import { readFile, writeFile } from "node:fs/promises";
import { runScript } from "../run-script";
import { paintChart, type PaintGroup, type Paints } from "./paint-chart";

const CHART = "docs/paints.svg";

const GROUPS = [
  { heading: "This site", file: "docs/figures/pages.json" },
  { heading: "Home pages of others", file: "docs/figures/others.json" },
];

/** The chart of the committed figures. */
export const drawChart = async (): Promise<string> => {
  const groups = GROUPS.map(async ({ heading, file }): Promise<PaintGroup> => ({
    heading,
    rows: JSON.parse(await readFile(file, "utf8")) as Record<string, Paints>,
  }));
  return paintChart(await Promise.all(groups));
};

if (require.main === module) runScript(async () => writeFile(CHART, await drawChart()));
