import { graphql } from "gatsby";
import { useCallback, useState } from "react";
import { Article, type ArticleParts, type ArticleProps } from "./article";
import type { Archive } from "./use-archive";
import { useArticleHash } from "./use-article-hash";

export type BlogArticlesProps = Queries.BlogReaderFragment & {
  posts: readonly Queries.PostArticleFragment[];
  people: readonly Queries.ArticleAuthorFragment[];
  archive?: Archive | undefined;
  /** The first article of the archive, which comes after the last one of the page. */
  following?: ArticleProps["next"] | undefined;
  /** Changes with every navigation of the router. */
  navigationKey: unknown;
};

/** Every article of the page, closed. The address opens one by its slug after the #, and fetches it from the archive. */
export const BlogArticles = ({ reader, posts, people, archive, following, navigationKey }: BlogArticlesProps) => {
  const [open, setOpen] = useState<{ slug: string; parts: ArticleParts }>();
  const complete = useCallback((slug: string) => {
    import("./article-parts").then(
      (parts) => setOpen({ slug, parts }),
      // The text is there; what failed is tried again with the next article.
      () => undefined,
    );
  }, []);
  const [missing, setMissing] = useState<string>();
  const { articlesRef, follow } = useArticleHash<HTMLDivElement>(navigationKey, complete, archive?.parts && setMissing);
  const partsOf = (slug: string) => (open?.slug === slug ? open.parts : undefined);
  return (
    <div ref={articlesRef} data-slot="articles">
      {posts.map((post, index) => (
        <Article
          key={post.slug}
          post={post}
          role={people.find(({ name }) => name === post.author)?.role}
          next={posts[index + 1] ?? following ?? posts[0] ?? post}
          reader={reader}
          parts={partsOf(post.slug)}
        />
      ))}
      {missing && archive?.parts && (
        <archive.parts.ArchiveArticle
          key={missing}
          slug={missing}
          texts={archive.texts}
          reader={reader}
          people={people}
          first={posts[0]}
          parts={partsOf(missing)}
          onShow={follow}
        />
      )}
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
