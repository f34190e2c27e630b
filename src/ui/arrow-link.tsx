import { ArrowRight } from "lucide-react";
import { Link, type LinkProps } from "./link";

type ArrowLinkProps = LinkProps & {
  /**
   * Class of the link's color, if it differs. With two color classes, the order in the style sheet would decide, not
   * the order in `className`.
   */
  color?: string | undefined;
};

/** A standalone link, such as from a card to its page. */
export const ArrowLink = ({
  color = "text-primary",
  className = "",
  label,
  children = label,
  ...props
}: ArrowLinkProps) => (
  <Link className={`arrow-link inline-block font-medium ${color} ${className}`} {...props}>
    {children}
    <ArrowRight aria-hidden="true" size="1.125rem" />
  </Link>
);
