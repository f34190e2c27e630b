import { Link } from "../../ui/link";

/** A link of the bar. The link to the current page is marked (docs/product.md, section 2). */
export const NavLink = ({ link, path }: { link: Queries.LinkPartsFragment; path: string }) => (
  <Link {...link} className="nav-link" aria-current={link.href === path ? "page" : undefined} />
);
