import { graphql } from "gatsby";
import { Search } from "lucide-react";
import type { FormEvent, RefObject } from "react";
import { BLOG_PATH } from "../../lib/paths";
import { Select } from "../../ui/form/select";
import { LATEST_ANCHOR } from "./latest-articles";

type SearchFieldsProps = Queries.BlogSearchFragment & {
  categories: readonly Queries.BlogCategoryFragment[];
  category: string;
  input: RefObject<HTMLInputElement>;
  select: RefObject<HTMLSelectElement>;
  setText: (text: string) => void;
  setCategory: (category: string) => void;
};

/** Enter moves to the results. The filter itself is already applied. */
const showResults = (event: FormEvent) => {
  event.preventDefault();
  const latest = document.getElementById(LATEST_ANCHOR);
  latest?.focus({ preventScroll: true });
  latest?.scrollIntoView();
};

/**
 * Search box and category list. The placeholder and the selected option describe them for sighted visitors; screen
 * readers get their names. Before the scripts run, submitting requests the filtered address. Without scripts the form
 * is hidden.
 */
export const SearchFields = ({
  search,
  categories,
  category,
  input,
  select,
  setText,
  setCategory,
}: SearchFieldsProps) => (
  <form
    role="search"
    action={BLOG_PATH}
    className="scripted grid rounded-sm border border-control bg-paper sm:grid-cols-[1fr_17rem]"
    onSubmit={showResults}
  >
    <div className="relative border-line max-sm:border-b sm:border-r">
      <Search
        aria-hidden="true"
        size="1.125rem"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
      />
      <input
        ref={input}
        aria-label={search.label}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={search.placeholder}
        className="field-control blog-search border-0 pr-2 pl-9 text-ellipsis"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.currentTarget.value === "") return;
          // Firefox does not clear the field on Escape by itself. Prevent the default, so that Escape closes nothing
          // else.
          event.preventDefault();
          event.currentTarget.value = "";
          setText("");
        }}
      />
    </div>
    <Select
      ref={select}
      aria-label={search.categoryLabel}
      name="category"
      value={category}
      className="border-0 pl-3"
      onChange={(event) => setCategory(event.target.value)}
    >
      {categories.map(({ slug, name, count }) => (
        <option key={slug} value={slug}>
          {`${name} (${count})`}
        </option>
      ))}
    </Select>
  </form>
);

export const query = graphql`
  fragment BlogSearch on BlogPage {
    search {
      label
      placeholder
      categoryLabel
      pillsLabel
      countsNote
    }
  }
`;
