import type { ReactNode } from "react";
import { Heading } from "../../ui/heading";

type ClosingPanelProps = {
  heading: string;
  text: string;
  /** The links that it offers, in one row. */
  children: ReactNode;
};

/** A dark panel in the color of its page, with a gate between its halves (closing-panel.css). */
const PANEL = [
  "closing-panel closing-gate scheme-dark grid overflow-hidden rounded-lg bg-band text-on-night",
  "gap-y-4 sm:gap-y-7 lg:grid-cols-2 xl:items-center",
].join(" ");

/**
 * The panel for a page's closing invitation. On wide screens the text stands beside the heading, and the links span
 * both columns below. From 80rem on, the links join the text, both halves are centered vertically, and the gate stands
 * between them.
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
