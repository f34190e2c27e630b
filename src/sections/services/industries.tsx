import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { IndustryRow } from "../shared/industry-row";

type ServicesIndustriesProps = Queries.ServicesIndustriesFragment & {
  industries: readonly Queries.ServicesIndustryFragment[];
};

/**
 * The list of industries with the solutions of each, one below the other in wide windows, where the rows are in two
 * columns. Phones load the pictures while scrolling.
 */
export const ServicesIndustries = ({ heading, intro, industries }: ServicesIndustriesProps) => (
  <Section id={SERVICES_IDS.industries} space="close">
    <SectionIntro heading={heading} intro={intro} />
    <ul className="late-pictures mt-6 md:mt-12 xl:grid xl:grid-cols-2 xl:gap-x-12">
      {industries.map((industry) => (
        <IndustryRow
          key={industry.slug}
          industry={industry}
          picture="tile"
          note={
            <ul className="text-sm text-muted max-sm:leading-snug sm:mt-1 sm:text-base">
              {industry.solutions.items.map(({ title }) => (
                <li key={title} className="industry-solution">
                  {title}
                </li>
              ))}
            </ul>
          }
        />
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment ServicesIndustries on ServicesIndustries {
    heading
    intro
  }

  fragment ServicesIndustry on Industry {
    solutions {
      items {
        title
      }
    }
    ...IndustryRow
  }
`;
