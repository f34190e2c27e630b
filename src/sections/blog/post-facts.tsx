import { graphql } from "gatsby";

/** Category and read time of an article. */
export const PostFacts = ({ category, readTime }: Queries.PostFactsFragment) => (
  <p className="flex flex-wrap items-baseline gap-x-2 sm:gap-x-4 text-label">
    <span className="text-primary">{category.name}</span>
    <span className="text-muted">{readTime}</span>
  </p>
);

export const query = graphql`
  fragment PostFacts on Post {
    category {
      name
    }
    readTime
  }
`;
