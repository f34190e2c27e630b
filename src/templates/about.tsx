import { graphql, type PageProps } from "gatsby";
import { organizationJsonLd, webPageJsonLd } from "../frame/json-ld";
import { Seo } from "../frame/seo";
import { AboutHero } from "../sections/about/hero";
import { Mission } from "../sections/about/mission";
import { CompanySize } from "../sections/about/size";
import { Team } from "../sections/about/team";
import { Timeline } from "../sections/about/timeline";
import { Values } from "../sections/about/values";
import { CallToAction } from "../sections/shared/call-to-action";

const AboutTemplate = ({ data: { page, allPerson, allOffice } }: PageProps<Queries.AboutTemplateQuery>) => {
  return (
    page && (
      <>
        <Seo
          page={page}
          structuredData={(site) => [
            webPageJsonLd("AboutPage", { path: page.path, ...page.seo }, site.siteUrl),
            organizationJsonLd(site),
          ]}
        />
        <AboutHero {...page} />
        <Mission {...page} />
        <Timeline {...page} />
        <CompanySize {...page} offices={allOffice.nodes} />
        <Values {...page} />
        <Team {...page} people={allPerson.nodes} />
        <CallToAction {...page.callToAction} />
      </>
    )
  );
};

export default AboutTemplate;

export const query = graphql`
  query AboutTemplate($path: String!) {
    page: aboutPage(path: { eq: $path }) {
      ...PageSeo
      ...AboutHero
      ...Mission
      ...Timeline
      ...CompanySize
      ...Values
      ...Team
      callToAction {
        ...CallToAction
      }
    }
    allPerson(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...TeamMember
      }
    }
    allOffice(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...CompanyOffice
      }
    }
  }
`;
