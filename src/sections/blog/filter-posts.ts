import { asTyped } from "../../lib/as-typed";
import { ALL_CATEGORIES } from "../../lib/blog";
import { wantedText, type BlogFilter } from "./blog-address";

/** Tags that a card shows (docs/product.md, section 9). */
export const TAGS_PER_CARD = 3;

type Searchable = Pick<Queries.PostCardFragment, "title" | "excerpt" | "tags"> & {
  readonly category: Pick<Queries.PostCardFragment["category"], "slug">;
};

/**
 * Whether a post passes the filter (docs/product.md, section 5): the text appears
 * in its title, its excerpt or one of its tags, without regard to case, and the
 * category is its own or "all". The author is not searched. An empty text is in
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
 * The posts that pass a filter, in their order.
 *
 * @param posts all posts
 * @param filter text and category
 */
export const filterPosts = <T extends Searchable>(posts: readonly T[], filter: BlogFilter): T[] =>
  posts.filter((post) => matches(post, filter));

/**
 * The article to feature: the first that content flags (docs/product.md, section 2).
 *
 * @returns undefined where no post is flagged
 */
export const featuredPost = <T extends { readonly featured: boolean }>(posts: readonly T[]): T | undefined =>
  posts.find((post) => post.featured);
