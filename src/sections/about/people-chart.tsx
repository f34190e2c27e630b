import { graphql } from "gatsby";
import { PeopleDots } from "./people-dots";

type PeopleChartProps = {
  /** Text after the total number of people. */
  total: string;
  groups: readonly Queries.PeopleGroupFragment[];
};

/** Styled as an instrument: dark in both themes. */
const PANEL = "people scheme-dark rounded-lg bg-band p-4 text-on-night sm:p-6 xl:col-start-2 xl:row-span-full";

/**
 * Everyone who works here as a dot or a ring, with a column for each group (about.css). The first group is the largest. The total
 * is above the other columns, which are lower.
 */
export const PeopleChart = ({ total, groups }: PeopleChartProps) => (
  <dl className={PANEL}>
    <div className="people-total">
      <dt className="text-sm leading-snug text-balance text-muted sm:text-base">{total}</dt>
      <dd className="text-4xl leading-none font-medium tracking-display">
        {groups.reduce((sum, { people }) => sum + people, 0)}
      </dd>
    </div>
    {groups.map(({ people, label }, index) => (
      <div key={label} className="people-group">
        <dt className="text-sm leading-snug text-muted sm:text-base">{label}</dt>
        <dd>
          <PeopleDots people={people} group={index} />
          <span className="text-2xl font-medium tracking-heading">{people}</span>
        </dd>
      </div>
    ))}
  </dl>
);

export const query = graphql`
  fragment PeopleGroup on PeopleGroup {
    people
    label
  }
`;
