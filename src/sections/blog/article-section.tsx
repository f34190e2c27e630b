import { graphql } from "gatsby";
import { DataTable } from "../../ui/data-table";
import type { ArticleParts } from "./article";

type ArticleSectionProps = Queries.ArticleSectionFragment & {
  /** Id of the heading, set once there are links to it. */
  id: string | undefined;
  openCode: ArticleParts | undefined;
};

/** A section of an article: a heading, paragraphs, and optionally a list, a table, or a chart. */
export const ArticleSection = ({ id, openCode, heading, paragraphs, points, table, chart }: ArticleSectionProps) => (
  <>
    {heading && <h3 id={id}>{heading}</h3>}
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {points && (
      <ul className="dash-list">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {/* Only an open article sets off the total. Closed articles in the page do without. */}
    {table && (
      <DataTable
        {...table}
        total={openCode && table.total}
        unitsApart={Boolean(openCode)}
        size="compact"
        className="mt-6"
      />
    )}
    {openCode && chart && <openCode.ArticleChart {...chart} />}
  </>
);

export const query = graphql`
  fragment ArticleSection on PostSection {
    heading
    paragraphs
    points
    table {
      caption
      head
      rows
      total
    }
    chart {
      ...ArticleChart
    }
  }

  fragment ArticleChart on Chart {
    kind
    caption
    series
    rows {
      label
      values
    }
  }
`;
