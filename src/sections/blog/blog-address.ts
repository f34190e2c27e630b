/** The blog's filter in the address: `/blog?q=…&category=…`. */

import { ALL_CATEGORIES } from "../../lib/blog";

/** What the visitor looks for. */
export type BlogFilter = {
  /** As typed, spaces included. */
  text: string;
  /** Slug of a category. */
  category: string;
};

/** The filter that every post passes (docs/product.md, section 4). */
export const NO_FILTER: BlogFilter = { text: "", category: ALL_CATEGORIES };

/** What is looked for: spaces at the ends do not count, since phones add one after a completed word. */
export const wantedText = ({ text }: BlogFilter): string => text.trim();

/** Whether a filter leaves anything out. */
export const isFiltering = (filter: BlogFilter): boolean =>
  wantedText(filter) !== "" || filter.category !== ALL_CATEGORIES;

/** Most of a text that enters the address, in characters: servers refuse addresses of some thousand bytes. */
export const MAX_TEXT_LENGTH = 200;

/** By whole characters: half an emoji cannot be written. */
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
 * Writes the filter into the query part of an address; of a very long text its beginning, which finds all that the
 * text itself finds.
 *
 * @param search the query part as it is; parameters of others stay
 * @param filter what to write; what is at its default is left out
 * @returns the query part with its question mark, or an empty text
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
