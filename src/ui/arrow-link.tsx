import { ArrowRight } from "lucide-react";
import { Link, type LinkProps } from "./link";

/** A link that stands alone, such as the way from a card to its page. */
export const ArrowLink = ({ className = "", label, children = label, ...props }: LinkProps) => (
  <Link className={`arrow-link inline-block font-medium text-primary ${className}`} {...props}>
    {children}
    <ArrowRight aria-hidden="true" size="1.125rem" />
  </Link>
);
