import { graphql } from "gatsby";
import { useArticleHash } from "./use-article-hash";
import { Article } from "./article";

export type BlogArticlesProps = Queries.BlogReaderFragment & {
  posts: readonly Queries.PostArticleFragment[];
  /** Changes with every navigation of the router. */
  navigationKey: unknown;
};

/** Every article, closed. The address opens one by its slug after the #. */
export const BlogArticles = ({ reader, posts, navigationKey }: BlogArticlesProps) => {
  const articlesRef = useArticleHash<HTMLDivElement>(navigationKey);
  return (
    <div ref={articlesRef} data-slot="articles">
      {posts.map((post) => (
        <Article key={post.slug} post={post} reader={reader} />
      ))}
    </div>
  );
};

export const query = graphql`
  fragment BlogReader on BlogPage {
    reader {
      close
      byline
      next {
        heading
        text
        industryLabel
        contact {
          ...LinkParts
        }
      }
    }
  }
`;
