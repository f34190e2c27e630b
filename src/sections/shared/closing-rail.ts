import type { Composition } from "./call-to-action";

/** A large heading over a line. */
export const CLOSING_RAIL: Composition = {
  tone: "paper",
  size: "page",
  frame: "lg:gap-12",
  body: "grid gap-7 lg:border-t lg:border-line-strong lg:pt-7 lg:grid-cols-[1fr_auto] lg:items-start lg:gap-16",
};
