import { graphql } from "gatsby";
import { AI_SOLUTIONS_IDS } from "../../lib/page-ids";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { ReportContents } from "./report-contents";
import { ReportSheet } from "./report-sheet";

/** What a buyer receives: a sample page of a validation report (docs/product.md, section 2). */
export const SampleReport = ({
  report: { heading, intro, mark, document, footnote },
}: Queries.SampleReportFragment) => (
  <Section id={AI_SOLUTIONS_IDS.report} tone="sunken">
    <div className="grid gap-x-16 gap-y-7 sm:gap-y-10 lg:grid-cols-[4fr_8fr]">
      <div className="sticky-aside">
        <SectionIntro heading={heading} intro={intro} />
        <p className="mt-4 max-w-prose text-sm text-faint sm:mt-6">{footnote}</p>
        <ReportContents document={document} />
      </div>
      <ReportSheet document={document} mark={mark} />
    </div>
  </Section>
);

export const query = graphql`
  fragment SampleReport on AiSolutionsPage {
    report {
      heading
      intro
      mark
      document {
        ...ReportSheet
        ...ReportContents
      }
      footnote
    }
  }
`;
