import { graphql } from "gatsby";
import { SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { IndustryRow } from "./industry-row";

type HomeIndustriesProps = Queries.HomeIndustriesFragment & { entries: readonly Queries.HomeIndustryFragment[] };

/** The way from the home page to a visitor's own industry: a list, one line each. */
export const HomeIndustries = ({ industries, entries }: HomeIndustriesProps) => (
  <Section>
    <SectionIntro heading={industries.heading} intro={industries.intro} />
    <ul className="industry-rows mt-6 border-t md:mt-12 border-line-strong">
      {entries.map((industry) => (
        <IndustryRow key={industry.slug} industry={industry} />
      ))}
    </ul>
    <p className="mt-5 text-sm text-faint">{industries.footnote}</p>
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
`;
