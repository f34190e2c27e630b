import { isFilled } from "../../lib/is-filled";
import { MESSAGE_PATH } from "../../lib/paths";
import { ArrowLink } from "../../ui/arrow-link";
import { Link } from "../../ui/link";
import { Logo } from "../header/logo";
import { overlayOpener } from "../overlays/overlay-store";
import { PrivacyNote } from "../privacy-note";
import { useSiteFrame } from "../use-site-frame";
import { FooterLinks } from "./footer-links";
import { Newsletter } from "./newsletter";

/** The footer of every page (docs/product.md, section 2). */
export const Footer = () => {
  const { navigation, settings, year } = useSiteFrame();
  const { summary, ask, columns, legal, copyright, socialHeading, newsletter } = navigation.footer;
  const { promise } = settings;
  return (
    // One pixel over the band above, so that the footer's line covers the band's.
    <footer className="-mt-px border-t border-line bg-deep px-5 sm:px-8 print:hidden">
      <div className="mx-auto grid max-w-page gap-5 py-6 md:py-16 lg:grid-cols-3 lg:gap-12">
        <div className="justify-between max-sm:flex">
          {/* The logo is at the top of its link, level with the headings of the columns. */}
          <Link href="/" className="flex min-h-11 w-fit" aria-label={settings.labels.home}>
            <Logo />
          </Link>
          <p className="mt-1 max-w-prose text-muted max-sm:hidden">{summary}</p>
          <ArrowLink href={MESSAGE_PATH} label={ask} {...overlayOpener("assistant")} className="py-1 sm:mt-2" />
        </div>
        <nav aria-label={settings.labels.footerNavigation} className="footer-links gap-x-2 gap-y-4 lg:col-span-2">
          {columns.map((column) => (
            <FooterLinks key={column.heading} heading={column.heading} links={column.links} />
          ))}
          {isFilled(settings.social) && (
            <FooterLinks
              heading={socialHeading}
              links={settings.social.map(({ name, url }) => ({ label: name, href: url, planned: false }))}
            />
          )}
        </nav>
        <Newsletter texts={newsletter}>
          <PrivacyNote text={promise.newsletterNote} link={promise.link} />
        </Newsletter>
      </div>
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 border-t border-line-strong py-4 text-legal text-muted">
        {/* A single string: between several, React inserts comments. */}
        <p>{`© ${year} ${settings.legalName.replace(/\.$/, "")}. ${copyright}`}</p>
        <ul className="flex flex-wrap gap-x-6">
          {legal.map((link) => (
            <li key={link.href}>
              <Link {...link} className="inline-flex min-h-8 items-center hover:text-ink hover:underline" />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
};
