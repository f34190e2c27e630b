/** Slug of the category that stands for every post (docs/product.md, section 4). */
export const ALL_CATEGORIES = "all";
