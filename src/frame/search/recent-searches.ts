/** The last searches, which are kept for their tab. */
import { saveForTab, readForTab } from "../../ui/tab-storage";

const KEY = "recent searches";

/** How many are kept. */
const MAX_SEARCHES = 5;

/** Longest search that is kept, in characters: what is longer was pasted. */
const MAX_SEARCH_LENGTH = 80;

const write = (searches: readonly string[]): readonly string[] => {
  saveForTab(KEY, searches.join("\n"));
  return searches;
};

/** The last searches, newest first. */
export const recentSearches = (): readonly string[] =>
  readForTab(KEY).split("\n").filter(Boolean).slice(0, MAX_SEARCHES);

/**
 * Keeps a search that has led somewhere.
 *
 * @param words what was typed in one line; it takes the place of an older search for the same in other letters
 * @returns the last searches, newest first
 */
export const rememberSearch = (words: string): readonly string[] => {
  const search = words.trim().slice(0, MAX_SEARCH_LENGTH);
  const others = recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  return write([search, ...others].filter(Boolean).slice(0, MAX_SEARCHES));
};

/** Forgets them all. */
export const forgetSearches = (): readonly string[] => write([]);
