import { graphql } from "gatsby";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { WholeWords } from "../../ui/whole-words";

/** More rows would make the first screen a list. */
const MAX_ROWS = 6;

const ROW = "grid h-full grid-cols-[14.5rem_1fr] items-center gap-x-6 px-7 py-2.5 hover:bg-hover lg:max-xl:grid-cols-1";

/**
 * What a first project in each industry aims at, each row a link to its page. Phones have the figures in the list of
 * industries that follows.
 */
export const IndustryFigures = ({ industries }: { industries: readonly Queries.ServicesFigureFragment[] }) => (
  <ul className="scheme-dark grid rounded-lg bg-surface py-3 text-on-night">
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
        <li key={slug} data-gradient={gradient} className="border-line not-first:border-t">
          <Link href={path} className={ROW}>
            <span className="flex items-center gap-3 leading-snug text-nav xl:whitespace-nowrap">
              <Icon drawing={icon} size="1.25rem" className="shrink-0 text-pair-text" />
              <span>
                <WholeWords text={name} />
              </span>
            </span>
            {figure && (
              <span className="grid grid-cols-[5.5rem_1fr] items-center gap-x-6 lg:max-xl:pl-8">
                <span className="text-2xl leading-snug font-medium tracking-display whitespace-nowrap text-pair-text">
                  {figure.value}
                </span>{" "}
                <span className="text-sm leading-snug text-balance text-on-night-muted">{figure.label}</span>
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
