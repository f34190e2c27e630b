import type { ReactNode } from "react";
import { Heading } from "./heading";

/** Heading and intro of a section; `split` sets the intro beside the heading on wide screens. */
export const SectionIntro = ({
  heading,
  intro,
  split = false,
}: {
  heading: string;
  intro: ReactNode;
  split?: boolean;
}) => (
  <div className={split ? "grid gap-4 lg:grid-cols-[7fr_5fr] lg:items-baseline lg:gap-16" : "max-w-narrow"}>
    <Heading>{heading}</Heading>
    <p className={`max-w-prose text-balance text-muted sm:text-lg ${split ? "" : "mt-3 sm:mt-4"}`}>{intro}</p>
  </div>
);
