import { graphql, type PageProps } from "gatsby";
import { webPageJsonLd } from "../frame/json-ld";
import { Seo } from "../frame/seo";
import { Capabilities } from "../sections/ai-solutions/capabilities";
import { Demo } from "../sections/ai-solutions/demo";
import { AiSolutionsHero } from "../sections/ai-solutions/hero";
import { SampleReport } from "../sections/ai-solutions/report";
import { SuccessStories } from "../sections/ai-solutions/stories";
import { DevelopmentWorkflow } from "../sections/ai-solutions/workflow";
import { CallToAction } from "../sections/shared/call-to-action";

const AiSolutionsTemplate = ({ data: { page } }: PageProps<Queries.AiSolutionsTemplateQuery>) => {
  return (
    page && (
      <>
        <Seo
          page={page}
          structuredData={({ siteUrl }) => [webPageJsonLd("WebPage", { path: page.path, ...page.seo }, siteUrl)]}
        />
        <AiSolutionsHero {...page} />
        <Capabilities {...page} />
        <Demo {...page} />
        <SampleReport {...page} />
        <DevelopmentWorkflow {...page} />
        <SuccessStories {...page} />
        <CallToAction {...page.callToAction} />
      </>
    )
  );
};

export default AiSolutionsTemplate;

export const query = graphql`
  query AiSolutionsTemplate($path: String!) {
    page: aiSolutionsPage(path: { eq: $path }) {
      ...PageSeo
      ...AiSolutionsHero
      ...Capabilities
      ...Demo
      ...SampleReport
      ...DevelopmentWorkflow
      ...SuccessStories
      callToAction {
        ...CallToAction
      }
    }
  }
`;
