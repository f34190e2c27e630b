import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { NEWEST_POSTS } from "../../lib/blog";
import { fillText } from "../../lib/fill-text";
import { ATOM_FEED } from "../../lib/paths";
import { Heading } from "../../ui/heading";
import { NoArticles } from "./no-articles";
import { PostCard } from "./post-card";

/** Id of the list, used after the # in the address. */
export const LATEST_ANCHOR = "latest";

type LatestArticlesProps = Queries.BlogLatestFragment & {
  /** The posts to show, of those that pass the filter. */
  posts: readonly Queries.PostCardFragment[];
  /** Number of posts that pass the filter; undefined until it is known. */
  count: number | undefined;
  onClear: () => void;
  /** Rendered after the grid. */
  children?: ReactNode;
};

/** The grid of matching articles with their count, or a hint if there are none. */
export const LatestArticles = ({ latest, empty, posts, count, onClear, children }: LatestArticlesProps) => {
  return (
    <section aria-labelledby={LATEST_ANCHOR} className="mt-12 md:mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading id={LATEST_ANCHOR} size="block" tabIndex={-1}>
          {latest.heading}
        </Heading>
        {/* A plain link: the feed is not a page that the router knows. */}
        <a href={ATOM_FEED} className="inline-flex min-h-11 items-center text-sm text-muted underline">
          {latest.feedLabel}
        </a>
      </div>
      <p role="status" className="text-label text-muted">
        {count !== undefined && fillText(latest.countLabel, { n: count })}
      </p>
      {count === 0 ? (
        <NoArticles {...empty} onClear={onClear} />
      ) : (
        <ul className="late-pictures mt-8 flex flex-wrap gap-x-6">
          {posts.map((post, index) => (
            <PostCard
              key={post.slug}
              post={post}
              {...latest}
              index={index % NEWEST_POSTS}
              // Two of six share a row, the other four the next one. Four or fewer are two to a row.
              isWide={index % 6 < 2 || posts.length < 5}
            />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
};

export const query = graphql`
  fragment BlogLatest on BlogPage {
    latest {
      heading
      countLabel
      readLabel
      featuredLabel
      feedLabel
    }
    empty {
      ...BlogEmpty
    }
  }
`;
