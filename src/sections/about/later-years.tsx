import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";

/**
 * On phones the rail of the timeline goes on beside them, dashed, and they stand where its entries do; on wide screens
 * below every second one of its seven.
 */
const LATER = [
  "grid items-baseline gap-y-6 border-night-line pt-8 sm:mt-16 sm:border-t lg:grid-cols-[2fr_5fr]",
  "max-sm:border-l-2 max-sm:border-dashed max-sm:pl-7.5",
].join(" ");

/** The years after the six of the timeline, a line each. */
export const LaterYears = ({ heading, intro, entries }: Queries.LaterYearsFragment) => (
  <div className={LATER}>
    <div className="lg:pr-12 lg:pl-5">
      <Heading as="h3" size="card">
        {heading}
      </Heading>
      <p className="mt-2 text-base text-on-night-muted">{intro}</p>
    </div>
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3 lg:grid-cols-[2fr_2fr_1fr] lg:gap-x-0">
      {entries.map(({ year, text }) => (
        <li
          key={year}
          className="max-xs:block max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:items-baseline max-sm:gap-x-4 lg:pl-5 lg:not-last:pr-12"
        >
          <time dateTime={year} className="min-w-14 text-xl font-medium tracking-heading">
            {year}
          </time>
          <p className="text-base sm:mt-1 text-on-night-muted">{text}</p>
        </li>
      ))}
    </ul>
  </div>
);

export const query = graphql`
  fragment LaterYears on LaterYears {
    heading
    intro
    entries {
      year
      text
    }
  }
`;
