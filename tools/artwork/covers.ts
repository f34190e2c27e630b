/** Blog covers: which drawing belongs to which post. Each drawing takes the slug and returns an SVG document. */
import { drawCitations } from "./cover-citations";
import { drawForecast } from "./cover-forecast";
import { drawLatency } from "./cover-latency";
import { drawPipeline } from "./cover-pipeline";
import { drawSeals } from "./cover-seals";
import { drawTriage } from "./cover-triage";

export const COVERS: Record<string, (slug: string) => string> = {
  "from-pilot-to-production": drawPipeline,
  "retrieval-that-cites-its-sources": drawCitations,
  "triage-models-in-the-reading-room": drawTriage,
  "fraud-scoring-in-fifty-milliseconds": drawLatency,
  "measuring-a-forecast-that-people-use": drawForecast,
  "what-regulated-buyers-ask-now": drawSeals,
};
