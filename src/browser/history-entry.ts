/**
 * Prepares the address and the history entry of a visit for the router. It must
 * run before the router's own module, which reads both as it loads.
 */

const isReadable = (fragment: string): boolean => {
  try {
    decodeURI(fragment);
    return true;
  } catch {
    return false;
  }
};

/** Takes away a fragment such as "#50%", over which the router would stumble and take the page with it. */
const dropUnreadableFragment = (): void => {
  const { pathname, search, hash } = location;
  if (!isReadable(hash)) history.replaceState(history.state, "", pathname + search);
};

/** The router keeps scroll positions by the entry's key, and entries that it did not make would all share one. */
const nameEntry = (): void => {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: String(Date.now()) }, "");
};

if (typeof window !== "undefined") {
  dropUnreadableFragment();
  nameEntry();
  // Registered before the router's own listener, so that it finds address and entry mended: the browser
  // itself makes an entry for a link to a fragment.
  window.addEventListener("popstate", () => {
    dropUnreadableFragment();
    nameEntry();
  });
}
