import { Icon } from "./icon";
import { toneVariants } from "./tone";

/** An icon on a small colored ground. */
export const IconChip = ({ drawing, tone = "PRIMARY" }: { drawing: string; tone?: Queries.Tone }) => (
  <span className={toneVariants({ tone, className: "inline-grid size-12 place-items-center rounded-sm bg-chip" })}>
    <Icon drawing={drawing} size="1.5rem" />
  </span>
);
