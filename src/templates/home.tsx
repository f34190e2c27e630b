import { graphql, type PageProps } from "gatsby";
import { organizationJsonLd, websiteJsonLd } from "../frame/json-ld";
import { Seo } from "../frame/seo";
import { HomeHero } from "../sections/home/hero";
import { HomeIndustries } from "../sections/home/industries";
import { PhoneBar } from "../sections/home/phone-bar";
import { HomeServices } from "../sections/home/services";
import { HomeStatement } from "../sections/home/statement";
import { HomeTerms } from "../sections/home/terms";
import { CallToAction } from "../sections/shared/call-to-action";
import { NextSteps } from "../sections/shared/next-steps";

const HomeTemplate = ({ data: { page, services, allIndustry, settings } }: PageProps<Queries.HomeTemplateQuery>) => {
  return (
    page &&
    settings && (
      <>
        <Seo page={page} structuredData={(site) => [organizationJsonLd(site), websiteJsonLd(site)]} />
        <HomeHero {...page} industries={allIndustry.nodes} />
        <PhoneBar link={page.callToAction.secondary}>
          <HomeServices {...page} />
          <HomeStatement {...page} />
          <HomeIndustries {...page} entries={allIndustry.nodes} />
          <HomeTerms {...page} run={services?.run} />
          <NextSteps {...settings.next} />
        </PhoneBar>
        <CallToAction {...page.callToAction} />
      </>
    )
  );
};

export default HomeTemplate;

export const query = graphql`
  query HomeTemplate($path: String!) {
    page: homePage(path: { eq: $path }) {
      ...PageSeo
      ...HomeHero
      ...HomeServices
      ...HomeStatement
      ...HomeTerms
      ...HomeIndustries
      callToAction {
        ...CallToAction
      }
    }
    services: servicesPage {
      run {
        ...HomePhases
      }
    }
    # The list stays a list however many there are; the services overview shows all.
    allIndustry(sort: [{ order: ASC }, { slug: ASC }], limit: 12) {
      nodes {
        ...Decision
        ...HomeIndustry
      }
    }
    settings: siteSettings {
      next {
        ...NextSteps
      }
    }
  }
`;
