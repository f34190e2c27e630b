import { graphql } from "gatsby";
import { REPORT_IDS } from "../../lib/page-ids";

/** The contents of the report, which is longer than the screen. Shown beside it on wide screens. */
export const ReportContents = ({ document }: { document: Queries.ReportContentsFragment }) => {
  const { results, groups, limits, monitoring, decision, signOff } = document;
  const parts = [
    [REPORT_IDS.results, results.caption],
    [REPORT_IDS.groups, groups.caption],
    // These two are side by side in the report.
    [REPORT_IDS.limits, `${limits.heading} · ${monitoring.heading}`],
    [REPORT_IDS.decision, decision.heading],
    [REPORT_IDS.signOff, signOff.caption],
  ] as const;
  return (
    <nav aria-labelledby={REPORT_IDS.title} className="report-contents">
      <ol className="contents-list">
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

export const query = graphql`
  fragment ReportContents on ReportDocument {
    results {
      caption
    }
    groups {
      caption
    }
    limits {
      heading
    }
    monitoring {
      heading
    }
    decision {
      heading
    }
    signOff {
      caption
    }
  }
`;
