import type { ArchiveView } from "./use-archive";

type Knowledge = {
  /** Number of all articles. */
  total: number;
  /** Whether the articles of the archive are among those that were looked through. */
  isWhole: boolean;
  isFiltering: boolean;
  /** Most cards that show. */
  limit: number;
};

/**
 * What the list shows of a blog with an archive (docs/product.md, section 13). Before the archive is there, a filter
 * finds what the page holds, and how many articles pass it is unknown.
 *
 * @param found articles that pass the filter, of those that are there
 * @returns the cards, the number of articles that pass the filter, and whether there are more cards than those
 */
export const archiveView = (
  found: ArchiveView["posts"],
  { total, isWhole, isFiltering, limit }: Knowledge,
): ArchiveView & { hasMore: boolean } => ({
  posts: found.slice(0, limit),
  count: isWhole ? found.length : isFiltering ? undefined : total,
  hasMore: isWhole ? found.length > limit : !isFiltering,
});
