/** Texts that are kept for a tab: in the session storage and, where that is blocked or full, in memory. */
const memory = new Map<string, string>();

/** Whether the session storage holds the text now. */
const store = (key: string, text: string): boolean => {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return (sessionStorage.getItem(key) ?? "") === text;
  } catch {
    return false;
  }
};

/**
 * Keeps a text for the tab, until it is closed.
 *
 * @param key name of the text
 * @param text the text; an empty one is forgotten
 */
export const saveForTab = (key: string, text: string): void => {
  if (readForTab(key) === text) return;
  // Another document of the tab may change what is stored: one that Back brings back then reads what is true.
  if (store(key, text)) memory.delete(key);
  else memory.set(key, text);
};

/** The text that is kept by that name; empty where there is none. */
export const readForTab = (key: string): string => {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};
