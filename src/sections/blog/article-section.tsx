import { graphql } from "gatsby";

/** A part of an article: heading, paragraphs and, if there is one, a list. */
export const ArticleSection = ({ heading, paragraphs, points }: Queries.ArticleSectionFragment) => (
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
  </>
);

export const query = graphql`
  fragment ArticleSection on PostSection {
    heading
    paragraphs
    points
  }
`;
