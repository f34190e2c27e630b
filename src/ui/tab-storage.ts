/**
 * Short texts that are kept for their tab, in the session storage; where that is
 * blocked or full, in memory, and so for as long as the document lives.
 */
const memory = new Map<string, string>();

/** The text that is kept under a key; empty where there is none. */
export const readTab = (key: string): string => {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

/** Keeps a text; an empty one is forgotten. */
export const writeTab = (key: string, text: string): void => {
  if (readTab(key) === text) return;
  memory.set(key, text);
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full: an older text, if there is one, is better than none.
  }
};
