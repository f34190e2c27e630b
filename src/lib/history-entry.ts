/**
 * Gives the history entry of this visit a key of its own. The router keeps scroll
 * positions by key, and entries that begin with a load would all share one.
 * It must run before the router's own module, which reads the key as it loads.
 */
const isReadable = (hash: string): boolean => {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
};

/** Takes away a fragment such as "#50%", which the router would stumble over and take the page with it. */
const dropUnreadableFragment = (): void => {
  const { pathname, search, hash } = location;
  if (!isReadable(hash)) history.replaceState(history.state, "", pathname + search);
};

if (typeof window !== "undefined") {
  dropUnreadableFragment();
  // Registered before the router's own listener, so that it finds the address mended.
  window.addEventListener("popstate", dropUnreadableFragment);
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: String(Date.now()) }, "");
}
