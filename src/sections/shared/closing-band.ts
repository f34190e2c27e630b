import type { Composition } from "./call-to-action";

/** A sunken band: heading and sentence begin level; below 80 rem the links go across both columns. */
export const CLOSING_BAND: Composition = {
  tone: "sunken",
  frame: "lg:grid-cols-2 lg:gap-x-12",
  body: "grid content-start gap-7 lg:pt-1.5 lg:max-xl:contents",
};
