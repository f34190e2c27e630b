import { graphql } from "gatsby";
import { SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { IndustryCaseStudy } from "./case-study";

/**
 * The tab Case Studies: what kind of examples they are, three cards that begin with their first figure, and below them
 * what they are not.
 */
export const IndustryCaseStudies = ({ caseStudies }: Pick<Queries.IndustryCaseStudiesFragment, "caseStudies">) => (
  <Section tone="sunken" space="flush" className="border-t-0 py-14 md:py-20">
    <SectionIntro headingClass="text-chapter" heading={caseStudies.heading} intro={caseStudies.intro} />
    <ul className="mt-12 grid gap-5 md:mt-16 lg:grid-cols-3">
      {caseStudies.items.map((study) => (
        <IndustryCaseStudy key={study.title} study={study} />
      ))}
    </ul>
    <p className="mt-8 max-w-prose text-sm text-muted">{caseStudies.footnote}</p>
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
