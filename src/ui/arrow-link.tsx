import { ArrowRight } from "lucide-react";
import { Link, type LinkProps } from "./link";

type ArrowLinkProps = LinkProps & {
  /** Class of its color, where that is another: of two classes the later rule would win, not the later name. */
  color?: string | undefined;
};

/** A link that stands alone, such as the way from a card to its page. */
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
