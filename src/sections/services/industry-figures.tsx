import { graphql } from "gatsby";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { WholeWords } from "../../ui/whole-words";

/** More rows would make the first screen a list. */
const MAX_ROWS = 6;

const ROW = [
  "grid h-full items-center gap-x-4 px-4 py-2.5 hover:bg-hover max-sm:row-span-2 max-sm:grid-rows-subgrid max-sm:items-start max-sm:gap-y-1",
  "sm:grid-cols-[14.5rem_1fr] sm:gap-x-6 sm:px-7 lg:max-xl:grid-cols-1",
].join(" ");

/**
 * What a first project in each industry aims at, each row a link to its page; on phones tiles, the figures of a row level. Where large text leaves no room for
 * it, the list of industries that follows stands alone.
 */
export const IndustryFigures = ({ industries }: { industries: readonly Queries.ServicesFigureFragment[] }) => (
  <ul className="scheme-dark grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] rounded-lg bg-surface py-2 text-on-night max-xs:hidden sm:grid-cols-1 sm:py-3">
    {industries.slice(0, MAX_ROWS).map(
      ({
        slug,
        name,
        path,
        icon,
        gradient,
        hero: {
          metrics: [figure],
        },
      }) => (
        <li
          key={slug}
          data-gradient={gradient}
          className="border-line max-sm:row-span-2 max-sm:grid max-sm:grid-rows-subgrid max-sm:nth-[n+3]:border-t sm:not-first:border-t"
        >
          <Link href={path} className={ROW}>
            <span className="flex gap-2 leading-snug max-sm:text-sm sm:items-center sm:gap-3 sm:text-nav xl:whitespace-nowrap">
              <Icon drawing={icon} size="1.25rem" className="shrink-0 text-pair-text" />
              <span>
                <WholeWords text={name} />
              </span>
            </span>
            {figure && (
              <span className="sm:grid sm:grid-cols-[5.5rem_1fr] sm:items-center sm:gap-x-6 lg:max-xl:pl-8">
                <span className="text-2xl leading-snug font-medium tracking-display whitespace-nowrap text-pair-text max-sm:block">
                  {figure.value}
                </span>{" "}
                <span className="text-sm leading-snug text-balance text-on-night-muted max-sm:block">
                  {figure.label}
                </span>
              </span>
            )}
          </Link>
        </li>
      ),
    )}
  </ul>
);

export const query = graphql`
  fragment ServicesFigure on Industry {
    slug
    name
    path
    icon
    gradient
    hero {
      metrics {
        value
        label
      }
    }
  }
`;
