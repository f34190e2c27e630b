import { ArrowRight } from "lucide-react";
import { Link, type LinkProps } from "./link";

/** A link that stands alone, such as the way from a card to its page. */
export const ArrowLink = ({ className = "", children, ...props }: LinkProps) => (
  <Link className={`arrow-link ${className}`} {...props}>
    {children}
    <ArrowRight aria-hidden="true" size="1.125rem" />
  </Link>
);
