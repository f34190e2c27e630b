import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { ButtonLink } from "../../ui/link";
import { featuredPost } from "./filter-posts";
import { FEATURED_SIZES, PostCover } from "./post-cover";
import { PostFacts } from "./post-facts";

type BlogFeaturedProps = Queries.BlogFeaturedFragment & { posts: readonly Queries.PostFeatureFragment[] };

/**
 * The first article flagged as featured in the content. The filter does not affect it. Its picture is the same as in
 * its card below.
 */
export const BlogFeatured = ({ featured, posts }: BlogFeaturedProps) => {
  const post = featuredPost(posts);
  return (
    post && (
      <section aria-labelledby="featured">
        <Heading id="featured" size="block">
          {featured.heading}
        </Heading>
        <article className="mt-4 grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[7fr_5fr]">
          <PostCover image={post.image} eager sizes={FEATURED_SIZES} className="h-full" />
          <div className="flex flex-col items-start my-auto p-5 sm:p-6 xl:px-10">
            <PostFacts {...post} />
            <Heading as="h3" size="block" className="mt-4">
              {post.title}
            </Heading>
            {/* On phones only the card below shows it. */}
            <p className="mt-4 text-muted max-sm:hidden">{post.excerpt}</p>
            <p className="my-4 text-sm text-muted">
              {post.author}, {post.day}
            </p>
            <ButtonLink href={`#${post.slug}`} className="max-sm:min-h-12 max-sm:w-full">
              {featured.readLabel}
            </ButtonLink>
          </div>
        </article>
      </section>
    )
  );
};

export const query = graphql`
  fragment BlogFeatured on BlogPage {
    featured {
      heading
      readLabel
    }
  }
  fragment PostFeature on Post {
    slug
    title
    excerpt
    author
    day: date(formatString: "MMM D, YYYY")
    featured
    ...PostFacts
    ...PostCover
  }
`;
