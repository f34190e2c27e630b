import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { IndustryCell } from "./industry-cell";

type ServicesIndustriesProps = Queries.ServicesIndustriesFragment & {
  industries: readonly Queries.ServicesIndustryCellFragment[];
  /** What the figures are, which on phones stand here. */
  footnote: string;
};

/**
 * The industries, one field each of a sheet of hairlines. Past a dozen the sheet
 * takes four columns and leaves out the names of solutions, so that it stays short.
 */
export const ServicesIndustries = ({ heading, intro, linkLabel, industries, footnote }: ServicesIndustriesProps) => (
  <Section id={SERVICES_IDS.industries}>
    <SectionIntro heading={heading} intro={intro} />
    <ul className="group/sheet mt-6 grid overflow-clip rounded-lg border border-line bg-surface sm:grid-cols-2 md:mt-12 lg:grid-cols-3 xl:has-[>li:nth-child(13)]:grid-cols-4">
      {industries.map((industry, index) => (
        <IndustryCell key={industry.slug} industry={industry} linkLabel={linkLabel} index={index} />
      ))}
    </ul>
    <p className="mt-3 text-sm text-faint sm:hidden print:hidden">{footnote}</p>
  </Section>
);

export const query = graphql`
  fragment ServicesIndustries on ServicesIndustries {
    heading
    intro
    linkLabel
  }
`;
