import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/link";

/**
 * Sections of the page with the way to a call at the foot of a phone's screen. The bar sticks while one of these
 * sections is in view, once the first one has come up; the section after them lies over the place where it rests
 * (home.css), so it covers neither the first screen nor what follows, and no script watches.
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
