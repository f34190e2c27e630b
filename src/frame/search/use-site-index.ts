import { useEffect, useState } from "react";
import { loadIndex } from "../../search/load-index";
import type { SiteIndex } from "../../search/site-index";

/**
 * The search index, fetched when it is wanted.
 *
 * @param isWanted where it could not be fetched, it is tried again when this becomes true anew
 * @returns the index once it is there, whether the last attempt has failed, and a function that tries again
 */
export const useSiteIndex = (isWanted: boolean) => {
  const [index, setIndex] = useState<SiteIndex>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setFailed(false);
    loadIndex().then(
      (loaded) => isCurrent && setIndex(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt]);

  return { index, hasFailed, retry: () => setAttempt((before) => before + 1) };
};
