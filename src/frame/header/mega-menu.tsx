import { ArrowRight, ChevronDown } from "lucide-react";
import { SERVICES_PATH } from "../../lib/paths";
import { ButtonLink, Link } from "../../ui/link";
import { useSiteFrame } from "../use-site-frame";
import { IndustryEntry } from "./industry-entry";
import { useHoverPopover } from "./use-hover-popover";

const PANEL_ID = "industry-panel";

/**
 * The services link with its panel of industries. The panel opens on mouse hover, and with the button next to the link
 * for keyboard and touch (WAI-ARIA APG, disclosure navigation). It is a native popover, so it also opens before the
 * scripts run.
 */
export const MegaMenu = ({ path }: { path: string }) => {
  const { industries, navigation } = useSiteFrame();
  const { link, toggleLabel, heading, viewAll } = navigation.industries;
  const { open, group, toggle, panel } = useHoverPopover();
  const inside = path === SERVICES_PATH || path.startsWith(`${SERVICES_PATH}/`);
  return (
    <div data-slot="mega-menu" className="flex items-center" {...group}>
      <Link
        {...link}
        className="nav-link pe-1"
        data-inside={inside}
        aria-current={path === SERVICES_PATH ? "page" : undefined}
      />
      <button
        type="button"
        className="mega-toggle grid h-11 place-items-center rounded-sm text-muted"
        popovertarget={PANEL_ID}
        aria-expanded={open}
        aria-label={toggleLabel}
        {...toggle}
      >
        <ChevronDown aria-hidden="true" size="1rem" />
      </button>
      <div id={PANEL_ID} popover="auto" tabIndex={-1} className="mega-panel" {...panel}>
        <p className="mx-3 border-b border-line-strong pb-3 text-sm text-muted">{heading}</p>
        <ul className="mt-3 grid grid-cols-1 gap-1 sm:grid-cols-2">
          {industries.map((industry) => (
            <li key={industry.path}>
              <IndustryEntry industry={industry} current={industry.path === path} />
            </li>
          ))}
        </ul>
        <div className="mx-3 mt-3 flex justify-end border-t border-line-strong pt-4">
          <ButtonLink {...viewAll} size="sm" variant="outline">
            {viewAll.label}
            <ArrowRight aria-hidden="true" size="1rem" />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
};
