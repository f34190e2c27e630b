import { useEffect } from "react";
import { articleTitleId } from "../../lib/page-ids";
import { ARTICLE_LIST, articleFile } from "../../lib/paths";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import type { ArticleProps } from "./article";
import type { ArticleSheet } from "./article-sheet";
import type { ArticleText } from "./article-text";
import { useJsonFile } from "./use-json-file";

type ArchiveArticleProps = Pick<ArticleProps, "reader" | "opened"> & {
  /** The fragment of the address; it may not name an article at all. */
  slug: string;
  archive?: Queries.BlogArchiveFragment | null | undefined;
  people: readonly Queries.ArticleAuthorFragment[];
  /** Articles on the page. The first one follows the last one of the archive. */
  posts: readonly ArticleProps["next"][];
  /**
   * Passed in by the page. If this module imported them, the page would need extra chunks for them: 0.6 kB for each
   * visitor.
   */
  Sheet: typeof ArticleSheet;
  Text: typeof ArticleText;
  /** Called once there is a dialog to open. Keep its identity. */
  onShow: () => void;
};

/** An article that the page does not hold, in a dialog like the others. It is fetched when the address names it. */
export const ArchiveArticle = ({
  slug,
  archive,
  reader,
  people,
  posts,
  opened,
  Sheet,
  Text,
  onShow,
}: ArchiveArticleProps) => {
  const list = useJsonFile<readonly Queries.PostCardFragment[]>(ARTICLE_LIST);
  const place = list.content?.findIndex((post) => post.slug === slug) ?? -1;
  const card = list.content?.[place];
  const file = useJsonFile<Queries.PostArticleFragment>(card && articleFile(slug));
  const post = file.content;
  const { hasFailed, retry } = card ? file : list;
  // Only the list tells whether the address names an article.
  const isShown = Boolean(card) || list.hasFailed;

  // Also runs when a retry starts or fails: the retry button may be gone, and the focus with it.
  useEffect(() => {
    if (isShown) onShow();
  }, [isShown, hasFailed, onShow]);

  if (!archive || !isShown) return null;
  return (
    <Sheet slug={slug} close={reader.close}>
      {post ? (
        <Text
          post={post}
          person={people.find(({ name }) => name === post.author)}
          next={list.content?.[place + 1] ?? posts[0] ?? post}
          reader={reader}
          opened={opened}
        />
      ) : (
        <div className="reader-text">
          <Heading id={articleTitleId(slug)} size="section">
            {card?.title ?? archive.page.heading}
          </Heading>
          <p role="status" className="mt-6 mb-6">
            {hasFailed ? archive.openFailed : archive.opening}
          </p>
          {hasFailed && <Button onClick={retry}>{archive.retry}</Button>}
        </div>
      )}
    </Sheet>
  );
};
