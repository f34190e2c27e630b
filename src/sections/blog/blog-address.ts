/** The blog's filter in the address: `/blog?q=…&category=…`. */

import { ALL_CATEGORIES } from "../../lib/blog";

/** What the visitor searches for. */
export type BlogFilter = {
  /** As typed, spaces included. */
  text: string;
  /** Slug of a category. */
  category: string;
};

/** The filter that every post passes (docs/product.md, section 4). */
export const NO_FILTER: BlogFilter = { text: "", category: ALL_CATEGORIES };

/** The search text without spaces at the ends: phone keyboards add one after a completed word. */
export const wantedText = ({ text }: BlogFilter): string => text.trim();

/** True if a filter excludes anything. */
export const isFiltering = (filter: BlogFilter): boolean =>
  wantedText(filter) !== "" || filter.category !== ALL_CATEGORIES;

/** Longest text in the address, in characters. Servers refuse addresses of some thousand bytes. */
export const MAX_TEXT_LENGTH = 200;

/** Cuts between whole characters, since half an emoji cannot be encoded. */
const beginningOf = (text: string): string =>
  [...text.slice(0, 2 * MAX_TEXT_LENGTH)].slice(0, MAX_TEXT_LENGTH).join("");

const TEXT = "q";
const CATEGORY = "category";

/**
 * Reads the filter from the address.
 *
 * @param search query part of the address, with or without its question mark
 * @param categories slugs of the categories that exist
 * @returns the filter; a category that does not exist means all
 */
export const parseBlogSearch = (search: string, categories: readonly string[]): BlogFilter => {
  const parameters = new URLSearchParams(search);
  const category = parameters.get(CATEGORY) ?? ALL_CATEGORIES;
  return {
    text: parameters.get(TEXT) ?? "",
    category: categories.includes(category) ? category : ALL_CATEGORIES,
  };
};

/**
 * Writes the filter into the query of an address. A very long text is cut, and its beginning finds everything that the
 * whole text finds.
 *
 * @param search the current query; other parameters stay
 * @param filter the filter to write; default values are left out
 * @returns the query with its question mark, or an empty string
 */
export const formatBlogSearch = (search: string, filter: BlogFilter): string => {
  const { category } = filter;
  const text = wantedText(filter);
  const parameters = new URLSearchParams(search);
  if (text) parameters.set(TEXT, beginningOf(text));
  else parameters.delete(TEXT);
  if (category !== ALL_CATEGORIES) parameters.set(CATEGORY, category);
  else parameters.delete(CATEGORY);
  const written = parameters.toString();
  return written ? `?${written}` : "";
};
