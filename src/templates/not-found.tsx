import { graphql, type PageProps } from "gatsby";
import { Seo } from "../frame/seo";
import { NotFound } from "../sections/not-found/not-found";

const NotFoundTemplate = ({ data: { page, allIndustry } }: PageProps<Queries.NotFoundTemplateQuery>) =>
  page && (
    <>
      <Seo page={page} />
      <NotFound {...page} tiles={allIndustry.nodes} />
    </>
  );

export default NotFoundTemplate;

export const query = graphql`
  query NotFoundTemplate($path: String!) {
    page: notFoundPage(path: { eq: $path }) {
      ...PageSeo
      ...NotFound
    }
    # The list stays a list however many there are, as on the home page.
    allIndustry(sort: [{ order: ASC }, { slug: ASC }], limit: 12) {
      nodes {
        ...NotFoundIndustry
      }
    }
  }
`;
