import { graphql } from "gatsby";
import { AI_SOLUTIONS_IDS } from "../../lib/page-ids";
import { FeatureList } from "../../ui/feature-list";
import { Fold, tileGroup } from "../../ui/fold";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { toneVariants } from "../../ui/tone";
import { TechnologyDrawing } from "../shared/technology-drawing";

/**
 * Lines of the matrix, while the cells are not tiles: between cells below one another, and between two side by side.
 */
const CELL_LINES = "border-line-strong max-xs:border-t sm:max-md:border-t md:border-b md:odd:border-r";

/** Before the name, above the text, or from `lg` up beside all of the text. */
const DRAWING = [
  "drawing-ground sm:max-lg:mb-6 sm:max-lg:h-40 sm:max-lg:w-full sm:max-lg:py-6",
  "lg:row-span-2 lg:w-36 lg:self-stretch xl:w-54 xl:stroke-[0.75]",
].join(" ");

/** The four capabilities as a matrix with hairlines, each with its drawing. On phones they are tiles that open. */
export const Capabilities = ({ capabilities }: Queries.CapabilitiesFragment) => (
  <Section id={AI_SOLUTIONS_IDS.capabilities} space="flush" className="pb-10 md:pb-24 xl:pb-28">
    <SectionIntro heading={capabilities.heading} intro={capabilities.intro} />
    <ul className="fold-tiles mt-6 grid border-line-strong md:mt-12 md:grid-cols-2 md:border-t">
      {capabilities.items.map((item, index) => (
        <Reveal
          as="li"
          key={item.title}
          index={index}
          className={`gap-x-6 lg:grid lg:grid-cols-[auto_1fr] lg:grid-rows-[auto_1fr] xl:gap-x-9 sm:py-9 md:py-12 md:odd:pr-8 md:even:pl-8 xl:odd:pr-10 xl:even:pl-10 ${CELL_LINES}`}
        >
          <Fold
            mark={<TechnologyDrawing place={index} className={toneVariants({ tone: item.tone, className: DRAWING })} />}
            title={item.title}
            note={item.features[0]}
            group={tileGroup(AI_SOLUTIONS_IDS.capabilities, index)}
            headClass="sm:max-lg:block lg:contents"
            titleClass="text-base sm:text-2xl"
            bodyClass="pb-5 sm:pb-0 lg:col-start-2 lg:flex lg:flex-col"
          >
            <p className="text-muted sm:mt-2.5">{item.description}</p>
            <FeatureList features={item.features} tone={item.tone} className="mt-4 gap-2 sm:mt-6 lg:mt-auto lg:pt-6" />
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
        title
        description
        tone
        features
      }
    }
  }
`;
