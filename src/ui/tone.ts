import { variants } from "./variants";

/** Color role of the short marks on a card: the dashes of its list, the start of its hairline. */
export const markVariants = variants("", {
  tone: {
    PRIMARY: "[--mark:var(--color-primary)]",
    ACCENT: "[--mark:var(--color-accent)]",
    SECONDARY: "[--mark:var(--color-secondary)]",
  } satisfies Record<Queries.Tone, string>,
});

/** Text or icon color for each color role that content can name. */
export const toneVariants = variants("", {
  tone: {
    PRIMARY: "text-primary",
    ACCENT: "text-accent",
    SECONDARY: "text-secondary",
  } satisfies Record<Queries.Tone, string>,
});

/**
 * The same marks in the industry's own color. On an industry page the roles are shades of that color, and none is
 * faint.
 */
export const pairMarkVariants = variants("", {
  tone: {
    PRIMARY: "[--mark:var(--pair-text)]",
    ACCENT: "[--mark:color-mix(in_oklab,var(--pair-text)_85%,var(--color-ink))]",
    SECONDARY: "[--mark:color-mix(in_oklab,var(--pair-text)_70%,var(--color-ink))]",
  } satisfies Record<Queries.Tone, string>,
});
