import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { variants, type VariantProps } from "./variants";

const headingVariants = variants(
  "",
  {
    size: {
      display: "text-5xl leading-tight tracking-display",
      page: "text-4xl leading-tight tracking-display",
      claim: "text-claim leading-tight tracking-display",
      section: "text-3xl tracking-heading",
      block: "text-2xl",
      card: "text-xl",
      small: "text-lg",
    },
  },
  { size: "section" },
);

export type HeadingProps = ComponentPropsWithoutRef<"h2"> &
  VariantProps<typeof headingVariants> & { as?: "h1" | "h2" | "h3" | "h4" };

/** A heading whose look does not depend on its level. */
export const Heading = ({ as: Level = "h2", size, className, children, ...props }: HeadingProps) => (
  <Level className={headingVariants({ size, className })} {...props}>
    {children}
  </Level>
);

/** The short line above a heading. */
export const Eyebrow = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <p className={`text-label text-primary ${className}`}>{children}</p>
);

/** Heading, with a class of its own where it is smaller, and intro of a section; `split` sets the intro beside the heading on wide screens. */
export const SectionIntro = ({
  heading,
  intro,
  headingClass,
  split = false,
}: {
  heading: string;
  intro: ReactNode;
  headingClass?: string;
  split?: boolean;
}) => (
  <div className={split ? "grid gap-4 lg:grid-cols-[7fr_5fr] lg:items-baseline lg:gap-16" : "max-w-narrow"}>
    <Heading className={headingClass}>{heading}</Heading>
    <p className={`max-w-prose text-muted sm:text-lg ${split ? "" : "mt-3 sm:mt-4"}`}>{intro}</p>
  </div>
);
