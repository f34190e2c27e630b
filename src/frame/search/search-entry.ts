/** Name of the search's history entry, the same as the overlay's. */
export const SEARCH_ENTRY = "search";
