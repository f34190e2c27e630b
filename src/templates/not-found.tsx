import { graphql, type PageProps } from "gatsby";
import { Seo } from "../frame/seo";
import { NotFound } from "../sections/not-found/not-found";

const NotFoundTemplate = ({ data: { page } }: PageProps<Queries.NotFoundTemplateQuery>) =>
  page && (
    <>
      <Seo page={page} structuredData={[]} />
      <NotFound {...page} />
    </>
  );

export default NotFoundTemplate;

export const query = graphql`
  query NotFoundTemplate($path: String!) {
    page: notFoundPage(path: { eq: $path }) {
      ...PageSeo
      ...NotFound
    }
  }
`;
