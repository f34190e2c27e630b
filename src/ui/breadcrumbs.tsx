import { Link } from "./link";

export type BreadcrumbsProps = {
  /** Name of the navigation, for screen readers. */
  label: string;
  /** Names and paths from the home page to the page itself. */
  trail: readonly { name: string; path: string }[];
};

/** The path to a page. The page's own name comes last and is not a link. */
export const Breadcrumbs = ({ label, trail }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className="-my-2.5 flex flex-wrap items-center gap-x-1 text-label text-muted sm:gap-x-2">
      {trail.map(({ name, path }, index) => (
        <li
          key={path}
          // A narrow phone has no room for the home page, which the logo links to anyway.
          className="flex min-h-11 items-center gap-x-1 max-[24rem]:first:hidden max-[24rem]:nth-2:*:first:hidden sm:gap-x-2"
        >
          {index > 0 && <span aria-hidden="true">/</span>}
          {index < trail.length - 1 ? (
            <Link href={path} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
              {name}
            </Link>
          ) : (
            <span aria-current="page" className="text-pair-text">
              {name}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
