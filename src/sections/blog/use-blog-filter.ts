import { useEffect, useRef, useState } from "react";
import { ALL_CATEGORIES } from "../../lib/blog";
import { writeEntry } from "../../ui/history-state";
import { formatBlogSearch, NO_FILTER, parseBlogSearch, type BlogFilter } from "./blog-address";

const writeAddress = (filter: BlogFilter): void => {
  const { pathname, search, hash } = window.location;
  writeEntry(window.history.state, `${pathname}${formatBlogSearch(search, filter)}${hash}`);
};

/**
 * The blog's filter. It is kept in the address, so that visitors can share a filtered list. The address is read after
 * mount, since the built page cannot know it.
 *
 * @param categories slugs of the categories that exist
 * @param navigationKey changes with every navigation of the router; the address is then read again
 * @returns the filter, refs for the two native fields, and the actions
 */
export const useBlogFilter = (categories: readonly string[], navigationKey: unknown) => {
  const [filter, setFilter] = useState<BlogFilter>(NO_FILTER);
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const known = useRef(categories);
  /** Undefined before the mount. */
  const latest = useRef<BlogFilter>();

  useEffect(() => {
    const { search } = window.location;
    // Ignore an address that this filter wrote itself. It may hold less than the field: no spaces at the ends, and not
    // all of a long text.
    if (latest.current && formatBlogSearch(search, latest.current) === search) return;
    const asked = parseBlogSearch(search, known.current);
    // What was typed or chosen before hydration wins over the address.
    const typed = latest.current ? "" : (input.current?.value ?? "");
    const chosen = latest.current ? ALL_CATEGORIES : (select.current?.value ?? ALL_CATEGORIES);
    const next = { text: typed || asked.text, category: chosen === ALL_CATEGORIES ? asked.category : chosen };
    if (input.current && input.current.value !== next.text) input.current.value = next.text;
    latest.current = next;
    setFilter(next);
    if (next.text !== asked.text || next.category !== asked.category) writeAddress(next);
  }, [navigationKey]);

  const change = (part: Partial<BlogFilter>) => {
    const next = { ...(latest.current ?? NO_FILTER), ...part };
    latest.current = next;
    setFilter(next);
    writeAddress(next);
  };

  return {
    filter,
    input,
    select,
    setText: (text: string) => change({ text }),
    setCategory: (category: string) => change({ category }),
    clear: () => {
      change(NO_FILTER);
      if (!input.current) return;
      input.current.value = NO_FILTER.text;
      // The pressed button disappears together with the empty list.
      input.current.focus();
    },
  };
};
