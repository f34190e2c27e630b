import { graphql } from "gatsby";
import { ArrowLeft } from "lucide-react";
import { memo } from "react";
import { fillText } from "../../lib/fill-text";
import { articleTitleId } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { ArticleSection } from "./article-section";
import { LATEST_ANCHOR } from "./latest-articles";
import { PostCover } from "./post-cover";
import { PostFacts } from "./post-facts";

export type ArticleProps = Queries.BlogReaderFragment & { post: Queries.PostArticleFragment };

/** A whole article in a dialog that stands in the built page; `useArticleHash` opens it. It never changes, though the address does. */
export const Article = memo(({ post, reader }: ArticleProps) => {
  const { label, ...contact } = reader.next.contact;
  return (
    <dialog id={post.slug} data-slot="reader" aria-labelledby={articleTitleId(post.slug)} className="reader">
      <div className="reader-sheet">
        <div className="reader-bar">
          <Link
            href={`#${LATEST_ANCHOR}`}
            data-close=""
            className="inline-flex min-h-11 items-center gap-2 font-medium text-primary"
          >
            <ArrowLeft aria-hidden="true" size="1.125rem" />
            {reader.close}
          </Link>
        </div>
        <article className="reader-text">
          <PostFacts {...post} />
          <Heading id={articleTitleId(post.slug)} size="section" className="mt-4">
            {post.title}
          </Heading>
          <p className="mt-5 mb-8 flex flex-wrap gap-x-6 text-base text-muted">
            <span>{fillText(reader.byline, { author: post.author })}</span>
            <time dateTime={post.date}>{post.day}</time>
          </p>
          <PostCover image={post.image} sizes="(min-width: 48rem) 42rem, 90vw" className="rounded-sm" />
          {post.body.map((section, index) => (
            <ArticleSection key={index} {...section} />
          ))}
          <h3>{reader.next.heading}</h3>
          <p>{reader.next.text}</p>
          <p className="flex flex-wrap gap-x-6">
            {post.industry && (
              <ArrowLink href={post.industry.path}>
                {fillText(reader.next.industryLabel, { industry: post.industry.name })}
              </ArrowLink>
            )}
            <ArrowLink {...contact}>{label}</ArrowLink>
          </p>
        </article>
      </div>
    </dialog>
  );
});
Article.displayName = "Article";

export const query = graphql`
  fragment PostArticle on Post {
    slug
    title
    author
    date
    day: date(formatString: "MMMM D, YYYY")
    body {
      ...ArticleSection
    }
    industry {
      name
      path
    }
    ...PostFacts
    ...PostCover
  }
`;
