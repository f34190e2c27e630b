/** What the site keeps in the state of a history entry; the router keeps more there. */
export type EntryState = {
  /** The router's key of the entry, by which it keeps the scroll position. */
  key?: string;
  /** Says that the entry was left before the scripts ran (browser/history-entry.ts). */
  made?: "early" | undefined;
  /** Name of the dialog that the entry shows, among them the assistant's panel where it fills the window; Back closes it. */
  dialog?: string;
  /** Id of the tab that the entry has shown. */
  tab?: string;
  /** Of an article: how many steps back the page lies that it was opened from; none where no step leads there. */
  stepsToBlog?: number;
  /** Of an article: how far it was scrolled, in pixels. */
  scrolled?: number;
};

/** Takes the part of the page out of the address of the entry that shows. */
export const dropHash = (): void => history.replaceState(history.state, "", location.pathname + location.search);

/** The state of the entry that shows; spread it into what takes its place. */
export const entryState = (): EntryState => history.state ?? {};

/** State of the entry that is being left. */
let left: unknown;

/**
 * Takes the step back from an entry of the site's own. The browser takes its time for it: whoever asks twice for one
 * entry, as by a double click, takes one step.
 */
export const stepBack = (): void => {
  // Every entry that shows, and each visit of one, has a state of its own.
  if (history.state === left) return;
  left = history.state;
  history.back();
};
