/** The last searches, which are kept for their tab. */
import { keepForTab, keptForTab } from "../../ui/tab-storage";

const KEY = "recent searches";

/** How many are kept. */
const MOST = 5;

/** Longest search that is kept, in characters: what is longer was pasted. */
const LONGEST = 80;

const write = (searches: readonly string[]): readonly string[] => {
  keepForTab(KEY, searches.join("\n"));
  return searches;
};

/** The last searches, newest first. */
export const recentSearches = (): readonly string[] => keptForTab(KEY).split("\n").filter(Boolean).slice(0, MOST);

/**
 * Keeps a search that has led somewhere.
 *
 * @param words what was typed in one line; it takes the place of an older search for the same in other letters
 * @returns the last searches, newest first
 */
export const rememberSearch = (words: string): readonly string[] => {
  const search = words.trim().slice(0, LONGEST);
  const others = recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  return write([search, ...others].filter(Boolean).slice(0, MOST));
};

/** Forgets them all. */
export const forgetSearches = (): readonly string[] => write([]);
