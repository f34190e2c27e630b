import { graphql } from "gatsby";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { IndustryRows } from "../shared/industry-rows";

type HomeIndustriesProps = Queries.HomeIndustriesFragment & { entries: readonly Queries.IndustryRowFragment[] };

/** The list that leads from the home page to a visitor's own industry, one line each. */
export const HomeIndustries = ({ industries, entries }: HomeIndustriesProps) => (
  <Section>
    <SectionIntro heading={industries.heading} intro={industries.intro} />
    {/* Before the figures, since it says what they are. */}
    <p className="mt-3 text-sm text-muted">{industries.footnote}</p>
    <IndustryRows industries={entries} picture="wide" />
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
