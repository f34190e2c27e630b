/** Office pictures: which drawing belongs to which office. Each takes the slug and returns an SVG document. */
import { drawLondon } from "./office-london";
import { drawNewYork } from "./office-new-york";
import { drawSanFrancisco } from "./office-san-francisco";

export const OFFICES: Record<string, (slug: string) => string> = {
  "san-francisco": drawSanFrancisco,
  "new-york": drawNewYork,
  london: drawLondon,
};
