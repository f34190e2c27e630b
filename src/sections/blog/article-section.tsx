import { graphql } from "gatsby";
import { DataTable } from "../../ui/data-table";

/** A part of an article: heading, paragraphs and, where there is one, a list or a table. */
export const ArticleSection = ({ heading, paragraphs, points, table }: Queries.ArticleSectionFragment) => (
  <>
    {heading && <h3>{heading}</h3>}
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {points && (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {table && <DataTable {...table} size="compact" className="mt-6" />}
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
    }
  }
`;
