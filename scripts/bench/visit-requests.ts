/** Judges what a return visit fetched over the network: it should fetch only pages. */

export type Fetched = {
  address: string;
  /** Resource type in the DevTools protocol, such as "Document" or "Script". */
  kind: string;
  /** Bytes over the wire, headers included. */
  bytes: number;
};

/** A page is fetched as its document or, on a navigation within the site, as its page data. */
const isPage = ({ address, kind }: Fetched): boolean =>
  kind === "Document" || new URL(address).pathname.startsWith("/page-data/");

/**
 * Judges a return visit: every file with a cache lifetime should still be in the browser's cache.
 *
 * @param requests all network requests of the visit
 * @returns a verdict of one line, which names the files that should not have been fetched
 */
export const returnVerdict = (requests: readonly Fetched[]): string => {
  const others = [
    ...new Set(requests.filter((request) => !isPage(request)).map(({ address }) => new URL(address).pathname)),
  ];
  return others.length === 0
    ? "The return visit fetches HTML alone."
    : `The return visit fetches more than HTML: ${others.join(", ")}.`;
};
