/**
 * Parts that only an open article shows, loaded when the first one opens. Their styles are in the sheet of all pages.
 */
import { useEffect, useRef } from "react";
import { addToMessage } from "../../frame/contact-message";
import { articleHeadingId } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import { PostCover } from "./post-cover";
import { Tags } from "./tags";
import { watchContents } from "./watch-contents";

export { ArticleChart } from "./article-chart";

/** Adds a sentence to the message on the contact page, below any existing text. */
export const beginDiscussion = (sentence: string): void => addToMessage([sentence]);

type ArticleContentsProps = Queries.BlogReaderFragment & {
  post: Pick<Queries.PostArticleFragment, "slug" | "body">;
};

/**
 * The reading progress and the article's headings. If there is room, the headings are beside the text, with the current
 * one marked.
 */
export const ArticleContents = ({ post, reader }: ArticleContentsProps) => {
  const list = useRef<HTMLElement>(null);

  useEffect(() => (list.current ? watchContents(list.current) : undefined), []);

  return (
    <>
      <div className="reader-progress" />
      <nav ref={list} aria-label={reader.contentsLabel} className="reader-contents">
        <ol className="contents-list">
          {post.body.map(
            ({ heading }, index) =>
              heading && (
                <li key={index}>
                  <a href={`#${articleHeadingId(post.slug, index)}`}>{heading}</a>
                </li>
              ),
          )}
        </ol>
      </nav>
    </>
  );
};

/** The author's portrait, cropped to its middle (blog.css). It covers the initials that show without it. */
export const ArticlePortrait = ({ image }: Pick<Queries.ArticleAuthorFragment, "image">) => (
  <Picture image={image} sizes="5rem" className="reader-portrait" />
);

type ArticleEndProps = Queries.BlogReaderFragment & {
  post: Pick<Queries.PostArticleFragment, "tags">;
  next: Pick<Queries.PostArticleFragment, "slug" | "title" | "image">;
};

/** End of an open article: its tags and the next article. */
export const ArticleEnd = ({ post, next, reader }: ArticleEndProps) => (
  <footer className="reader-end">
    <Tags tags={post.tags} label={reader.tagsLabel} />
    <a href={`#${next.slug}`} className="reader-next group">
      <PostCover image={next.image} sizes="(min-width: 40rem) 14rem, 90vw" className="edged rounded-sm" />
      <span>
        <span className="text-label text-muted">{reader.nextLabel}</span>
        <Heading as="h3" size="card" className="mt-2">
          {next.title}
        </Heading>
      </span>
    </a>
  </footer>
);
