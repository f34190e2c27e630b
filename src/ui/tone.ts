import { cva } from "class-variance-authority";

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
