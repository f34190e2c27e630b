import { useEffect, useRef, useState } from "react";
import { ARTICLE_LIST } from "../../lib/paths";
import { Button } from "../../ui/button";
import { useKeptFile } from "./use-kept-file";

type Posts = readonly Queries.PostCardFragment[];

export type ArchiveFootProps = {
  texts: Queries.BlogArchiveFragment;
  /** Whether somebody searches or filters, which looks through all articles. */
  isFiltering: boolean;
  /** Number of cards that show. */
  shown: number;
  /** Whether there are more. */
  hasMore: boolean;
  /** Called with the cards of the archive once they are there; keep its identity. */
  onLoad: (posts: Posts) => void;
  onMore: () => void;
};

/** Below the list: a button that shows more cards, and what is said while those of the archive are fetched. */
export const ArchiveFoot = ({ texts, isFiltering, shown, hasMore, onLoad, onMore }: ArchiveFootProps) => {
  const foot = useRef<HTMLDivElement>(null);
  /** Number of cards when the button was pressed. */
  const pressedAt = useRef(Infinity);
  const [isPressed, setPressed] = useState(false);
  const isWanted = isPressed || isFiltering;
  const { content, hasFailed, retry } = useKeptFile<Posts>(isWanted ? ARTICLE_LIST : undefined);
  const isLoading = isWanted && !content && !hasFailed;

  useEffect(() => {
    if (content) onLoad(content);
  }, [content, onLoad]);

  useEffect(() => {
    const before = pressedAt.current;
    if (shown <= before) return;
    // The button has moved down, or is gone: whoever pressed it goes on with the first new card.
    pressedAt.current = Infinity;
    foot.current?.parentElement?.querySelectorAll<HTMLElement>(".card-link")[before]?.focus({ preventScroll: true });
  }, [shown]);

  const showMore = () => {
    pressedAt.current = shown;
    setPressed(true);
    onMore();
  };

  return (
    <div ref={foot} className="flex flex-col items-start gap-4">
      <p role="status" className="text-muted empty:hidden">
        {hasFailed && texts.failed}
        {isLoading && texts.loading}
      </p>
      {hasFailed && (
        <Button variant="outline" onClick={retry}>
          {texts.retry}
        </Button>
      )}
      {hasMore && !isLoading && !hasFailed && (
        <Button variant="outline" onClick={showMore}>
          {texts.more}
        </Button>
      )}
    </div>
  );
};
