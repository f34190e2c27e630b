import { graphql } from "gatsby";
import { useDeferredValue, useState, type ReactNode } from "react";
import { NEWEST_POSTS } from "../../lib/newest-posts";
import { ARTICLE_LIST_PAGE } from "../../lib/paths";
import { useBlogFilter } from "./use-blog-filter";
import { isFiltering } from "./blog-address";
import { filterPosts } from "./filter-posts";
import { buttonVariants } from "../../ui/button";
import { Section } from "../../ui/section";
import { CategoryPills } from "./category-pills";
import { LatestArticles } from "./latest-articles";
import { SearchFields } from "./search-fields";
import type { Archive } from "./use-archive";

export type BlogFinderProps = Queries.BlogFinderFragment & {
  posts: readonly Queries.PostCardFragment[];
  categories: readonly Queries.BlogCategoryFragment[];
  archive?: Archive | undefined;
  /** Changes with every navigation of the router. */
  navigationKey: unknown;
  /** Stands between the filter and the list, and is not filtered. */
  children: ReactNode;
};

/** The filter, and below it the articles. */
export const BlogFinder = ({
  search,
  latest,
  empty,
  posts,
  categories,
  archive,
  navigationKey,
  children,
}: BlogFinderProps) => {
  const { filter, input, select, setText, setCategory, clear } = useBlogFilter(
    categories.map(({ slug }) => slug),
    navigationKey,
  );
  // The pressed pill or the typed letter is painted first, the cards with the next frame.
  const applied = useDeferredValue(filter);
  const [older, setOlder] = useState<readonly Queries.PostCardFragment[]>();
  // A new filter begins with the first cards again.
  const [more, setMore] = useState({ filter: applied, limit: NEWEST_POSTS });
  const limit = more.filter === applied ? more.limit : NEWEST_POSTS;
  const found = filterPosts(older ? [...posts, ...older] : posts, applied);
  const shown = archive ? found.slice(0, limit) : found;
  const isPart = archive && !older;
  const total = isFiltering(applied) ? undefined : archive?.total;
  const featured = (
    <div key="featured" className="mt-12 md:mt-16">
      {children}
    </div>
  );
  const results = (
    <LatestArticles
      key="results"
      latest={latest}
      empty={empty}
      posts={shown}
      count={isPart ? total : found.length}
      onClear={clear}
    >
      {archive &&
        (archive.parts ? (
          <archive.parts.ArchiveFoot
            texts={archive.texts}
            isFiltering={isFiltering(filter)}
            shown={shown.length}
            hasMore={isPart ? total !== undefined : found.length > limit}
            onLoad={setOlder}
            onMore={() => setMore({ filter: applied, limit: limit + NEWEST_POSTS })}
          />
        ) : (
          <a href={ARTICLE_LIST_PAGE} className={buttonVariants({ variant: "outline" })}>
            {archive.texts.more}
          </a>
        ))}
    </LatestArticles>
  );
  return (
    <Section space="flush" className="pb-6 md:pb-14">
      <div className="grid gap-5 border-t border-line-strong pt-8 md:pt-10">
        <SearchFields {...{ search, categories, input, select, setText, setCategory }} category={filter.category} />
        <CategoryPills
          label={search.pillsLabel}
          categories={categories}
          selected={filter.category}
          onSelect={setCategory}
        />
        <p className="scripted text-sm text-muted">{search.countsNote}</p>
      </div>
      {/* Whoever filters looks for the result: it comes first then. */}
      {isFiltering(applied) ? [results, featured] : [featured, results]}
    </Section>
  );
};

export const query = graphql`
  fragment BlogFinder on BlogPage {
    ...BlogSearch
    ...BlogLatest
  }
  fragment BlogCategory on Category {
    slug
    name
    icon
    count
  }
`;
