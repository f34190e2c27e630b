import { useEffect, useState } from "react";

/** How long a file may take, in milliseconds. */
const PATIENCE = 15_000;

/** What was fetched, by address, for the life of the page. */
const kept = new Map<string, Promise<unknown>>();

const fetchFile = async (address: string): Promise<unknown> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${address} was answered with the status ${answer.status}`);
  return answer.json();
};

const fetchOnce = (address: string): Promise<unknown> => {
  const file = kept.get(address) ?? fetchFile(address);
  kept.set(address, file);
  file.catch(() => kept.delete(address));
  return file;
};

/**
 * A JSON file of the archive. It is fetched once.
 *
 * @param address path of the file; undefined as long as it is not wanted
 * @returns its content once it is there, whether the last attempt has failed, and a function that tries again
 */
export const useKeptFile = <T>(address: string | undefined) => {
  const [content, setContent] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!address) return;
    let isCurrent = true;
    setFailed(false);
    fetchOnce(address).then(
      (file) => isCurrent && setContent(file as T),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, attempt]);

  return {
    content,
    hasFailed: hasFailed && address !== undefined,
    retry: () => setAttempt((before) => before + 1),
  };
};
