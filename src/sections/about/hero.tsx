import { graphql } from "gatsby";
import { ArrowLink } from "../../ui/arrow-link";
import { Eyebrow, Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { PeopleChart } from "./people-chart";

/** Text and chart are side by side below the headline. If the headline leaves room, the chart is beside both. */
const COLUMNS =
  "grid gap-6 sm:gap-8 sm:gap-y-10 lg:grid-cols-2 lg:gap-x-20 xl:grid-cols-[1fr_32.75rem] xl:grid-rows-[auto_1fr] xl:gap-x-12 xl:gap-y-6";

/** First screen of the page About: who the company is and how many people work there. */
export const AboutHero = ({ hero, size }: Queries.AboutHeroFragment) => (
  <Section className="max-sm:pt-2.5 md:pt-14 xl:pt-14">
    <div className={COLUMNS}>
      <div className="lg:max-xl:col-span-2">
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Heading as="h1" size="display" className="mt-3 sm:mt-4 xl:text-drawn-hero">
          {hero.headline}
        </Heading>
      </div>
      <div className="xl:col-start-1">
        <p className="max-w-prose text-muted sm:text-lg sm:text-balance">{hero.intro}</p>
        <p className="mt-3 flex flex-wrap gap-x-8 sm:mt-6">
          {hero.links.map((link) => (
            <ArrowLink key={link.href} {...link} />
          ))}
        </p>
      </div>
      <PeopleChart total={hero.total} groups={size.groups} />
    </div>
  </Section>
);

export const query = graphql`
  fragment AboutHero on AboutPage {
    hero {
      eyebrow
      headline
      intro
      total
      links {
        ...LinkParts
      }
    }
    size {
      groups {
        ...PeopleGroup
      }
    }
  }
`;
