import { graphql } from "gatsby";
import { AI_SOLUTIONS_IDS } from "../../lib/page-ids";
import { FeatureList } from "../../ui/feature-list";
import { Fold } from "../../ui/fold";
import { IconChip } from "../../ui/icon-chip";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";

/** Lines of the matrix: below every cell, and between two that stand side by side. */
const CELL_LINES = "border-t border-line-strong md:border-t-0 md:border-b md:odd:border-r";

/** The four capabilities, as a matrix drawn with hairlines; rows that open on phones. */
export const Capabilities = ({ capabilities }: Queries.CapabilitiesFragment) => (
  <Section id={AI_SOLUTIONS_IDS.capabilities} space="flush" className="pb-10 md:pb-24 xl:pb-28">
    <SectionIntro heading={capabilities.heading} intro={capabilities.intro} />
    <ul className="mt-6 grid border-line-strong max-sm:border-b md:mt-12 md:grid-cols-2 md:border-t">
      {capabilities.items.map((item, index) => (
        <Reveal
          as="li"
          key={item.title}
          index={index}
          className={`content-start gap-x-6 sm:grid sm:grid-cols-[auto_1fr] sm:py-9 md:py-12 md:odd:pr-8 md:even:pl-8 xl:odd:pr-14 xl:even:pl-14 ${CELL_LINES}`}
        >
          <Fold
            mark={<IconChip drawing={item.icon} tone={item.tone} />}
            title={item.title}
            headClass="sm:contents"
            titleClass="text-lg sm:self-center sm:text-2xl"
            bodyClass="pb-5 sm:col-start-2 sm:pb-0"
          >
            <p className="text-muted sm:mt-1">{item.description}</p>
            <FeatureList features={item.features} tone={item.tone} className="mt-4 gap-2 sm:mt-6" />
          </Fold>
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
