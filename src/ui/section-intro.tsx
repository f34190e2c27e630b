import type { ReactNode } from "react";
import { Heading } from "./heading";

/**
 * Heading and intro of a section. `split` sets the grid columns that place the intro next to the heading on wide
 * screens; use those of the content below.
 */
export const SectionIntro = ({ heading, intro, split }: { heading: string; intro: ReactNode; split?: string }) => (
  <div className={split ? `grid gap-4 lg:items-baseline ${split}` : "max-w-narrow"}>
    <Heading>{heading}</Heading>
    <p className={`max-w-prose text-muted sm:text-lg sm:text-balance ${split ? "" : "mt-3 sm:mt-4"}`}>{intro}</p>
  </div>
);
