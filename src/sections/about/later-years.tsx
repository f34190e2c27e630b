import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";

/** The years after the six of the timeline, a line each. */
export const LaterYears = ({ heading, intro, entries }: Queries.LaterYearsFragment) => (
  <div className="mt-8 grid items-baseline gap-x-12 gap-y-6 border-t border-night-line pt-8 sm:mt-16 lg:grid-cols-[4fr_9fr]">
    <div>
      <Heading as="h3" size="card">
        {heading}
      </Heading>
      <p className="mt-2 text-base text-on-night-muted">{intro}</p>
    </div>
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
      {entries.map(({ year, text }) => (
        <li key={year}>
          <time dateTime={year} className="text-xl font-medium tracking-heading">
            {year}
          </time>
          <p className="mt-1 text-base text-on-night-muted">{text}</p>
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
