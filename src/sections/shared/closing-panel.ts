import type { Composition } from "./call-to-action";

/**
 * A night panel in the hue of its page: heading and sentence begin level; below 80 rem the links go across both columns.
 * The light begins at the border's edge, since a gradient that began inside would repeat below the border as a dark ring.
 */
export const CLOSING_PANEL: Composition = {
  tone: "paper",
  space: "card",
  frame: [
    "closing-panel scheme-dark overflow-hidden rounded-lg border border-transparent bg-band text-on-night",
    "bg-radial-[at_100%_0%] from-pair-deep/70 to-transparent to-70% bg-origin-border",
    "px-5 py-9 max-xs:px-4 sm:px-10 sm:py-12 md:py-16 lg:grid-cols-2 lg:gap-x-12 xl:px-14",
  ].join(" "),
  body: "grid content-start gap-7 lg:pt-1.5 lg:max-xl:contents",
};
