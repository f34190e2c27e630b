import { graphql } from "gatsby";
import { SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { IndustryCaseStudy } from "./case-study";

/** The tab Case Studies: what kind of examples they are, and three cards that begin with their first figure. */
export const IndustryCaseStudies = ({ caseStudies }: Pick<Queries.IndustryCaseStudiesFragment, "caseStudies">) => (
  <Section tone="sunken" space="flush" className="border-t-0 py-14 md:py-20">
    <SectionIntro split heading={caseStudies.heading} intro={caseStudies.intro} />
    <p className="mt-4 max-w-prose text-muted">{caseStudies.footnote}</p>
    <ul className="mt-12 grid gap-5 md:mt-16 lg:grid-cols-3">
      {caseStudies.items.map((study) => (
        <IndustryCaseStudy key={study.title} study={study} />
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment IndustryCaseStudies on Industry {
    caseStudies {
      heading
      intro
      footnote
      items {
        organization
        title
        description
        tone
        results {
          value
          label
        }
      }
    }
  }
`;
