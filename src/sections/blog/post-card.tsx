import { graphql } from "gatsby";
import { memo } from "react";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { Reveal } from "../../ui/reveal";
import { TAGS_PER_CARD } from "./filter-posts";
import { FEATURED_SIZES, PostCover } from "./post-cover";
import { PostFacts } from "./post-facts";
import { Tags } from "./tags";

const SIZES = "(min-width: 80rem) 21rem, (min-width: 64rem) 31vw, (min-width: 40rem) 45vw, 89vw";
const WIDE_SIZES = SIZES.replace("21rem", "min(47vw, 44rem)");

type PostCardProps = Pick<Queries.BlogLatestFragment["latest"], "readLabel" | "featuredLabel"> & {
  post: Queries.PostCardFragment;
  index: number;
  /** True if it takes half of a wide screen (blog.css). */
  isWide: boolean;
};

/**
 * An article in the grid (docs/product.md, section 2). Neighboring cards align at the top and the bottom. The whole
 * card is the link's target. Memoized: when the filter changes, only its position may change.
 */
export const PostCard = memo(({ post, readLabel, featuredLabel, index, isWide }: PostCardProps) => (
  <Reveal as="li" index={index} className="post-card group">
    <PostCover image={post.image} sizes={post.featured ? FEATURED_SIZES : isWide ? WIDE_SIZES : SIZES} />
    {post.featured && <span className="rounded-sm bg-primary-fill px-2 text-sm text-on-fill">{featuredLabel}</span>}
    <PostFacts {...post} />
    <Heading
      as="h3"
      size="small"
      className={`sm:line-clamp-2 transition-colors group-hover:text-primary ${isWide ? "xl:text-xl" : ""}`}
    >
      {post.title}
    </Heading>
    <p className="line-clamp-3 text-muted">{post.excerpt}</p>
    <Tags tags={post.tags.slice(0, TAGS_PER_CARD)} className="mt-auto" />
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-balance text-muted">
      <span className="grow basis-[8rem]">
        {post.author}, {post.day}
      </span>
      <ArrowLink href={`#${post.slug}`} className="card-link flex-none text-base">
        {readLabel}
        <span className="sr-only">{`: ${post.title}`}</span>
      </ArrowLink>
    </p>
  </Reveal>
));
PostCard.displayName = "PostCard";

export const query = graphql`
  fragment PostCard on Post {
    slug
    title
    excerpt
    author
    day: date(formatString: "MMM D, YYYY")
    featured
    tags
    category {
      slug
    }
    ...PostFacts
    ...PostCover
  }
`;
