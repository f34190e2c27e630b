import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { NEWEST_POSTS } from "../../lib/blog";
import { ARTICLE_LIST } from "../../lib/paths";
import { Button } from "../../ui/button";
import { archiveView } from "./archive-view";
import type { BlogFilter } from "./blog-address";
import type { filterPosts } from "./filter-posts";
import type { Archive, ArchiveView } from "./use-archive";
import { useJsonFile } from "./use-json-file";

type Posts = ArchiveView["posts"];

type ArchiveFootProps = Pick<Archive, "archive" | "total"> & {
  /** Articles on the page. */
  posts: Posts;
  filter: BlogFilter;
  /** True if the filter excludes anything. */
  isFiltering: boolean;
  /**
   * Passed in by the page. If this module imported it, it would be an extra chunk there, and each visitor would pay for
   * it.
   */
  find: typeof filterPosts;
  /** Called with what the list should show. Keep its identity. */
  onView: (view: ArchiveView) => void;
};

/**
 * The end of the list: a button that shows more cards, and a status while those of the archive are fetched. It also
 * decides what the list shows, so that a blog without an archive needs no code for that.
 */
export const ArchiveFoot = ({ archive, total = 0, posts, filter, isFiltering, find, onView }: ArchiveFootProps) => {
  const foot = useRef<HTMLDivElement>(null);
  /** Number of cards shown when the button was pressed. */
  const pressedAt = useRef(Infinity);
  /** The filter and limit of the last press. A new filter starts with the first cards again. */
  const [more, setMore] = useState<{ filter: BlogFilter; limit: number }>();
  const limit = more?.filter === filter ? more.limit : NEWEST_POSTS;
  const isWanted = more !== undefined || isFiltering;
  const { content, hasFailed, retry } = useJsonFile<Posts>(isWanted ? ARTICLE_LIST : undefined);
  const isLoading = isWanted && !content && !hasFailed;
  const view = useMemo(() => {
    const found = find([...posts, ...(content ?? [])], filter);
    return archiveView(found, { total, isWhole: Boolean(content), isFiltering, limit });
  }, [find, posts, content, filter, total, isFiltering, limit]);

  // As a transition, so that the pressed button or the typed letter is painted first and the cards a frame later.
  useEffect(() => startTransition(() => onView(view)), [view, onView]);

  // The button has moved down or is gone, so focus the first new card once it is rendered.
  useEffect(() => {
    const first = foot.current?.parentElement?.querySelectorAll<HTMLElement>(".card-link")[pressedAt.current];
    if (!first) return;
    pressedAt.current = Infinity;
    first.focus({ preventScroll: true });
  });

  const showMore = () => {
    pressedAt.current = view.posts.length;
    setMore({ filter, limit: limit + NEWEST_POSTS });
  };

  const press = () => {
    if (isLoading) return;
    if (hasFailed) retry();
    else showMore();
  };

  return (
    archive && (
      <div ref={foot} className="flex flex-col items-start gap-4">
        <p role="status" className="text-muted">
          {hasFailed && archive.failed}
          {isLoading && archive.loading}
        </p>
        {/* Keep one button, disabled by `aria-disabled` while articles load, so that it keeps the focus. */}
        {(view.hasMore || hasFailed || isLoading) && (
          <Button variant="outline" aria-disabled={isLoading} className="aria-disabled:opacity-55" onClick={press}>
            {hasFailed ? archive.retry : archive.more}
          </Button>
        )}
      </div>
    )
  );
};
