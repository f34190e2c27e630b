import { graphql } from "gatsby";
import { REPORT_IDS } from "../../lib/page-ids";
import { DataTable } from "../../ui/data-table";
import { FeatureList } from "../../ui/feature-list";
import { Fold } from "../../ui/fold";
import { FoldedCorner } from "../../ui/folded-corner";
import { Heading } from "../../ui/heading";
import { GroupsTable, ResultsTable } from "./report-tables";

type ReportSheetProps = {
  document: Queries.ReportSheetFragment;
  /** Word that marks the report as a sample. */
  mark: string;
};

/**
 * A page of a validation report, drawn as a sheet of paper, even in the dark theme. On phones a row opens the parts
 * after the first table.
 */
export const ReportSheet = ({ document, mark }: ReportSheetProps) => (
  <div className="relative bg-sheet">
    <article
      aria-labelledby={REPORT_IDS.title}
      className="border border-line-strong px-5 pt-4 pb-5 scheme-light text-ink shadow-panel max-xs:px-3 sm:px-6 sm:pt-7 sm:pb-12 md:px-10 lg:px-8 xl:px-14 print:break-before-page print:shadow-none"
    >
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-3 max-md:pr-8 text-sm text-faint">
        <span>{document.reference}</span>
        <span>{document.page}</span>
      </p>
      <div className="mt-5 flex flex-wrap-reverse items-end justify-between gap-x-8 gap-y-4 sm:mt-7">
        <Heading as="h3" size="block" id={REPORT_IDS.title} className="max-w-[22em] grow basis-60">
          {document.title}
        </Heading>
        <p className="rotate-3 rounded-sm border-2 border-accent px-4 py-1 text-lg font-semibold tracking-label text-accent">
          {mark}
        </p>
      </div>
      <dl className="mt-5 text-sm sm:mt-6">
        {document.facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-x-4 border-t border-line py-1.5 last:border-b xs:grid-cols-[5.5rem_1fr] sm:grid-cols-[9rem_1fr] sm:gap-x-6 sm:py-2"
          >
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-prose text-base sm:mt-7">{document.summary}</p>
      <div id={REPORT_IDS.results}>
        <ResultsTable results={document.results} />
      </div>
      <div className="max-sm:mt-4 max-sm:border-b max-sm:border-line">
        <Fold as="h4" title={document.rest} headClass="sm:hidden" titleClass="text-lg" bodyClass="pb-6 sm:pb-0">
          <div id={REPORT_IDS.groups}>
            <GroupsTable groups={document.groups} />
          </div>
          <div id={REPORT_IDS.limits} className="mt-9 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {[document.limits, document.monitoring].map(({ heading, points }) => (
              <div key={heading}>
                <Heading as="h4" size="small">
                  {heading}
                </Heading>
                <FeatureList features={points} className="mt-3 text-sm" />
              </div>
            ))}
          </div>
          <div id={REPORT_IDS.decision} className="mt-9 border-l-4 border-primary bg-primary-soft px-5 py-4">
            <Heading as="h4" size="card">
              {document.decision.heading}
            </Heading>
            <p className="mt-1 text-base">{document.decision.text}</p>
          </div>
          <div id={REPORT_IDS.signOff}>
            <DataTable size="compact" {...document.signOff} className="report-table report-sign-off mt-9" />
          </div>
        </Fold>
      </div>
    </article>
    <FoldedCorner />
  </div>
);

export const query = graphql`
  fragment ReportSheet on ReportDocument {
    reference
    page
    title
    facts {
      label
      value
    }
    summary
    rest
    ...ReportResults
    ...ReportGroups
    limits {
      heading
      points
    }
    monitoring {
      heading
      points
    }
    decision {
      heading
      text
    }
    signOff {
      caption
      head
      rows
    }
  }
`;
