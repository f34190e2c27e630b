import { Menu, X } from "lucide-react";
import type { MouseEvent } from "react";
import { Icon } from "../../ui/icon";
import { ButtonLink, Link } from "../../ui/link";
import { headerLinks, useSiteFrame } from "../use-site-frame";
import { NavLink } from "./nav-link";
import { closePopover } from "./popover";
import { ThemeSwitch } from "./theme-switch";
import { usePopoverState } from "./use-popover-state";

const MENU_ID = "mobile-menu";

/** The menu of small screens: a native popover that closes when one of its links is followed. */
export const MobileMenu = ({ path }: { path: string }) => {
  const { industries, navigation, settings } = useSiteFrame();
  const { labels } = settings;
  const { open, popover, group } = usePopoverState();
  const { action } = navigation;
  const { heading, extra } = navigation.industries;

  const closeAfterLink = (event: MouseEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest("a")) closePopover(event.currentTarget);
  };

  return (
    <div className="@min-[58rem]:hidden" {...group}>
      <button
        type="button"
        className="-me-2 grid size-11 place-items-center rounded-sm"
        popovertarget={MENU_ID}
        aria-expanded={open}
        aria-label={open ? labels.closeMenu : labels.openMenu}
      >
        {open ? <X aria-hidden="true" size="1.375rem" /> : <Menu aria-hidden="true" size="1.375rem" />}
      </button>
      {/* The links inside are the controls; the menu only notices clicks on them. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div id={MENU_ID} popover="auto" tabIndex={-1} className="mobile-menu" onClick={closeAfterLink} {...popover}>
        <nav aria-label={labels.mainNavigation}>
          <ul>
            {headerLinks(navigation).map((entry) => (
              <li key={entry.href}>
                <NavLink link={entry} path={path} />
              </li>
            ))}
          </ul>
          <p className="mt-6 text-sm text-muted sm:mt-4">{heading}</p>
          <ul className="mt-2">
            {industries.map((industry) => (
              <li key={industry.path} data-gradient={industry.gradient}>
                <Link
                  href={industry.path}
                  className="mobile-industry"
                  aria-current={industry.path === path ? "page" : undefined}
                >
                  <Icon drawing={industry.icon} size="1.25rem" className="shrink-0 text-pair-text" />
                  {industry.name}
                </Link>
              </li>
            ))}
            {/* Planned pages are set apart. */}
            {extra.map(({ icon, ...entry }) => (
              <li key={entry.href} className="mt-2 border-t border-line-strong">
                <Link {...entry} className="mobile-industry">
                  <Icon drawing={icon} size="1.25rem" className="shrink-0 text-muted" />
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mobile-actions flex flex-wrap items-center justify-between gap-4">
          {/* From 40rem up, the bar above contains it. */}
          <ButtonLink {...action} className="sm:hidden" />
          <ThemeSwitch name="theme-menu" />
        </div>
      </div>
    </div>
  );
};
