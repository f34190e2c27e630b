/** Name of the search's history entry. */
export const SEARCH_ENTRY = "search";
