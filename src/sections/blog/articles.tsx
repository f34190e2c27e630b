import { graphql } from "gatsby";
import { useCallback, useState } from "react";
import { Article, type ArticleParts } from "./article";
import { ArticleSheet } from "./article-sheet";
import { ArticleText } from "./article-text";
import type { Archive } from "./use-archive-parts";
import { useArticleHash } from "./use-article-hash";

export type BlogArticlesProps = Queries.BlogReaderFragment &
  Archive & {
    posts: readonly Queries.PostArticleFragment[];
    people: readonly Queries.ArticleAuthorFragment[];
    /** Changes with every navigation of the router. */
    navigationKey: unknown;
  };

/** Every article of the page, closed. The address opens one by its slug after the #; others are fetched then. */
export const BlogArticles = (props: BlogArticlesProps) => {
  const { reader, posts, people, parts } = props;
  const [open, setOpen] = useState<{ slug: string; parts: ArticleParts }>();
  const [missing, setMissing] = useState<string>();
  const complete = useCallback((slug: string) => {
    import("./article-parts").then(
      (loaded) => setOpen({ slug, parts: loaded }),
      // The text is there; what failed is tried again with the next article.
      () => undefined,
    );
  }, []);
  const { articlesRef, follow } = useArticleHash<HTMLDivElement>(props.navigationKey, complete, parts && setMissing);
  const partsOf = (slug: string) => (open?.slug === slug ? open.parts : undefined);
  return (
    <div ref={articlesRef} data-slot="articles">
      {posts.map((post, index) => (
        <Article
          key={post.slug}
          post={post}
          person={people.find(({ name }) => name === post.author)}
          next={posts[(index + 1) % posts.length] ?? post}
          reader={reader}
          parts={partsOf(post.slug)}
        />
      ))}
      {missing && parts && (
        <parts.ArchiveArticle
          {...props}
          key={missing}
          slug={missing}
          parts={partsOf(missing)}
          Sheet={ArticleSheet}
          Text={ArticleText}
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
    image {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 168
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [112, 168]
          # As on the page About.
          avifOptions: { quality: 82 }
        )
      }
    }
  }
`;
