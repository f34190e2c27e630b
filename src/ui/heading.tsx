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

type HeadingProps = ComponentPropsWithoutRef<"h2"> &
  VariantProps<typeof headingVariants> & { as?: "h1" | "h2" | "h3" | "h4" };

/** A heading whose size does not depend on its level. */
export const Heading = ({ as: Level = "h2", size, className, children, ...props }: HeadingProps) => (
  <Level className={headingVariants({ size, className })} {...props}>
    {children}
  </Level>
);

/** The short line above a heading. */
export const Eyebrow = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <p className={`text-label text-primary ${className}`}>{children}</p>
);
