import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/link";

/**
 * Wraps sections of the page and adds a link to a call at the bottom of a phone's screen. The bar sticks while one of
 * these sections is in view, once the first one has scrolled up far enough. The next section covers the bar's resting
 * place (home.css). So it covers neither the first screen nor what follows, and no script has to watch.
 */
export const PhoneBar = ({ link, children }: { link: Queries.LinkPartsFragment; children: ReactNode }) => (
  <div className="phone-bar-range">
    {children}
    <div className="phone-bar-way">
      <div data-slot="phone-bar" className="phone-bar">
        <ButtonLink {...link} className="min-h-12 w-full" />
      </div>
    </div>
  </div>
);
