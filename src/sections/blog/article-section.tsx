import { graphql } from "gatsby";

type TableProps = NonNullable<Queries.ArticleSectionFragment["table"]>;

/** A table of an article. Where it is wider than the screen, it scrolls within itself, by keyboard too. */
const ArticleTable = ({ caption, head, rows }: TableProps) => (
  <div role="region" aria-label={caption} tabIndex={0}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={column} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

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
    {table && <ArticleTable {...table} />}
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
