/** Industry pictures: which drawing belongs to which industry. Each takes the slug and returns an SVG document. */
import { drawGraph } from "./industry-graph";
import { drawLedger } from "./industry-ledger";
import { drawMotion } from "./industry-motion";
import { drawPulse } from "./industry-pulse";
import { drawShelf } from "./industry-shelf";
import { drawSkyline } from "./industry-skyline";
import * as phone from "./phone";
import * as small from "./small";

export const INDUSTRIES: Record<string, (slug: string) => string> = {
  healthcare: drawPulse,
  finance: drawLedger,
  retail: drawShelf,
  realestate: drawSkyline,
  technology: drawGraph,
  sporttech: drawMotion,
};

/** The same for thumbnails; the file is named "<slug>-small". */
export const SMALL_INDUSTRIES: Record<string, () => string> = {
  healthcare: small.drawSmallPulse,
  finance: small.drawSmallLedger,
  retail: small.drawSmallShelf,
  realestate: small.drawSmallSkyline,
  technology: small.drawSmallGraph,
  sporttech: small.drawSmallMotion,
};

/** The same for the head of the page on phones; the file is named "<slug>-phone". */
export const PHONE_INDUSTRIES: Record<string, () => string> = {
  healthcare: phone.drawPhonePulse,
  finance: phone.drawPhoneLedger,
  retail: phone.drawPhoneShelf,
  realestate: phone.drawPhoneSkyline,
  technology: phone.drawPhoneGraph,
  sporttech: phone.drawPhoneMotion,
};
