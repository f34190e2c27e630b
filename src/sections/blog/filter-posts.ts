import { asTyped } from "../../lib/as-typed";
import { ALL_CATEGORIES } from "../../lib/blog";
import { wantedText, type BlogFilter } from "./blog-address";

/** Number of tags on a card (docs/product.md, section 9). */
export const TAGS_PER_CARD = 3;

type Searchable = Pick<Queries.PostCardFragment, "title" | "excerpt" | "tags"> & {
  readonly category: Pick<Queries.PostCardFragment["category"], "slug">;
};

/**
 * True if a post passes the filter (docs/product.md, section 5): the text occurs in its title, its excerpt, or one of
 * its tags, ignoring case, and the category is its own or "all". The author is not searched. An empty text matches
 * every post.
 */
const matches = (post: Searchable, filter: BlogFilter): boolean => {
  const { category } = filter;
  const wanted = asTyped(wantedText(filter)).toLowerCase();
  return (
    [post.title, post.excerpt, ...post.tags].some((place) => asTyped(place).toLowerCase().includes(wanted)) &&
    (category === ALL_CATEGORIES || category === post.category.slug)
  );
};

/**
 * Returns the posts that pass a filter, in order.
 *
 * @param posts all posts
 * @param filter text and category
 */
export const filterPosts = <T extends Searchable>(posts: readonly T[], filter: BlogFilter): T[] =>
  posts.filter((post) => matches(post, filter));

/**
 * Picks the article to feature: the first one flagged in the content (docs/product.md, section 2).
 *
 * @returns undefined if no post is flagged
 */
export const featuredPost = <T extends { readonly featured: boolean }>(posts: readonly T[]): T | undefined =>
  posts.find((post) => post.featured);
