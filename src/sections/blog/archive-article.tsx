import { useEffect } from "react";
import { articleTitleId } from "../../lib/page-ids";
import { ARTICLE_LIST, articleFile } from "../../lib/paths";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import type { ArticleProps } from "./article";
import { ArticleSheet } from "./article-sheet";
import { ArticleText } from "./article-text";
import { useKeptFile } from "./use-kept-file";

export type ArchiveArticleProps = Pick<ArticleProps, "reader" | "parts"> & {
  /** What the address names; perhaps no article at all. */
  slug: string;
  texts: Queries.BlogArchiveFragment;
  people: readonly Queries.ArticleAuthorFragment[];
  /** The first article of the page, which comes after the last one of the archive. */
  first: ArticleProps["next"] | undefined;
  /** Called once there is a dialog to open; keep its identity. */
  onShow: () => void;
};

/** An article that the page does not hold, in a dialog like the others: it is fetched when the address names it. */
export const ArchiveArticle = ({ slug, texts, reader, people, first, parts, onShow }: ArchiveArticleProps) => {
  const list = useKeptFile<readonly Queries.PostCardFragment[]>(ARTICLE_LIST);
  const place = list.content?.findIndex((post) => post.slug === slug) ?? -1;
  const card = list.content?.[place];
  const file = useKeptFile<Queries.PostArticleFragment>(card && articleFile(slug));
  const post = file.content;
  const { hasFailed, retry } = card ? file : list;
  // Whether the address names an article is only known from the list.
  const isShown = Boolean(card) || list.hasFailed;

  useEffect(() => {
    if (isShown) onShow();
  }, [isShown, onShow]);

  if (!isShown) return null;
  return (
    <ArticleSheet slug={slug} close={reader.close}>
      {post ? (
        <ArticleText
          post={post}
          role={people.find(({ name }) => name === post.author)?.role}
          next={list.content?.[place + 1] ?? first ?? post}
          reader={reader}
          parts={parts}
        />
      ) : (
        <div className="reader-text">
          <Heading id={articleTitleId(slug)} size="section">
            {card?.title ?? texts.opening}
          </Heading>
          <p role="status" className="my-6">
            {hasFailed ? texts.openFailed : texts.opening}
          </p>
          {hasFailed && <Button onClick={retry}>{texts.retry}</Button>}
        </div>
      )}
    </ArticleSheet>
  );
};
