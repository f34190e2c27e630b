import type { Composition } from "./call-to-action";

/** A heading over a line. */
export const CLOSING_RAIL: Composition = {
  tone: "paper",
  frame: "lg:gap-8",
  body: "grid gap-7 lg:border-t lg:border-line-strong lg:pt-7 lg:grid-cols-[1fr_auto] lg:items-start lg:gap-16",
};
