/** Texts stored for a browser tab: in the session storage, or in memory if that is blocked or full. */
const memory = new Map<string, string>();

/** Tries to write to the session storage. Returns whether it now holds the text. */
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
 * Stores a text until the tab is closed.
 *
 * @param key name of the text
 * @param text the text; an empty string deletes the entry
 */
export const saveForTab = (key: string, text: string): void => {
  if (readForTab(key) === text) return;
  // Once stored, the text must not stay in memory: another document of the tab may change it, and a document that Back
  // restores must then read the new value.
  if (store(key, text)) memory.delete(key);
  else memory.set(key, text);
};

/** The stored text with that name; empty if there is none. */
export const readForTab = (key: string): string => {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};
