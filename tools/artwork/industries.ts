/** Industry pictures: which drawing belongs to which industry. Each takes the slug and returns an SVG document. */
import { drawGraph } from "./industry-graph";
import { drawLedger } from "./industry-ledger";
import { drawMotion } from "./industry-motion";
import { drawPulse } from "./industry-pulse";
import { drawShelf } from "./industry-shelf";
import { drawSkyline } from "./industry-skyline";

export const INDUSTRIES: Record<string, (slug: string) => string> = {
  healthcare: drawPulse,
  finance: drawLedger,
  retail: drawShelf,
  realestate: drawSkyline,
  technology: drawGraph,
  sporttech: drawMotion,
};
