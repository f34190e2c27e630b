import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Fold } from "../../ui/fold";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";

/** Four numbered values, as rows across the page. On phones the rows open. */
export const Values = ({ values }: Queries.ValuesFragment) => (
  <Section id={ABOUT_IDS.values}>
    <SectionIntro heading={values.heading} intro={values.intro} />
    <ol className="mt-6 grid sm:mt-12 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-12 sm:max-lg:gap-y-10">
      {values.items.map(({ title, description }, index) => (
        <Reveal
          as="li"
          key={title}
          index={index}
          className="border-t border-line-strong max-sm:last:border-b sm:max-lg:pt-6 lg:grid lg:grid-cols-[2fr_5fr_7fr] lg:items-baseline lg:gap-x-8 lg:py-8 lg:last:border-b"
        >
          <Fold
            mark={
              <span
                aria-hidden="true"
                className="block w-7 flex-none text-2xl leading-none font-medium tracking-display text-primary sm:text-3xl sm:leading-none lg:text-4xl lg:leading-none"
              >
                {index + 1}
              </span>
            }
            title={title}
            headClass="lg:contents"
            titleClass="text-lg sm:max-lg:mt-4 sm:text-xl lg:text-2xl"
            bodyClass="pb-5 xs:max-sm:pl-11 sm:pb-0"
          >
            <p className="text-base text-muted sm:max-lg:mt-2 lg:text-lg">{description}</p>
          </Fold>
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
      }
    }
  }
`;
