import { graphql } from "gatsby";
import { withTopic } from "../../lib/contact-topic";
import { Eyebrow, Heading } from "../../ui/heading";
import { LinkPair } from "../../ui/link-pair";
import { Section } from "../../ui/section";
import { IndustryFigures } from "./industry-figures";

type ServicesHeroProps = Queries.ServicesHeroFragment & { industries: readonly Queries.ServicesFigureFragment[] };

/** First screen of the services overview: the claim, and beside it one target an industry; on phones the list that follows has those. */
export const ServicesHero = ({
  hero: {
    secondary: { topic, ...contact },
    ...hero
  },
  industries,
}: ServicesHeroProps) => (
  <Section space="flush" className="pt-2.5 pb-14 sm:pt-10 md:pt-14 md:pb-20">
    <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Heading as="h1" size="display" className="mt-3 sm:mt-4 lg:text-services-hero">
          {hero.headline}
        </Heading>
        <p className="mt-6 max-w-prose text-lg text-muted md:mt-8">{hero.intro}</p>
        <LinkPair primary={hero.primary} secondary={withTopic(contact, topic)} size="lg" className="mt-8" />
      </div>
      <div className="max-sm:hidden">
        <IndustryFigures industries={industries} />
        <p className="mt-3 text-sm text-faint">{hero.footnote}</p>
      </div>
    </div>
  </Section>
);

export const query = graphql`
  fragment ServicesHero on ServicesPage {
    hero {
      eyebrow
      headline
      intro
      primary {
        ...LinkParts
      }
      secondary {
        label
        href
        planned
        topic
      }
      footnote
    }
  }
`;
