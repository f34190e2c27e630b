import { graphql } from "gatsby";
import { fillText } from "../../lib/fill-text";
import { ATOM_FEED } from "../../lib/paths";
import { Heading } from "../../ui/heading";
import { NoArticles } from "./no-articles";
import { PostCard } from "./post-card";

/** Name of the list in the address, after the #. */
export const LATEST_ANCHOR = "latest";

export type LatestArticlesProps = Queries.BlogLatestFragment & {
  /** The posts that pass the filter. */
  posts: readonly Queries.PostCardFragment[];
  onClear: () => void;
};

/** The grid of matching articles with their count, or what to do where there are none. */
export const LatestArticles = ({ latest, empty, posts, onClear }: LatestArticlesProps) => (
  <section aria-labelledby={LATEST_ANCHOR} className="mt-12 md:mt-16">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <Heading id={LATEST_ANCHOR} size="block" tabIndex={-1} className="outline-none">
        {latest.heading}
      </Heading>
      <p role="status" className="ms-auto text-label text-muted">
        {fillText(latest.countLabel, { n: posts.length })}
      </p>
    </div>
    {posts.length > 0 ? (
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post, index) => (
          <PostCard key={post.slug} post={post} readLabel={latest.readLabel} index={index} />
        ))}
      </ul>
    ) : (
      <NoArticles {...empty} onClear={onClear} />
    )}
    {/* No page of the site, so no link of the router's. */}
    <a href={ATOM_FEED} className="inline-flex min-h-11 items-center gap-2 font-medium text-primary">
      {latest.feedLabel}
    </a>
  </section>
);

export const query = graphql`
  fragment BlogLatest on BlogPage {
    latest {
      heading
      countLabel
      readLabel
      feedLabel
    }
    empty {
      ...BlogEmpty
    }
  }
`;
