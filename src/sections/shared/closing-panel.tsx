import type { ReactNode } from "react";
import { Heading } from "../../ui/heading";

type ClosingPanelProps = {
  heading: string;
  text: string;
  /** The ways that it offers, in one row. */
  children: ReactNode;
};

/** A night panel in the hue of its page, with a gate between its halves (closing-panel.css). */
const PANEL = [
  "closing-panel closing-gate scheme-dark grid overflow-hidden rounded-lg bg-band text-on-night",
  "gap-y-4 sm:gap-y-7 lg:grid-cols-2 xl:items-center",
].join(" ");

/**
 * What a page's closing invitation stands on. On wide screens the heading stands beside the rest, in the middle of its
 * height, and from 80 rem on a gate between them; below, the ways go across both columns.
 */
export const ClosingPanel = ({ heading, text, children }: ClosingPanelProps) => (
  <div className={PANEL}>
    <Heading>{heading}</Heading>
    <div className="grid content-start gap-7 lg:max-xl:contents lg:max-xl:*:last:col-span-full">
      <p className="max-w-prose text-muted sm:text-lg sm:text-balance">{text}</p>
      {children}
    </div>
  </div>
);
