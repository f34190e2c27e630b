import type { ButtonStyle } from "./button";
import { ButtonRow } from "./button-row";
import { ButtonLink } from "./link";

type PairLink = { label: string; href: string; planned: boolean | null; query?: string };

/** Two links as buttons side by side: the primary and the secondary action. */
export const LinkPair = ({
  primary,
  secondary,
  size,
  className = "",
}: Pick<ButtonStyle, "size"> & { primary: PairLink; secondary: PairLink; className?: string }) => (
  <ButtonRow className={className}>
    <ButtonLink {...primary} size={size} />
    <ButtonLink {...secondary} size={size} variant="outline" />
  </ButtonRow>
);
