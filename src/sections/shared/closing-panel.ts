import type { Composition } from "./call-to-action";

/** A night panel in the hue of its page (closing-panel.css): heading and sentence begin level; below 80 rem the links go across both columns, from there up the heading stands in the middle of their height. */
export const CLOSING_PANEL: Composition = {
  tone: "paper",
  space: "card",
  frame: [
    "closing-panel scheme-dark overflow-hidden rounded-lg bg-band text-on-night",
    "px-5 py-9 max-xs:px-4 sm:px-10 sm:py-12 md:py-16 lg:grid-cols-2 lg:gap-x-12 xl:items-center xl:px-14",
  ].join(" "),
  body: "grid content-start gap-7 lg:max-xl:contents",
};
