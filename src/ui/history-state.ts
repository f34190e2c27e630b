/** What the site stores in the state of a history entry. The router stores more there. */
export type EntryState = {
  /** The router's key of the entry; it stores the scroll position by this key. */
  key?: string;
  /** Set if the visitor left the entry before the scripts ran (browser/history-entry.ts). */
  made?: "early" | undefined;
  /**
   * Name of the dialog that the entry shows; Back closes it. The assistant's panel counts as one if it fills the
   * window.
   */
  dialog?: string;
  /** Id of the tab that the entry last showed. */
  tab?: string;
  /** For an article: how many steps back the page it was opened from is. Missing if no step leads there. */
  stepsToBlog?: number;
  /** For an article: its scroll position, in pixels. */
  scrolled?: number;
};

/** The state of the current entry. Spread it into the state that replaces it. */
export const entryState = (): EntryState => history.state ?? {};

/**
 * Writes a history entry. Safari refuses more than 100 in 10 seconds, as while an arrow key is held. The page then
 * changes without its address; the next call catches up.
 *
 * @param state state of the entry
 * @param address its address; without one, the current address stays
 * @param how whether to replace the current entry or to add one
 */
export const writeEntry = (state: EntryState, address?: string, how: "replace" | "push" = "replace"): void => {
  try {
    history[`${how}State`](state, "", address);
  } catch {
    // Refused.
  }
};

/** Removes the fragment from the current address. */
export const dropHash = (): void => writeEntry(history.state, location.pathname + location.search);

/** State of the entry that the visitor is leaving. */
let left: unknown;

/**
 * Goes one step back from an entry that the site created. The browser does this asynchronously, so a second call for
 * the same entry, as by a double click, is ignored.
 */
export const stepBack = (): void => {
  // Each entry, and each visit to one, has a state object of its own.
  if (history.state === left) return;
  left = history.state;
  history.back();
};
