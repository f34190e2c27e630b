import { graphql } from "gatsby";
import { withTopic } from "../../lib/contact-topic";
import { Eyebrow, Heading } from "../../ui/heading";
import { LinkPair } from "../../ui/link-pair";
import { ONE_LINE } from "../../ui/one-line";
import { Section } from "../../ui/section";
import { PhaseChart } from "./phase-chart";

/**
 * First screen of the services overview: the claim, and the phases with their weeks and prices beside it, or below it
 * on phones.
 */
export const ServicesHero = ({
  hero: {
    secondary: { topic, ...contact },
    ...hero
  },
  run,
}: Queries.ServicesHeroFragment) => (
  <Section space="flush" className="services-hero pt-2.5 pb-8 sm:pt-10 sm:pb-10 md:pt-14 md:pb-16">
    <div className="grid items-start gap-x-16 gap-y-6 sm:gap-y-12 lg:grid-cols-2">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Heading as="h1" size="display" className="mt-3 sm:mt-4 lg:text-drawn-hero">
          {hero.headline}
        </Heading>
        <p className="mt-4 max-w-prose text-balance text-muted sm:mt-6 sm:text-lg md:mt-8">{hero.intro}</p>
        <LinkPair
          primary={hero.primary}
          secondary={withTopic(contact, topic)}
          size="lg"
          className={`${ONE_LINE} mt-6 sm:mt-8`}
        />
      </div>
      <PhaseChart run={run} caption={hero.caption} paid={hero.paid} />
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
      caption
      paid
    }
    run {
      ...PhaseChart
    }
  }
`;
