import { graphql } from "gatsby";
import { Eyebrow, Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** First screen of the page About: who the company is, and three figures as the lines of a readout. */
export const AboutHero = ({ hero }: Queries.AboutHeroFragment) => (
  <Section>
    <Eyebrow>{hero.eyebrow}</Eyebrow>
    <Heading as="h1" size="display" className="mt-5">
      {hero.headline}
    </Heading>
    <div className="mt-8 grid gap-8 sm:mt-10 sm:gap-12 lg:mt-16 lg:grid-cols-2 lg:gap-20">
      <p className="max-w-prose text-xl text-muted">{hero.intro}</p>
      <dl className="border-b border-line-strong">
        {hero.metrics.map(({ value, label }) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-6 border-t border-line-strong py-3 sm:py-4">
            <dt className="flex-1 basis-[9rem]">{label}</dt>
            <dd className="order-first min-w-16 text-3xl leading-tight font-medium tracking-display whitespace-nowrap text-primary sm:min-w-24">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </Section>
);

export const query = graphql`
  fragment AboutHero on AboutPage {
    hero {
      eyebrow
      headline
      intro
      metrics {
        value
        label
      }
    }
  }
`;
