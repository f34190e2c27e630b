import { graphql } from "gatsby";
import { DataTable, withUnit } from "../../ui/data-table";
import { IntervalPlot } from "./interval-plot";

/** Results by type of document, with a total. */
export const ResultsTable = ({ results: { caption, head, rows, total } }: Queries.ReportResultsFragment) => (
  <DataTable
    size="compact"
    unitsApart
    caption={caption}
    head={head}
    rows={rows.map(({ cells }) => cells).concat([total])}
    total={rows.length + 1}
    className="report-table mt-6 sm:mt-8"
  />
);

/** Results by group, each with its interval plotted against the overall share. */
export const GroupsTable = ({ groups: { caption, head, at, rows } }: Queries.ReportGroupsFragment) => (
  <DataTable
    size="compact"
    unitsApart
    caption={caption}
    head={head}
    rows={rows.map(({ cells: [name, documents, right, interval, gap], ...places }) => [
      name,
      documents,
      right,
      <span key={name} className="flex items-center gap-3 whitespace-nowrap tabular-nums">
        <IntervalPlot {...places} all={at} />
        <span>{withUnit(interval)}</span>
      </span>,
      gap,
    ])}
    className="report-table report-groups mt-8"
  />
);

export const query = graphql`
  fragment ReportResults on ReportDocument {
    results {
      caption
      head
      rows {
        cells
      }
      total
    }
  }

  fragment ReportGroups on ReportDocument {
    groups {
      caption
      head
      at
      rows {
        cells
        low
        at
        high
      }
    }
  }
`;
