import { nearestName } from "../../lib/nearest";

const normalize = (path: string): string => path.toLowerCase().replace(/\/+$/, "");

type Detour<T> = { readonly from: readonly string[]; readonly link: T };

/**
 * What the content offers in place of an unknown address.
 *
 * @param path the unknown path, such as "/careers"
 * @param detours what to offer for which paths
 * @returns the link; undefined where the content names none
 */
export const detourFor = <T>(path: string, detours: readonly Detour<T>[]): T | undefined =>
  detours.find(({ from }) => from.includes(normalize(path)))?.link;

/**
 * The real page that an unknown address was most likely meant for.
 *
 * @param path the unknown path, such as "/services/finance/banking"
 * @param pages paths of all pages
 * @returns the page path that is spelled most alike; otherwise the longest one that the address lies below; undefined
 *   where neither exists
 */
export const nearestPage = (path: string, pages: readonly string[]): string | undefined => {
  const wanted = normalize(path);
  const [above] = pages.filter((page) => wanted.startsWith(`${page}/`)).sort((a, b) => b.length - a.length);
  // "/services/finanse" lies below "/services", but is spelled like "/services/finance".
  return nearestName(wanted, pages) ?? above;
};
