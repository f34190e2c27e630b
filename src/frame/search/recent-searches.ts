/** The most recent searches, stored for the tab. */
import { saveForTab, readForTab } from "../../ui/tab-storage";

const KEY = "recent searches";

/** How many searches to store. */
const MAX_SEARCHES = 5;

/** The longest search to store, in characters. Longer text was probably pasted. */
const MAX_SEARCH_LENGTH = 80;

const write = (searches: readonly string[]): readonly string[] => {
  saveForTab(KEY, searches.join("\n"));
  return searches;
};

/** The most recent searches, newest first. */
export const recentSearches = (): readonly string[] =>
  readForTab(KEY).split("\n").filter(Boolean).slice(0, MAX_SEARCHES);

/**
 * Stores a search whose result was opened.
 *
 * @param words the query, on one line. It replaces an earlier search that only differs in case
 * @returns the most recent searches, newest first
 */
export const rememberSearch = (words: string): readonly string[] => {
  const search = words.trim().slice(0, MAX_SEARCH_LENGTH);
  const others = recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  return write([search, ...others].filter(Boolean).slice(0, MAX_SEARCHES));
};

/** Deletes all stored searches. */
export const forgetSearches = (): readonly string[] => write([]);
