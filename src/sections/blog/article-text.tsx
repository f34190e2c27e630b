import { graphql } from "gatsby";
import { fillText } from "../../lib/fill-text";
import { articleHeadingId, articleTitleId } from "../../lib/page-ids";
import { CONTACT_PATH } from "../../lib/paths";
import { firstName, initials } from "../../lib/person-name";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { useBrowserLayoutEffect } from "../../ui/use-browser-layout-effect";
import type { ArticleProps } from "./article";
import { ArticleSection } from "./article-section";
import { PostCover } from "./post-cover";
import { PostFacts } from "./post-facts";
import { resumeReading } from "./use-article-hash";

/** The content of an article's sheet. */
export const ArticleText = ({ post, person, next, reader, opened }: ArticleProps) => {
  const { slug, title, author } = post;
  const openCode = opened?.code;
  // Wait for the charts, since they move the text.
  useBrowserLayoutEffect(() => {
    if (opened) resumeReading(slug);
  }, [opened, slug]);
  const name = firstName(author);
  const published = <time dateTime={post.date}>{post.day}</time>;
  return (
    <>
      {openCode && <openCode.ArticleContents post={post} reader={reader} />}
      <article className="reader-text">
        <PostFacts {...post} />
        <Heading id={articleTitleId(slug)} size="section" className="mt-4">
          {title}
        </Heading>
        <p className="reader-author mt-5 mb-8 text-sm text-muted" data-monogram={initials(author)}>
          {fillText(reader.byline, { author })}
          <br />
          {person && (
            <>
              {openCode && <openCode.ArticlePortrait {...person} />}
              {person.role}
              <br />
            </>
          )}
          {post.updated && post.updatedDay ? (
            // Without room for both days, the second one has a line to itself.
            <span className="flex flex-wrap gap-x-4">
              {published} <time dateTime={post.updated}>{fillText(reader.updatedLabel, { day: post.updatedDay })}</time>
            </span>
          ) : (
            published
          )}
        </p>
        <PostCover image={post.image} sizes="(min-width: 48rem) 42rem, 90vw" className="rounded-sm" />
        {post.body.map((section, index) => (
          <ArticleSection key={index} {...section} id={openCode && articleHeadingId(slug, index)} openCode={openCode} />
        ))}
        <p className="flex flex-wrap gap-x-6">
          <ArrowLink href={post.industry.path}>
            {fillText(reader.industryLabel, { industry: post.industry.name })}
          </ArrowLink>
          <ArrowLink
            href={CONTACT_PATH}
            onClick={() => openCode?.beginDiscussion(fillText(reader.discuss.message, { title, name }))}
          >
            {fillText(reader.discuss.label, { name })}
          </ArrowLink>
        </p>
      </article>
      {openCode && <openCode.ArticleEnd post={post} next={next} reader={reader} />}
    </>
  );
};

export const query = graphql`
  fragment PostArticle on Post {
    slug
    title
    author
    tags
    date
    day: date(formatString: "MMM D, YYYY")
    updated
    updatedDay: updated(formatString: "MMM D, YYYY")
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
