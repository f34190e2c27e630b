/** Constants that the blog page, the build and the content check share. */

/** Slug of the category that contains every post (docs/product.md, section 4). */
export const ALL_CATEGORIES = "all";

/**
 * How many articles the blog page contains in full. The list also shows this many cards at first, and adds as many at a
 * time (docs/product.md, section 13). All other articles form the archive: each has its own file, which is fetched when
 * it is opened.
 */
export const NEWEST_POSTS = 12;
