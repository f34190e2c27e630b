import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import type * as archiveParts from "./archive-parts";

/** The articles that the page does not hold. */
export type Archive = {
  texts: Queries.BlogArchiveFragment;
  /** Number of all articles, those of the page among them. */
  total: number;
  /** What shows them, once its code is there. */
  parts: typeof archiveParts | undefined;
};

/**
 * Fetches the code for the archive, which a blog of twelve articles does without.
 *
 * @param texts texts of the archive; undefined where there is none
 * @param total number of all articles
 * @returns undefined where there is no archive
 */
export const useArchive = (
  texts: Queries.BlogArchiveFragment | null | undefined,
  total: number | undefined,
): Archive | undefined => {
  const [parts, setParts] = useState<typeof archiveParts>();

  useEffect(() => {
    // Without it, a link leads to the list that needs no scripts (latest-articles.tsx).
    if (texts) import("./archive-parts").then(setParts, () => undefined);
  }, [texts]);

  return texts && total ? { texts, total, parts } : undefined;
};

export const query = graphql`
  fragment BlogArchive on BlogArchive {
    more
    loading
    failed
    opening
    openFailed
    retry
  }
`;
