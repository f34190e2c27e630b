import { graphql } from "gatsby";
import { AI_SOLUTIONS_IDS } from "../../lib/page-ids";
import { FeatureList } from "../../ui/feature-list";
import { Heading, SectionIntro } from "../../ui/heading";
import { IconChip } from "../../ui/icon-chip";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";

/** Lines of the matrix: below every cell, and between two that stand side by side. */
const CELL_LINES = "border-t border-line-strong md:border-t-0 md:border-b md:odd:border-r";

/** The four capabilities, as a matrix drawn with hairlines. */
export const Capabilities = ({ capabilities }: Queries.CapabilitiesFragment) => (
  <Section id={AI_SOLUTIONS_IDS.capabilities} space="flush" className="pb-10 md:pb-24 xl:pb-28">
    <SectionIntro heading={capabilities.heading} intro={capabilities.intro} />
    <ul className="mt-12 grid border-line-strong md:grid-cols-2 md:border-t">
      {capabilities.items.map((item, index) => (
        <Reveal
          as="li"
          key={item.title}
          index={index}
          className={`grid content-start gap-6 py-9 sm:grid-cols-[auto_1fr] md:py-12 md:odd:pr-8 md:even:pl-8 xl:odd:pr-14 xl:even:pl-14 ${CELL_LINES}`}
        >
          <IconChip drawing={item.icon} tone={item.tone} />
          <div>
            <Heading as="h3" size="block">
              {item.title}
            </Heading>
            <p className="mt-3 text-muted">{item.description}</p>
            <FeatureList features={item.features} tone={item.tone} className="mt-6 gap-2" />
          </div>
        </Reveal>
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment Capabilities on AiSolutionsPage {
    capabilities {
      heading
      intro
      items {
        icon
        title
        description
        tone
        features
      }
    }
  }
`;
