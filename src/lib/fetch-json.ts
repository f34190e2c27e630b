/** How long a file may take, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches a JSON file of the site.
 *
 * @param address path of the file
 * @throws where it does not come in time, the host answers with an error, or it is no JSON
 */
export const fetchJson = async (address: string): Promise<unknown> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} was answered with the status ${answer.status}`);
  return answer.json();
};
