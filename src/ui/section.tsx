import type { ComponentPropsWithoutRef } from "react";
import { variants, type VariantProps } from "./variants";

const sectionVariants = variants(
  "px-5 sm:px-8",
  {
    tone: {
      paper: "on-paper",
      sunken: "border-y border-line bg-sunken",
      night: "border-y border-night-line bg-band text-on-night scheme-dark",
    },
    space: {
      default: "py-10 md:py-24 xl:py-28",
      /** On a page of many sections. */
      close: "py-8 md:py-24",
      tight: "py-10 md:py-14",
      card: "py-8 md:py-16",
      flush: "",
    },
  },
  { tone: "paper", space: "default" },
);

type SectionProps = ComponentPropsWithoutRef<"section"> & VariantProps<typeof sectionVariants>;

/** A band of the page, with its width, background, and vertical space. */
export const Section = ({ tone, space, className, children, ...props }: SectionProps) => (
  <section className={sectionVariants({ tone, space, className })} {...props}>
    <div className="mx-auto max-w-page">{children}</div>
  </section>
);
