/** Decisions of a tab bar whose active tab stands in the address. */
import { idFromHash } from "../../lib/id-from-hash";

/**
 * The tab that an address names.
 *
 * @param hash the address from its #, or an empty text
 * @param ids ids of the tabs, in order
 * @returns that tab's id, or undefined where the hash names none
 */
export const tabFromHash = (hash: string, ids: readonly string[]): string | undefined =>
  ids.find((id) => id === idFromHash(hash));

/**
 * The tab that a key leads to (WAI-ARIA APG, Tabs): the arrows go around.
 *
 * @param key name of the key
 * @param active id of the tab that has the focus
 * @param ids ids of the tabs, in order
 * @returns that tab's id, or undefined where the key means nothing here
 */
export const tabFromKey = (key: string, active: string, ids: readonly string[]): string | undefined => {
  const at = ids.indexOf(active);
  switch (key) {
    case "ArrowRight":
      return ids[(at + 1) % ids.length];
    case "ArrowLeft":
      return ids.at(at - 1);
    case "Home":
      return ids[0];
    case "End":
      return ids.at(-1);
    default:
      return undefined;
  }
};
