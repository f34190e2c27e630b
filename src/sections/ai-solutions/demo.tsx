import { graphql } from "gatsby";
import { AI_SOLUTIONS_IDS } from "../../lib/page-ids";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { DemoPanel } from "./demo-panel";

/** The live demo: an instrument that makes up its own readings (docs/product.md, section 4). */
export const Demo = ({ demo }: Queries.DemoFragment) => (
  <Section id={AI_SOLUTIONS_IDS.demo} tone="night">
    <SectionIntro heading={demo.heading} intro={demo.intro} />
    <DemoPanel demo={demo} />
    <p className="mt-6 max-w-prose text-sm text-muted lg:max-w-none">{demo.note}</p>
  </Section>
);

export const query = graphql`
  fragment Demo on AiSolutionsPage {
    demo {
      heading
      intro
      start
      stop
      running
      idle
      statusLabel
      predictionsLabel
      classes
      accuracyLabel
      processingTimeLabel
      traceLabel
      example
      waiting
      progress
      outcome
      message
      link {
        ...LinkParts
      }
      announceStart
      announceStop
      note
    }
  }
`;
