import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import type * as archiveParts from "./archive-parts";

/** What a blog of more than twelve articles knows about the rest (docs/product.md, section 13). */
export type Archive = {
  /** Texts of the archive. */
  archive?: Queries.BlogArchiveFragment | null | undefined;
  /** Number of all articles, including those of the page. */
  total?: number | undefined;
  /** The first article that the page does not hold. It follows the page's last one. */
  firstOlder?: Pick<Queries.PostArticleFragment, "slug" | "title" | "image"> | undefined;
  /** The code that shows the archive's articles, once loaded. */
  archiveCode?: typeof archiveParts | undefined;
};

/** The view of the list, including archived articles. */
export type ArchiveView = {
  posts: readonly Queries.PostCardFragment[];
  /** Number of articles that pass the filter; undefined until it is known. */
  count: number | undefined;
};

/**
 * Loads the code for articles that the page does not hold. If it cannot be loaded, a link leads to the list that needs
 * no scripts (finder.tsx).
 *
 * @param older number and first of those articles; undefined if there are none
 * @returns what the page knows about the archive except its texts; includes the code once it is loaded
 */
export const useArchive = (
  older: { totalCount: number; nodes: readonly NonNullable<Archive["firstOlder"]>[] } | undefined,
): Omit<Archive, "archive"> => {
  const [archiveCode, setCode] = useState<Archive["archiveCode"]>();

  useEffect(() => {
    if (older) import("./archive-parts").then(setCode, () => undefined);
  }, [older]);

  return { archiveCode, total: older?.totalCount, firstOlder: older?.nodes[0] };
};

export const query = graphql`
  fragment BlogArchive on BlogArchive {
    more
    loading
    failed
    opening
    openFailed
    retry
    page {
      heading
    }
  }
`;
