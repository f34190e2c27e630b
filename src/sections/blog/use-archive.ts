import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import type * as archiveParts from "./archive-parts";

/** What a blog of more than twelve articles knows besides them (docs/product.md, section 13). */
export type Archive = {
  /** Texts of the archive. */
  archive?: Queries.BlogArchiveFragment | null | undefined;
  /** Number of all articles, those of the page among them. */
  total?: number | undefined;
  /** The first of those that the page does not hold: it comes after the page's last one. */
  firstOlder?: Pick<Queries.PostArticleFragment, "slug" | "title" | "image"> | undefined;
  /** What shows those that the page does not hold, once its code is there. */
  archiveCode?: typeof archiveParts | undefined;
};

/** What the list shows of all articles. */
export type ArchiveView = {
  posts: readonly Queries.PostCardFragment[];
  /** Number of articles that pass the filter; undefined as long as nobody knows. */
  count: number | undefined;
};

/**
 * Fetches the code for articles that the page does not hold. Where it does not come, a link leads to the list that
 * needs no scripts (finder.tsx).
 *
 * @param older those articles, of which the page knows the number and the first; nothing where there are none
 * @returns what the page knows of the archive besides its texts: the code once it is there
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
