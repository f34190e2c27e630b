import { graphql } from "gatsby";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { IndustryRows } from "../shared/industry-rows";

type HomeIndustriesProps = Queries.HomeIndustriesFragment & { entries: readonly Queries.IndustryRowFragment[] };

/** The way from the home page to a visitor's own industry: a list, one line each. */
export const HomeIndustries = ({ industries, entries }: HomeIndustriesProps) => (
  <Section>
    <SectionIntro heading={industries.heading} intro={industries.intro} />
    <IndustryRows industries={entries} picture="wide" />
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
