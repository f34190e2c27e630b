import { nearestPath } from "../../lib/nearest";

/** An address as the site writes it, whatever a visitor typed. */
export const normalizePath = (path: string): string => path.toLowerCase().replace(/\/+$/, "");

type Detour = { readonly from: readonly string[] };

/**
 * What the content offers in place of an unknown address.
 *
 * @param path the unknown path, such as "/careers"
 * @param detours what to offer for which paths
 * @returns the detour; undefined where the content has none
 */
export const detourFor = <T extends Detour>(path: string, detours: readonly T[]): T | undefined =>
  detours.find(({ from }) => from.includes(normalizePath(path)));

/**
 * The real page that an unknown address was most likely meant for.
 *
 * @param path the unknown path, such as "/services/finance/banking"
 * @param pages paths of all pages
 * @returns the page path that is spelled most alike; otherwise the longest one that the address lies below; undefined
 *   where neither exists
 */
export const nearestPage = (path: string, pages: readonly string[]): string | undefined => {
  const wanted = normalizePath(path);
  const [above] = pages.filter((page) => wanted.startsWith(`${page}/`)).sort((a, b) => b.length - a.length);
  // "/services/finanse" lies below "/services", but is spelled like "/services/finance".
  return nearestPath(wanted, pages) ?? above;
};
