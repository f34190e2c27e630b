import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { PeopleRow } from "./people-row";

/**
 * How many people work here: a dot for each of them, in groups. From 640 px on the groups make one row as wide as the
 * page, and each one's number stands where its dots begin.
 */
export const CompanySize = ({ size }: Queries.CompanySizeFragment) => (
  <Section id={ABOUT_IDS.size} tone="sunken">
    <Heading>{size.heading}</Heading>
    <p className="mt-5 max-w-prose text-lg text-muted">{size.intro}</p>
    <dl className="mt-8 grid gap-y-6 sm:flex md:mt-12">
      {size.groups.map(({ people, label }, index) => (
        <div key={label} className="flex min-w-0 flex-col sm:min-w-min">
          <dt className="order-last mt-1 text-base break-normal text-muted sm:pe-2 md:pe-4">{label}</dt>
          <dd className="text-4xl leading-tight font-medium tracking-display max-sm:flex max-sm:flex-row-reverse max-sm:items-center max-sm:justify-end max-sm:gap-x-4">
            <PeopleRow people={people} group={index} isLast={index === size.groups.length - 1} />
            <span className="flex-none">{people}</span>
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
