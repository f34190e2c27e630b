import { graphql, type PageProps } from "gatsby";
import { blogJsonLd } from "../frame/json-ld";
import { Seo } from "../frame/seo";
import { BlogArticles } from "../sections/blog/articles";
import { BlogFeatured } from "../sections/blog/featured";
import { BlogFinder } from "../sections/blog/finder";
import { ReadingProgress } from "../sections/blog/reading-progress";
import { useArchive } from "../sections/blog/use-archive";
import { CallToAction } from "../sections/shared/call-to-action";

const BlogTemplate = ({
  data: { page, posts, older, categories, people },
  location,
}: PageProps<Queries.BlogTemplateQuery>) => {
  const archive = useArchive(older);
  return (
    page && (
      <>
        <Seo page={page} structuredData={(site) => [blogJsonLd(posts.nodes, site)]} />
        <ReadingProgress {...page} />
        <BlogFinder {...page} {...archive} posts={posts.nodes} categories={categories.nodes} navigationKey={location}>
          <BlogFeatured {...page} posts={posts.nodes} />
        </BlogFinder>
        <CallToAction {...page.callToAction} />
        <BlogArticles {...page} {...archive} posts={posts.nodes} people={people.nodes} navigationKey={location} />
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
        updated
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
    people: allPerson(sort: [{ order: ASC }, { slug: ASC }]) {
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
