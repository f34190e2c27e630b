import { graphql } from "gatsby";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { IndustryRow } from "../shared/industry-row";

type HomeIndustriesProps = Queries.HomeIndustriesFragment & { entries: readonly Queries.HomeIndustryFragment[] };

/**
 * The list that leads from the home page to a visitor's own industry, one line each, with its first figure. Phones load
 * its pictures while scrolling.
 */
export const HomeIndustries = ({ industries, entries }: HomeIndustriesProps) => (
  <Section>
    <SectionIntro heading={industries.heading} intro={industries.intro} />
    {/* Before the figures, since it says what they are. */}
    <p className="mt-3 text-sm text-muted">{industries.footnote}</p>
    <ul className="late-pictures mt-6 md:mt-12">
      {entries.map((industry) => (
        <IndustryRow
          key={industry.slug}
          industry={industry}
          picture="wide"
          note={<p className="mt-1 text-base text-muted max-sm:hidden">{industry.description}</p>}
          figure={industry.hero.metrics[0]}
        />
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment HomeIndustries on HomePage {
    industries {
      heading
      intro
      footnote
    }
  }

  fragment HomeIndustry on Industry {
    description
    hero {
      metrics {
        value
        label
      }
    }
    ...IndustryRow
  }
`;
