import { graphql, type PageProps } from "gatsby";
import { Seo } from "../frame/seo";
import { useSiteFacts } from "../frame/use-site-facts";
import { blogJsonLd, organizationJsonLd } from "../frame/json-ld";
import { BlogArticles } from "../sections/blog/articles";
import { BlogFinder } from "../sections/blog/finder";
import { BlogFeatured } from "../sections/blog/featured";
import { BlogHero } from "../sections/blog/hero";
import { useArchive } from "../sections/blog/use-archive";
import { ReadingProgress } from "../sections/blog/reading-progress";
import { CallToAction } from "../sections/shared/call-to-action";
import { CLOSING_BAND } from "../sections/shared/closing-band";

const BlogTemplate = ({
  data: { page, posts, older, following, categories, people },
  location,
}: PageProps<Queries.BlogTemplateQuery>) => {
  const facts = useSiteFacts();
  // The development server has no archive: all articles stand on the page.
  const isWhole = process.env["NODE_ENV"] === "development";
  const articles = isWhole ? [...posts.nodes, ...(older?.nodes ?? [])] : posts.nodes;
  const archive = useArchive(isWhole ? undefined : page?.archive, older?.totalCount);
  return (
    page && (
      <>
        <Seo page={page} structuredData={[blogJsonLd(posts.nodes, facts.siteUrl), organizationJsonLd(facts)]} />
        <ReadingProgress {...page} />
        <BlogHero {...page} />
        <BlogFinder {...page} posts={articles} categories={categories.nodes} archive={archive} navigationKey={location}>
          <BlogFeatured {...page} posts={posts.nodes} />
        </BlogFinder>
        <CallToAction {...page.callToAction} composition={CLOSING_BAND} />
        <BlogArticles
          {...page}
          posts={articles}
          people={people.nodes}
          archive={archive}
          following={following?.nodes[0]}
          navigationKey={location}
        />
      </>
    )
  );
};

export default BlogTemplate;

export const query = graphql`
  query BlogTemplate($path: String!, $newest: Int, $hasArchive: Boolean = false) {
    page: blogPage(path: { eq: $path }) {
      ...PageSeo
      ...BlogProgress
      ...BlogHero
      ...BlogFinder
      ...BlogFeatured
      ...BlogReader
      callToAction {
        ...CallToAction
      }
      archive @include(if: $hasArchive) {
        ...BlogArchive
      }
    }
    posts: allPost(limit: $newest, sort: [{ order: ASC }, { date: DESC }, { slug: ASC }]) {
      nodes {
        date
        ...PostCard
        ...PostFeature
        ...PostArticle
      }
    }
    # The build takes these out of the page's data and writes a file for each (src/gatsby/finish/archive.ts).
    older: allPost(skip: $newest, sort: [{ order: ASC }, { date: DESC }, { slug: ASC }]) @include(if: $hasArchive) {
      totalCount
      nodes {
        ...PostCard
        ...PostArticle
      }
    }
    following: allPost(skip: $newest, limit: 1, sort: [{ order: ASC }, { date: DESC }, { slug: ASC }])
      @include(if: $hasArchive) {
      nodes {
        slug
        title
        ...PostCover
      }
    }
    people: allPerson(sort: { name: ASC }) {
      nodes {
        ...ArticleAuthor
      }
    }
    categories: allCategory(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...BlogCategory
      }
    }
  }
`;
