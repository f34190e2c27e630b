import { graphql } from "gatsby";
import { useDeferredValue, useState, type ReactNode } from "react";
import { ARTICLE_LIST_PAGE } from "../../lib/paths";
import { buttonVariants } from "../../ui/button";
import { Section } from "../../ui/section";
import { isFiltering } from "./blog-address";
import { CategoryPills } from "./category-pills";
import { filterPosts } from "./filter-posts";
import { BlogHero } from "./hero";
import { LatestArticles } from "./latest-articles";
import { SearchFields } from "./search-fields";
import type { Archive, ArchiveView } from "./use-archive";
import { useBlogFilter } from "./use-blog-filter";

type BlogFinderProps = Queries.BlogFinderFragment &
  Archive & {
    posts: readonly Queries.PostCardFragment[];
    categories: readonly Queries.BlogCategoryFragment[];
    /** Changes with every navigation of the router. */
    navigationKey: unknown;
    /** Shown between the filter and the list, and not filtered. */
    children: ReactNode;
  };

/** The head of the page with the filter, and the articles below it. */
export const BlogFinder = ({
  hero,
  search,
  latest,
  empty,
  posts,
  categories,
  archive,
  total,
  archiveCode,
  navigationKey,
  children,
}: BlogFinderProps) => {
  const { filter, input, select, setText, setCategory, clear } = useBlogFilter(
    categories.map(({ slug }) => slug),
    navigationKey,
  );
  // Deferred, so that the pressed pill or the typed letter is painted first and the cards in the next frame.
  const applied = useDeferredValue(filter);
  const [view, setView] = useState<ArchiveView>();
  const found = filterPosts(posts, applied);
  const isNarrowed = isFiltering(applied);
  // A new key remounts this part when it moves. The list must keep its element, because screen readers announce changes
  // of its count.
  const featured = (
    <div key={isNarrowed ? "below" : "above"} className="mt-8">
      {children}
    </div>
  );
  const results = (
    <LatestArticles
      key="results"
      latest={latest}
      empty={empty}
      posts={view?.posts ?? found}
      count={view ? view.count : isNarrowed ? found.length : (total ?? found.length)}
      onClear={clear}
    >
      {archiveCode ? (
        <archiveCode.ArchiveFoot
          {...{ archive, total, posts }}
          filter={applied}
          isFiltering={isNarrowed}
          find={filterPosts}
          onView={setView}
        />
      ) : (
        archive && (
          <a href={ARTICLE_LIST_PAGE} className={buttonVariants({ variant: "outline" })}>
            {archive.more}
          </a>
        )
      )}
    </LatestArticles>
  );
  return (
    <>
      <BlogHero hero={hero}>
        <SearchFields {...{ search, categories, input, select, setText, setCategory }} category={filter.category} />
      </BlogHero>
      <Section space="flush" className="pb-6 md:pb-14">
        <div className="scripted flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <CategoryPills
            label={search.pillsLabel}
            categories={categories}
            selected={filter.category}
            onSelect={setCategory}
          />
          <p className="text-sm text-muted">{search.countsNote}</p>
        </div>
        {/* With a filter, the results come first. */}
        {isNarrowed ? [results, featured] : [featured, results]}
      </Section>
    </>
  );
};

export const query = graphql`
  fragment BlogFinder on BlogPage {
    ...BlogHero
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
