/** How long a request may take, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches a JSON file of the site.
 *
 * @param address path of the file
 * @throws if the request times out, the host answers with an error, or the answer is not JSON
 */
export const fetchJson = async (address: string): Promise<unknown> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} was answered with the status ${answer.status}`);
  return answer.json();
};
