import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentPropsWithoutRef } from "react";

const cardVariants = cva("flex h-full flex-col rounded-lg border border-line bg-surface p-6 md:p-7", {
  variants: {
    /** Cards that hold a link lift a little under the pointer. */
    interactive: { true: "card-lift", false: "" },
  },
  defaultVariants: { interactive: false },
});

/** A card. Use it where things are separate and alike; lines and air do for the rest. */
export const Card = ({
  interactive,
  className,
  ...props
}: ComponentPropsWithoutRef<"div"> & VariantProps<typeof cardVariants>) => (
  <div data-slot="card" className={cardVariants({ interactive, className })} {...props} />
);

/** Color role of the short marks on a card: the dashes of its list, the beginning of its hairline. */
export const markVariants = cva("", {
  variants: {
    tone: {
      PRIMARY: "[--mark:var(--color-primary)]",
      ACCENT: "[--mark:var(--color-accent)]",
      SECONDARY: "[--mark:var(--color-secondary)]",
    } satisfies Record<Queries.Tone, string>,
  },
});

/** Text and ground color of each color role that content may name. */
export const toneVariants = cva("", {
  variants: {
    tone: {
      PRIMARY: "bg-primary-soft text-primary",
      ACCENT: "bg-accent-soft text-accent",
      SECONDARY: "bg-secondary-soft text-secondary",
    } satisfies Record<Queries.Tone, string>,
  },
});
