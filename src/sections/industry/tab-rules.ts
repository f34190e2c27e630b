/** Pure rules of a tab bar whose active tab is in the address. */
import { idFromHash } from "../../lib/id-from-hash";

/**
 * Finds the tab that an address names.
 *
 * @param hash the address from its # on, or an empty string
 * @param ids ids of the tabs, in order
 * @returns the tab's id, or undefined if the hash names none
 */
export const tabFromHash = (hash: string, ids: readonly string[]): string | undefined =>
  ids.find((id) => id === idFromHash(hash));

/**
 * Finds the tab that a key leads to (WAI-ARIA APG, Tabs). The arrow keys wrap around.
 *
 * @param key name of the key
 * @param active id of the tab that has the focus
 * @param ids ids of the tabs, in order
 * @returns the tab's id, or undefined if the key has no meaning here
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
