import { graphql, type PageProps } from "gatsby";
import { breadcrumbJsonLd, organizationJsonLd, serviceJsonLd } from "../frame/json-ld";
import { Seo } from "../frame/seo";
import { withTopic } from "../lib/contact-topic";
import { IndustryHero } from "../sections/industry/hero";
import { IndustryTabs } from "../sections/industry/industry-tabs";
import { CallToAction } from "../sections/shared/call-to-action";

const IndustryTemplate = ({ data: { page, services, home, settings } }: PageProps<Queries.IndustryTemplateQuery>) => {
  if (!page || !services || !home || !settings) return null;
  const { slug, name, description, path, solutions } = page;
  const trail = [
    { name: settings.labels.breadcrumbHome, path: "/" },
    { name: services.hero.eyebrow, path: services.path },
    { name, path },
  ];
  return (
    <>
      <Seo
        page={page}
        structuredData={(site) => [
          serviceJsonLd({ name, description, path, solutions: solutions.items }, site.siteUrl),
          breadcrumbJsonLd(trail, site.siteUrl),
          organizationJsonLd(site),
        ]}
      />
      <IndustryHero {...page} breadcrumbs={{ label: settings.labels.breadcrumb, trail }} />
      <IndustryTabs industry={page} labels={settings} threshold={home.hero.threshold} />
      <CallToAction
        {...page.callToAction}
        primary={withTopic(page.callToAction.primary, slug)}
        gradient={page.gradient}
      />
    </>
  );
};

export default IndustryTemplate;

export const query = graphql`
  query IndustryTemplate($path: String!) {
    page: industry(path: { eq: $path }) {
      slug
      name
      description
      ...PageSeo
      ...IndustryHero
      ...IndustryTabs
      callToAction {
        ...CallToAction
      }
    }
    services: servicesPage {
      path
      hero {
        eyebrow
      }
    }
    home: homePage {
      hero {
        threshold {
          ...ThresholdTexts
        }
      }
    }
    settings: siteSettings {
      labels {
        breadcrumb
        breadcrumbHome
      }
      ...IndustryTabLabels
    }
  }
`;
