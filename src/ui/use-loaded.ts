import { useEffect, useState } from "react";

/**
 * What is fetched when it is wanted.
 *
 * @param load fetches it; undefined as long as it is not wanted. Keep its identity: another one is fetched anew,
 *   and what was there shows until it comes
 * @returns the content once it is there, whether the last attempt has failed, and a function that tries again
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
