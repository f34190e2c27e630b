import { graphql } from "gatsby";
import { useCallback, useState } from "react";
import { Article, type OpenedArticle } from "./article";
import { ArticleSheet } from "./article-sheet";
import { ArticleText } from "./article-text";
import type { Archive } from "./use-archive";
import { useArticleHash } from "./use-article-hash";

type BlogArticlesProps = Queries.BlogReaderFragment &
  Archive & {
    posts: readonly Queries.PostArticleFragment[];
    people: readonly Queries.ArticleAuthorFragment[];
    /** Changes with every navigation of the router. */
    navigationKey: unknown;
  };

/**
 * Every article of the page, closed. The address opens one by its slug after the #. An article of the archive is
 * fetched at that point.
 */
export const BlogArticles = (props: BlogArticlesProps) => {
  const { reader, posts, people, archiveCode, firstOlder } = props;
  const [open, setOpen] = useState<OpenedArticle>();
  const [missing, setMissing] = useState<string>();
  const complete = useCallback((slug: string) => {
    import("./article-parts").then(
      (loaded) => setOpen({ slug, code: loaded }),
      // The text is there without it. The next article that opens tries again.
      () => setOpen({ slug }),
    );
  }, []);
  const { articlesRef, follow } = useArticleHash<HTMLDivElement>(
    props.navigationKey,
    complete,
    archiveCode && setMissing,
  );
  const openedOf = (slug: string) => (open?.slug === slug ? open : undefined);
  return (
    <div ref={articlesRef} data-slot="articles">
      {posts.map((post, index) => (
        <Article
          key={post.slug}
          post={post}
          person={people.find(({ name }) => name === post.author)}
          next={posts[index + 1] ?? firstOlder ?? posts[0] ?? post}
          reader={reader}
          opened={openedOf(post.slug)}
        />
      ))}
      {missing && archiveCode && (
        <archiveCode.ArchiveArticle
          {...props}
          key={missing}
          slug={missing}
          opened={openedOf(missing)}
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
      updatedLabel
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
          width: 336
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [112, 224, 336]
          # As on the page About.
          avifOptions: { quality: 82 }
        )
      }
    }
  }
`;
