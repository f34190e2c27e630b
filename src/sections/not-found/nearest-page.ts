import { nearestPath } from "../../lib/nearest";

/** Normalizes a path to the site's own spelling. */
export const normalizePath = (path: string): string => path.toLowerCase().replace(/\/+$/, "");

type Detour = { readonly from: readonly string[] };

/**
 * Finds what the content offers in place of an unknown address.
 *
 * @param path the unknown path, such as "/careers"
 * @param detours what to offer for which paths
 * @returns the detour; undefined if the content has none
 */
export const detourFor = <T extends Detour>(path: string, detours: readonly T[]): T | undefined =>
  detours.find(({ from }) => from.includes(normalizePath(path)));

/**
 * Finds the real page that an unknown address was most likely meant for.
 *
 * @param path the unknown path, such as "/services/finance/banking"
 * @param pages paths of all pages
 * @returns the page path with the most similar spelling; otherwise the longest one above the address; undefined if
 *   there is neither
 */
export const nearestPage = (path: string, pages: readonly string[]): string | undefined => {
  const wanted = normalizePath(path);
  const [above] = pages.filter((page) => wanted.startsWith(`${page}/`)).sort((a, b) => b.length - a.length);
  // "/services/finanse" is below "/services" but is spelled like "/services/finance".
  return nearestPath(wanted, pages) ?? above;
};
