/** Texts that are kept for a tab: in the session storage and, where that is blocked or full, in memory. */
const memory = new Map<string, string>();

/**
 * Keeps a text for the tab, until it is closed.
 *
 * @param key name of the text
 * @param text the text; an empty one is forgotten
 */
export const saveForTab = (key: string, text: string): void => {
  if (readForTab(key) === text) return;
  memory.set(key, text);
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full: an older text, if there is one, is better than none.
  }
};

/** The text that is kept by that name; empty where there is none. */
export const readForTab = (key: string): string => {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};
