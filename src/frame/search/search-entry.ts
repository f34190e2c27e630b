/** Name of the search's history entry: the overlay's own. */
export const SEARCH_ENTRY = "search";
