import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Heading, SectionIntro } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";

/** Four values in a grid of hairlines, beside their heading. */
export const Values = ({ values }: Queries.ValuesFragment) => (
  <Section id={ABOUT_IDS.values}>
    <div className="grid gap-12 lg:grid-cols-[4fr_7fr] lg:gap-20">
      <div className="sticky-aside">
        <SectionIntro heading={values.heading} intro={values.intro} />
      </div>
      <ul className="grid border-t border-line-strong sm:grid-cols-2">
        {values.items.map(({ icon, title, description }, index) => (
          <Reveal
            as="li"
            key={title}
            index={index}
            className="border-b border-line py-8 sm:pt-9 sm:pb-10 sm:odd:pr-8 sm:even:border-l sm:even:pl-8 sm:nth-last-[-n+2]:border-b-0 sm:nth-last-[-n+2]:pb-0"
          >
            <Icon drawing={icon} size="1.75rem" className="text-primary" />
            <Heading as="h3" size="card" className="mt-6">
              {title}
            </Heading>
            <p className="mt-2 text-base text-muted">{description}</p>
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
