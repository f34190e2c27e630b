/** What a visit fetched over the network, and whether a return visit fetched pages alone. */

export type Fetched = {
  address: string;
  /** Kind of the request, as the browser's protocol names it: "Document", "Script". */
  kind: string;
  /** Bytes over the wire, headers included. */
  bytes: number;
};

/** A page is its document, or in a visit that goes on, the data that stand for it. */
const isPage = ({ address, kind }: Fetched): boolean =>
  kind === "Document" || new URL(address).pathname.startsWith("/page-data/");

/**
 * Judges a return visit: whatever has a lifetime should still be in the browser's cache.
 *
 * @param requests all that went over the network in the visit
 * @returns the verdict in one line, which names what should not have been fetched
 */
export const returnVerdict = (requests: readonly Fetched[]): string => {
  const others = [
    ...new Set(requests.filter((request) => !isPage(request)).map(({ address }) => new URL(address).pathname)),
  ];
  return others.length === 0
    ? "The return visit fetches HTML alone."
    : `The return visit fetches more than HTML: ${others.join(", ")}.`;
};
