import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Fold } from "../../ui/fold";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";

/** Four numbered values beside their heading. On phones they are rows that open. */
export const Values = ({ values }: Queries.ValuesFragment) => (
  <Section id={ABOUT_IDS.values}>
    <div className="grid gap-6 sm:gap-12 lg:grid-cols-[4fr_7fr] lg:gap-20">
      <div className="sticky-aside">
        <SectionIntro heading={values.heading} intro={values.intro} />
      </div>
      <ol className="grid sm:grid-cols-2 sm:gap-x-12 sm:gap-y-10">
        {values.items.map(({ title, description }, index) => (
          <Reveal
            as="li"
            key={title}
            index={index}
            className="border-t border-line-strong max-sm:last:border-b sm:pt-6"
          >
            <Fold
              mark={
                <span
                  aria-hidden="true"
                  className="block w-7 flex-none text-2xl leading-none font-medium tracking-display text-primary sm:text-3xl sm:leading-none"
                >
                  {index + 1}
                </span>
              }
              title={title}
              titleClass="text-lg sm:mt-4 sm:text-xl"
              bodyClass="pb-5 xs:max-sm:pl-11 sm:pb-0"
            >
              <p className="text-base text-muted sm:mt-2">{description}</p>
            </Fold>
          </Reveal>
        ))}
      </ol>
    </div>
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
