/**
 * Gives the history entry of this visit a key of its own. The router keeps scroll
 * positions by key, and entries that begin with a load would all share one.
 * It must run before the router's own module, which reads the key as it loads.
 */
if (typeof window !== "undefined") {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: String(Date.now()) }, "");
}
