import type { ArchiveView } from "./use-archive";

type Knowledge = {
  /** Number of all articles. */
  total: number;
  /** True if the archive's articles were searched, too. */
  isWhole: boolean;
  isFiltering: boolean;
  /** Maximum number of cards shown. */
  limit: number;
};

/**
 * Decides what the list of a blog with an archive shows (docs/product.md, section 13). Until the archive is loaded, a
 * filter finds only what the page holds, and the number of matches is unknown.
 *
 * @param found articles that pass the filter, of those loaded so far
 * @returns the cards, the number of articles that pass the filter, and whether there are more cards
 */
export const archiveView = (
  found: ArchiveView["posts"],
  { total, isWhole, isFiltering, limit }: Knowledge,
): ArchiveView & { hasMore: boolean } => ({
  posts: found.slice(0, limit),
  count: isWhole ? found.length : isFiltering ? undefined : total,
  hasMore: isWhole ? found.length > limit : !isFiltering,
});
