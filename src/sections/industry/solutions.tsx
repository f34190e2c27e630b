import { graphql } from "gatsby";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { IndustrySolution, type SolutionLabels } from "./solution";

type IndustrySolutionsProps = Pick<Queries.IndustrySolutionsFragment, "solutions"> & { labels: SolutionLabels };

/** The tab Solutions: four fields of one sheet, separated by hairlines. */
export const IndustrySolutions = ({ solutions, labels }: IndustrySolutionsProps) => (
  <Section space="flush" className="pt-8 md:pt-7">
    <SectionIntro split="lg:grid-cols-2 lg:gap-24" heading={solutions.heading} intro={solutions.intro} />
    <ul className="mt-12 grid border-t border-line md:mt-16 lg:grid-cols-2">
      {solutions.items.map((solution) => (
        <IndustrySolution key={solution.title} solution={solution} labels={labels} />
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment IndustrySolutions on Industry {
    solutions {
      heading
      intro
      items {
        title
        description
        tone
        drawing
        features
        metrics {
          value
          label
        }
      }
    }
  }
`;
