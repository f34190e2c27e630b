import { useEffect, useState } from "react";

/**
 * Content that is fetched on demand.
 *
 * @param load fetches the content; undefined as long as it is not needed. Keep its identity: a new function is a new
 *   request, and the previous content stays until it completes
 * @returns the content once it has loaded, whether the last attempt failed, and a function that tries again
 */
export const useLoaded = <T>(load: (() => Promise<T>) | undefined) => {
  const [content, setContent] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!load) return;
    let isCurrent = true;
    setFailed(false);
    load().then(
      (loaded) => isCurrent && setContent(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  return { content, hasFailed: hasFailed && load !== undefined, retry: () => setAttempt((before) => before + 1) };
};
