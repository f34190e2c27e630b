import { graphql, type PageProps } from "gatsby";
import { breadcrumbJsonLd, industryListJsonLd } from "../frame/json-ld";
import { Seo } from "../frame/seo";
import { Automation } from "../sections/services/automation";
import { Consulting } from "../sections/services/consulting";
import { ServicesHero } from "../sections/services/hero";
import { ServicesIndustries } from "../sections/services/industries";
import { ServiceOffers } from "../sections/services/offers";
import { ProjectRun } from "../sections/services/project-run";
import { ServicesTechnologies } from "../sections/services/technologies";
import { CallToAction } from "../sections/shared/call-to-action";

const ServicesTemplate = ({
  data: { page, home, allIndustry, settings },
}: PageProps<Queries.ServicesTemplateQuery>) => {
  if (!page || !home || !settings) return null;
  const trail = [
    { name: settings.labels.breadcrumbHome, path: "/" },
    { name: page.hero.eyebrow, path: page.path },
  ];
  return (
    <>
      <Seo
        page={page}
        structuredData={({ siteUrl }) => [
          industryListJsonLd(allIndustry.nodes, siteUrl),
          breadcrumbJsonLd(trail, siteUrl),
        ]}
      />
      <ServicesHero {...page} />
      <ServicesIndustries {...page.industries} industries={allIndustry.nodes} />
      <ServiceOffers {...page} toned={home.services.items} />
      <ProjectRun {...page} />
      <ServicesTechnologies {...page.technologies} />
      <Automation {...page} />
      <Consulting {...page} />
      <CallToAction {...page.callToAction} />
    </>
  );
};

export default ServicesTemplate;

export const query = graphql`
  query ServicesTemplate($path: String!) {
    page: servicesPage(path: { eq: $path }) {
      ...PageSeo
      ...ServicesHero
      ...ServiceOffers
      ...ProjectRun
      ...Automation
      ...Consulting
      industries {
        ...ServicesIndustries
      }
      technologies {
        ...ServicesTechnologies
      }
      callToAction {
        ...CallToAction
      }
    }
    home: homePage {
      ...ServiceTones
    }
    allIndustry(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServicesIndustry
      }
    }
    settings: siteSettings {
      labels {
        breadcrumbHome
      }
    }
  }
`;
