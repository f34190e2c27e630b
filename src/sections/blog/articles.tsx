import { graphql } from "gatsby";
import { useCallback, useState } from "react";
import { Article, type ArticleParts } from "./article";
import { useArticleHash } from "./use-article-hash";

export type BlogArticlesProps = Queries.BlogReaderFragment & {
  posts: readonly Queries.PostArticleFragment[];
  people: readonly Queries.ArticleAuthorFragment[];
  /** Changes with every navigation of the router. */
  navigationKey: unknown;
};

/** Every article, closed. The address opens one by its slug after the #. */
export const BlogArticles = ({ reader, posts, people, navigationKey }: BlogArticlesProps) => {
  const [open, setOpen] = useState<{ slug: string; parts: ArticleParts }>();
  const complete = useCallback((slug: string) => {
    import("./article-parts").then(
      (parts) => setOpen({ slug, parts }),
      // The text is there; what failed is tried again with the next article.
      () => undefined,
    );
  }, []);
  const articlesRef = useArticleHash<HTMLDivElement>(navigationKey, complete);
  return (
    <div ref={articlesRef} data-slot="articles">
      {posts.map((post, index) => (
        <Article
          key={post.slug}
          post={post}
          role={people.find(({ name }) => name === post.author)?.role}
          next={posts[(index + 1) % posts.length] ?? post}
          reader={reader}
          parts={open?.slug === post.slug ? open.parts : undefined}
        />
      ))}
    </div>
  );
};

export const query = graphql`
  fragment BlogReader on BlogPage {
    reader {
      close
      byline
      contentsLabel
      tagsLabel
      nextLabel
      industryLabel
      discuss {
        label
        message
      }
    }
  }

  fragment ArticleAuthor on Person {
    name
    role
  }
`;
