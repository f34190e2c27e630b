import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { SubIndustryRow } from "./sub-industry-row";

type IndustrySubIndustriesProps = Pick<Queries.IndustrySubIndustriesFragment, "subIndustries"> & {
  labels: Pick<Queries.IndustryLabels, "recommendedSolutions">;
};

/** The tab Sub Industries: a sticky heading and one row per branch. */
export const IndustrySubIndustries = ({ subIndustries, labels }: IndustrySubIndustriesProps) => (
  <Section space="flush" className="pt-8 md:pt-7">
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_9fr]">
      <div className="sticky-aside max-w-prose">
        <Heading>{subIndustries.heading}</Heading>
        <p className="mt-3 text-muted sm:mt-4 sm:text-lg">{subIndustries.intro}</p>
      </div>
      <ul className="border-b border-line">
        {subIndustries.items.map((branch) => (
          <SubIndustryRow key={branch.slug} branch={branch} label={labels.recommendedSolutions} />
        ))}
      </ul>
    </div>
  </Section>
);

export const query = graphql`
  fragment IndustrySubIndustries on Industry {
    subIndustries {
      heading
      intro
      items {
        slug
        name
        description
        tone
        solutions
        path
      }
    }
  }
`;
