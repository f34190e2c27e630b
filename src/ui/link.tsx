import { Link as GatsbyLink, navigate } from "gatsby";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { buttonVariants, type ButtonStyle } from "./button";
import { focusHeading } from "./focus-heading";
import { hasModifier } from "./has-modifier";

export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path, an anchor of this page, or a full address. */
  href: string;
  /** What it says where it has no children, so that a link of the content can be spread as it is. */
  label?: string | undefined;
  /** True where no page stands at the path yet: the 404 page shows, and nothing is fetched ahead. */
  planned?: boolean | null | undefined;
  /** Query that the address gets where scripts follow the link, such as "topic=finance"; the link itself stays plain. */
  query?: string | undefined;
  /** True where the page takes the place of the history's entry. */
  replace?: boolean | undefined;
};

/** Whether a click is to open a link here, and not in another tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !hasModifier(event) && !event.defaultPrevented;

/** Whether the address that shows is the link's own; following it again then makes no history entry, as natively. */
const isHere = (href: string): boolean => href === location.pathname + location.search + location.hash;

const isOnPage = (href: string): boolean => href.startsWith(`${location.pathname}#`);

/** Goes to an address of the site as a link does; on the page that shows, the part that is named takes the focus. */
export const followLink = (href: string, replace = false): void => {
  void navigate(href, { replace: replace || isHere(href) });
  if (isOnPage(href)) focusHeading(href.slice(href.indexOf("#")));
};

/**
 * Any link: inside the site without a reload, elsewhere as the browser does it. One to a part of its own page takes the
 * focus there. Within the site `onClick` hears only of clicks that open the link here.
 */
export const Link = ({ href, label, planned, query, replace, onClick, children = label, ...props }: LinkProps) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    // In another tab or window nothing of this page goes along.
    if (!isPlainClick(event)) return;
    onClick?.(event);
    if (event.defaultPrevented || !(planned || isOnPage(href) || query)) return;
    event.preventDefault();
    followLink(query ? `${href}?${query}` : href, replace);
  };

  const isOfSite = href.startsWith("/");
  if (planned || !isOfSite) {
    return (
      <a href={href} onClick={isOfSite ? follow : onClick} {...props}>
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink to={href} {...(replace ? { replace } : {})} onClick={follow} {...props}>
      {children}
    </GatsbyLink>
  );
};

/** A link with the look of a button. */
export const ButtonLink = ({ variant, size, className, ...props }: LinkProps & ButtonStyle) => (
  <Link data-slot="button" className={buttonVariants({ variant, size, className })} {...props} />
);
