import { useMemo } from "react";
import { fetchJson } from "../../lib/fetch-json";
import { loadOnce } from "../../lib/load-once";
import { useLoaded } from "../../ui/use-loaded";

const fetchOnce = loadOnce(fetchJson);

/**
 * A JSON file of the archive, fetched once.
 *
 * @param address path of the file; undefined until it is wanted
 * @returns as {@link useLoaded}
 */
export const useJsonFile = <T>(address: string | undefined) =>
  useLoaded(useMemo(() => (address ? () => fetchOnce(address) as Promise<T> : undefined), [address]));
