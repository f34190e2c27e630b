import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { IndustryRows } from "../shared/industry-rows";

type ServicesIndustriesProps = Queries.ServicesIndustriesFragment & {
  industries: readonly Queries.IndustryRowFragment[];
};

/** The list of industries. Wide windows show it in two columns with larger pictures. */
export const ServicesIndustries = ({ heading, intro, footnote, industries }: ServicesIndustriesProps) => (
  <Section id={SERVICES_IDS.industries}>
    <SectionIntro heading={heading} intro={intro} />
    {/* Before the figures, since it says what they are. */}
    <p className="mt-3 text-sm text-muted">{footnote}</p>
    <IndustryRows industries={industries} picture="tile" />
  </Section>
);

export const query = graphql`
  fragment ServicesIndustries on ServicesIndustries {
    heading
    intro
    footnote
  }
`;
