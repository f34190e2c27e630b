import { graphql } from "gatsby";
import { useRef, type ReactNode } from "react";
import { fillText } from "../../lib/fill-text";
import { NEWEST_POSTS } from "../../lib/newest-posts";
import { ATOM_FEED } from "../../lib/paths";
import { Heading } from "../../ui/heading";
import { useTouched } from "../../ui/use-touched";
import { NoArticles } from "./no-articles";
import { PostCard } from "./post-card";

/** Name of the list in the address, after the #. */
export const LATEST_ANCHOR = "latest";

type LatestArticlesProps = Queries.BlogLatestFragment & {
  /** The posts that show, of those that pass the filter. */
  posts: readonly Queries.PostCardFragment[];
  /** Number of posts that pass the filter; undefined as long as nobody knows. */
  count: number | undefined;
  /** What the counts of the categories include. */
  note: string;
  onClear: () => void;
  /** What follows the grid. */
  children?: ReactNode;
};

/** The grid of matching articles with their count, or what to do where there are none. */
export const LatestArticles = ({ latest, note, empty, posts, count, onClear, children }: LatestArticlesProps) => {
  const section = useRef<HTMLElement>(null);
  useTouched(section);
  return (
    <section ref={section} aria-labelledby={LATEST_ANCHOR} className="late-pictures mt-12 md:mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading id={LATEST_ANCHOR} size="block" tabIndex={-1}>
          {latest.heading}
        </Heading>
        {/* No page of the site, so no link of the router's. */}
        <a href={ATOM_FEED} className="inline-flex min-h-11 items-center text-sm text-muted underline">
          {latest.feedLabel}
        </a>
      </div>
      <p className="text-sm text-muted">
        <span role="status" className="me-4 text-label max-sm:block">
          {count !== undefined && fillText(latest.countLabel, { n: count })}
        </span>
        <span className="scripted">{note}</span>
      </p>
      {count === 0 ? (
        <NoArticles {...empty} onClear={onClear} />
      ) : (
        <ul className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post, index) => (
            <PostCard key={post.slug} post={post} {...latest} index={index % NEWEST_POSTS} />
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
