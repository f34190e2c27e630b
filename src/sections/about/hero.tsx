import { graphql } from "gatsby";
import { Eyebrow, Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** Words and figures below the headline, side by side; where the headline leaves room, the figures stand beside it. */
const COLUMNS =
  "grid gap-5 sm:gap-8 sm:gap-y-10 lg:grid-cols-2 lg:gap-x-20 xl:grid-cols-[1fr_26rem] xl:grid-rows-[auto_1fr] xl:gap-x-12 xl:gap-y-8";

/** Beside the headline, their first rule is level with the top of its capitals. */
const FIGURES = "xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-13";

/** First screen of the page About: who the company is, and three figures as the lines of a readout. */
export const AboutHero = ({ hero }: Queries.AboutHeroFragment) => (
  <Section className="max-sm:pt-2.5">
    <div className={COLUMNS}>
      <div className="lg:max-xl:col-span-2">
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Heading as="h1" size="display" className="mt-3 sm:mt-4">
          {hero.headline}
        </Heading>
      </div>
      <p className="max-w-prose text-lg text-muted sm:text-xl">{hero.intro}</p>
      <dl className={FIGURES}>
        {hero.metrics.map(({ value, label }) => (
          <div
            key={label}
            className="flex min-h-20 flex-wrap items-center gap-x-4 border-t border-line-strong py-3 last:border-b sm:gap-x-6"
          >
            {/* Below a figure that leaves it no room. */}
            <dt className="flex-1 basis-[6.5em] leading-snug">{label}</dt>
            <dd className="order-first min-w-[2ch] text-figure leading-none font-medium tracking-display whitespace-nowrap text-primary tabular-nums">
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
