import { useMemo } from "react";
import { fetchJson } from "../../lib/fetch-json";
import { useLoaded } from "../../ui/use-loaded";

/** What was fetched, by address, for the life of the page. */
const files = new Map<string, Promise<unknown>>();

const fetchOnce = (address: string): Promise<unknown> => {
  const file = files.get(address) ?? fetchJson(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
};

/**
 * A JSON file of the archive. It is fetched once.
 *
 * @param address path of the file; undefined as long as it is not wanted
 * @returns as {@link useLoaded}
 */
export const useJsonFile = <T>(address: string | undefined) =>
  useLoaded(useMemo(() => (address ? () => fetchOnce(address) as Promise<T> : undefined), [address]));
