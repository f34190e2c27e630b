import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";

/** The years after the timeline's six, one line each, on its rail, which continues as a dashed line (about.css). */
export const LaterYears = ({ heading, intro, entries }: Queries.LaterYearsFragment) => (
  <div className="later-years">
    <div className="lg:flex lg:items-baseline lg:gap-6">
      <Heading as="h3" size="card">
        {heading}
      </Heading>
      <p className="mt-2 text-base text-on-night-muted lg:mt-0">{intro}</p>
    </div>
    <ul className="grid gap-x-8 gap-y-5 sm:max-lg:grid-cols-3 lg:mt-7 lg:grid-cols-7 lg:gap-x-0 lg:gap-y-12">
      {entries.map(({ year, text }) => (
        <li key={year} className="later-year lg:pt-8 lg:pr-8 lg:pl-5">
          <time dateTime={year} className="block text-xl leading-snug font-medium tracking-heading">
            {year}
          </time>
          <p className="mt-1 text-base text-on-night-muted lg:mt-2">{text}</p>
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
