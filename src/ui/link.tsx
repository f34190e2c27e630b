import { Link as GatsbyLink, navigate } from "gatsby";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { buttonVariants, type ButtonStyle } from "./button";
import { focusHeading, isHeadingNamed } from "./focus-heading";
import { hasModifier } from "./has-modifier";

export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path, an anchor of this page, or a full URL. */
  href: string;
  /** Text of a link without children, so that a link from the content can be spread as it is. */
  label?: string | undefined;
  /** True if the path has no page yet: the 404 page shows, and nothing is prefetched. */
  planned?: boolean | null | undefined;
  /** Query to add when scripts follow the link, such as "topic=finance". The `href` itself stays plain. */
  query?: string | undefined;
  /** True if the page should replace the current history entry. */
  replace?: boolean | undefined;
};

/** Whether a click should open a link here, and not in another tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !hasModifier(event) && !event.defaultPrevented;

/** Whether the link leads to the current address. As natively, following it then adds no history entry. */
const isHere = (href: string): boolean => href === location.pathname + location.search + location.hash;

const isOnPage = (href: string): boolean => href.startsWith(`${location.pathname}#`);

/** Follows an address of the site as a link does. Within the current page it focuses the named part. */
export const followLink = (href: string, replace = false): void => {
  void navigate(href, { replace: replace || isHere(href) });
  // A named heading takes the focus once the router has changed the address (gatsby-browser.tsx). It also scrolls, and
  // the router would save a scroll before that as the place of the entry being left.
  if (isOnPage(href) && !isHeadingNamed()) focusHeading(href.slice(href.indexOf("#")));
};

/**
 * Any link. Within the site it navigates without a reload; elsewhere it is a native link. A link to a part of its own
 * page focuses that part. For links within the site, `onClick` is only called if the click opens the link here.
 */
export const Link = ({ href, label, planned, query, replace, onClick, children = label, ...props }: LinkProps) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    // A new tab or window takes over nothing from this page.
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

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, className, ...props }: LinkProps & ButtonStyle) => (
  <Link data-slot="button" className={buttonVariants({ variant, size, className })} {...props} />
);
