import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Fold } from "../../ui/fold";
import { Icon } from "../../ui/icon";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";

/** Four values in a grid of hairlines, beside their heading; rows that open on phones. */
export const Values = ({ values }: Queries.ValuesFragment) => (
  <Section id={ABOUT_IDS.values}>
    <div className="grid gap-6 sm:gap-12 lg:grid-cols-[4fr_7fr] lg:gap-20">
      <div className="sticky-aside">
        <SectionIntro heading={values.heading} intro={values.intro} />
      </div>
      <ul className="grid border-y border-line-strong sm:grid-cols-2">
        {values.items.map(({ icon, title, description }, index) => (
          <Reveal
            as="li"
            key={title}
            index={index}
            className="border-line not-last:border-b sm:py-8 sm:odd:pr-8 sm:even:border-l sm:even:pl-8 sm:nth-last-2:border-b-0"
          >
            <Fold
              mark={<Icon drawing={icon} size="1.75rem" className="flex-none text-primary" />}
              title={title}
              titleClass="text-lg sm:mt-6 sm:text-xl"
              bodyClass="pb-5 xs:max-sm:pl-11 sm:pb-0"
            >
              <p className="text-base text-muted sm:mt-2">{description}</p>
            </Fold>
          </Reveal>
        ))}
      </ul>
    </div>
  </Section>
);

export const query = graphql`
  fragment Values on AboutPage {
    values {
      heading
      intro
      items {
        icon
        title
        description
      }
    }
  }
`;
