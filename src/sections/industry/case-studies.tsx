import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { IndustryCaseStudy } from "./case-study";

type IndustryCaseStudiesProps = Pick<Queries.IndustryCaseStudiesFragment, "caseStudies"> & {
  /** The link to the next tab. */
  next: ReactNode;
};

/**
 * The tab Case Studies: what kind of examples these are, three cards that start with their first figure, then a
 * disclaimer and the link to the next tab.
 */
export const IndustryCaseStudies = ({ caseStudies, next }: IndustryCaseStudiesProps) => (
  <Section tone="sunken" space="flush" className="border-t-0 pt-8 pb-14 md:pt-7 md:pb-20">
    <SectionIntro heading={caseStudies.heading} intro={caseStudies.intro} />
    <ul className="mt-12 grid gap-5 md:mt-16 lg:grid-cols-3">
      {caseStudies.items.map((study) => (
        <IndustryCaseStudy key={study.title} study={study} />
      ))}
    </ul>
    <p className="mt-8 max-w-prose text-sm text-muted">{caseStudies.footnote}</p>
    <div className="mt-4 print:hidden">{next}</div>
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
