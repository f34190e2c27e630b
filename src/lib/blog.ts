/** Figures and names of the blog that its page, the build and the check share. */

/** Slug of the category that stands for every post (docs/product.md, section 4). */
export const ALL_CATEGORIES = "all";

/**
 * Articles that the blog holds whole, and cards that its list shows at first and adds at a time (docs/product.md,
 * section 13). The articles beyond them are its archive: each has a file of its own, which is fetched when it is opened.
 */
export const NEWEST_POSTS = 12;
