import { Link } from "../../ui/link";

type FooterLinksProps = { heading: string; links: readonly Queries.LinkPartsFragment[] };

/** A column of the footer. */
export const FooterLinks = ({ heading, links }: FooterLinksProps) => (
  <div>
    <h2 className="text-label text-faint">{heading}</h2>
    <ul className="mt-1">
      {links.map((link) => (
        <li key={link.href}>
          <Link
            {...link}
            className="inline-flex min-h-9 min-w-6 items-center leading-snug text-ink hover:text-primary hover:underline"
          />
        </li>
      ))}
    </ul>
  </div>
);
