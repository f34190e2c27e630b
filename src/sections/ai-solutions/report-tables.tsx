import { graphql } from "gatsby";
import { fillText } from "../../lib/fill-text";
import { DataTable } from "../../ui/data-table";
import { IntervalPlot } from "./interval-plot";
import { formatShare } from "./readings";
import { formatCount, formatGap, interval95, total, type Interval } from "./validation";

/** The scale of the plots begins at a multiple of this, as a share of one. */
const SCALE_STEP = 0.05;

const formatInterval = ({ low, high }: Interval): string => `${(low * 100).toFixed(1)}–${formatShare(high)}`;

/** Results by type of document, and for all of them. */
export const ResultsTable = ({ results: { caption, head, all, rows } }: Queries.ReportResultsFragment) => {
  const sum = {
    name: all,
    documents: total(rows, "documents"),
    right: total(rows, "right"),
    predicted: total(rows, "predicted"),
  };
  return (
    <DataTable
      size="compact"
      caption={caption}
      head={head}
      rows={[...rows, sum].map(({ name, documents, right, predicted }) => [
        name,
        formatCount(documents),
        formatShare(right / documents),
        formatInterval(interval95(right, documents)),
        formatShare(right / predicted),
      ])}
      className="mt-8 [&_tr:last-child]:border-line-strong [&_tr:last-child]:font-medium"
    />
  );
};

/** Results by group, each with its interval drawn against the share of all. */
export const GroupsTable = ({
  groups: { caption, head, gap, rows },
  all,
}: Queries.ReportGroupsFragment & { all: number }) => {
  const groups = rows.map((row) => ({
    ...row,
    share: row.right / row.documents,
    interval: interval95(row.right, row.documents),
  }));
  const lowest = Math.min(all, ...groups.map(({ interval }) => interval.low));
  const from = Math.floor(lowest / SCALE_STEP) * SCALE_STEP;
  return (
    <DataTable
      size="compact"
      caption={caption}
      head={head}
      rows={groups.map(({ name, documents, share, interval }) => [
        name,
        formatCount(documents),
        formatShare(share),
        <span key={name} className="flex items-center gap-3 tabular-nums whitespace-nowrap">
          <IntervalPlot share={share} interval={interval} all={all} from={from} />
          {formatInterval(interval)}
        </span>,
        fillText(gap, { n: formatGap(share, all) }),
      ])}
      className="mt-8"
    />
  );
};

export const query = graphql`
  fragment ReportResults on ReportDocument {
    results {
      caption
      head
      all
      rows {
        name
        documents
        right
        predicted
      }
    }
  }

  fragment ReportGroups on ReportDocument {
    groups {
      caption
      head
      gap
      rows {
        name
        documents
        right
      }
    }
  }
`;
