import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { ValueDrawing } from "./value-drawing";

/** The drawing is beside the title; on wide screens the text stands beside both. */
const VALUE = [
  "grid content-start items-center gap-x-5 border-t min-[18rem]:grid-cols-[auto_1fr] border-line-strong py-3.5 sm:py-5",
  "max-sm:last:border-b sm:max-lg:pt-6",
  "lg:grid-cols-[2fr_5fr_7fr] lg:items-start lg:gap-x-8 lg:py-8 lg:last:border-b",
].join(" ");

/** Four numbered values with their drawings, as rows across the page. */
export const Values = ({ values }: Queries.ValuesFragment) => (
  <Section id={ABOUT_IDS.values}>
    <SectionIntro heading={values.heading} intro={values.intro} />
    <ol className="mt-6 grid sm:mt-12 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-12 sm:max-lg:gap-y-4">
      {values.items.map(({ title, description, drawing }, index) => (
        <Reveal as="li" key={title} index={index} className={VALUE}>
          <div aria-hidden="true" className="text-primary">
            <span className="text-lg leading-snug font-medium max-lg:hidden">{index + 1}</span>
            <ValueDrawing name={drawing} className="w-24 lg:mt-2 lg:w-36" />
          </div>
          <Heading as="h3" size="small" className="sm:text-xl lg:text-2xl">
            {title}
          </Heading>
          <p className="mt-1.5 text-base text-muted sm:mt-2 min-[18rem]:max-lg:col-span-2 lg:mt-0 lg:text-lg">
            {description}
          </p>
        </Reveal>
      ))}
    </ol>
  </Section>
);

export const query = graphql`
  fragment Values on AboutPage {
    values {
      heading
      intro
      items {
        title
        description
        drawing
      }
    }
  }
`;
