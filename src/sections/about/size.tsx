import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { PeopleRow } from "./people-row";

/** How many people work here: a figure for each of them, in groups. */
export const CompanySize = ({ size }: Queries.CompanySizeFragment) => (
  <Section id={ABOUT_IDS.size} tone="sunken">
    <Heading size="page">{size.heading}</Heading>
    <p className="mt-5 max-w-prose text-lg text-muted">{size.intro}</p>
    <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-3 md:mt-16 lg:gap-x-16">
      {size.groups.map(({ people, label }, index) => (
        <div key={label} className="flex flex-col">
          <dt className="order-last mt-1 text-base text-muted">{label}</dt>
          <dd className="text-4xl leading-tight font-medium tracking-display">
            <PeopleRow groups={[people]} first={index} className="mb-3 h-8 sm:mb-5 sm:h-4.5 md:h-6 lg:h-8 xl:h-10" />
            {people}
          </dd>
        </div>
      ))}
    </dl>
    <p className="mt-8 max-w-prose text-muted sm:mt-10">{size.footnote}</p>
  </Section>
);

export const query = graphql`
  fragment CompanySize on AboutPage {
    size {
      heading
      intro
      groups {
        people
        label
      }
      footnote
    }
  }
`;
