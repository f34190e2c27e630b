import { graphql, type PageProps } from "gatsby";
import { faqJsonLd, officesJsonLd, organizationJsonLd, webPageJsonLd } from "../frame/json-ld";
import { Seo } from "../frame/seo";
import { Consultation } from "../sections/contact/consultation";
import { ContactHero } from "../sections/contact/hero";
import { Meeting } from "../sections/contact/meeting";
import { Offices } from "../sections/contact/offices";
import { PrivacyPromise } from "../sections/contact/privacy-promise";
import { Questions } from "../sections/contact/questions";
import { Topic } from "../sections/contact/topic";
import { NextSteps } from "../sections/shared/next-steps";

const ContactTemplate = ({
  data: { page, settings, allOffice, allQuestion, allIndustry },
  location,
}: PageProps<Queries.ContactTemplateQuery>) => {
  return (
    page &&
    settings && (
      <>
        <Seo
          page={page}
          structuredData={(site) => [
            webPageJsonLd("ContactPage", { path: page.path, ...page.seo }, site.siteUrl),
            organizationJsonLd(site),
            ...officesJsonLd(allOffice.nodes, site),
            faqJsonLd(allQuestion.nodes),
          ]}
        />
        <Topic {...page} industries={allIndustry.nodes} navigationKey={location} />
        <Consultation page={page} offices={allOffice.nodes} navigationKey={location}>
          <ContactHero {...page} settings={settings} />
          <NextSteps {...settings.next} tone="night" />
          <Questions {...page} entries={allQuestion.nodes} />
          <PrivacyPromise {...settings} />
          <Offices {...page} entries={allOffice.nodes} />
          <Meeting {...page} />
        </Consultation>
      </>
    )
  );
};

export default ContactTemplate;

export const query = graphql`
  query ContactTemplate($path: String!) {
    page: contactPage(path: { eq: $path }) {
      ...PageSeo
      ...ContactHero
      ...Meeting
      ...Consultation
      ...ContactTopics
      ...Offices
      ...Questions
    }
    settings: siteSettings {
      ...ContactSettings
      ...PrivacyPromise
      next {
        ...NextSteps
      }
    }
    allOffice(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...Office
        ...OfficeTimes
        # What search engines are told of an office, beside what visitors read.
        address
        region
        zipCode
        country
      }
    }
    allIndustry(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...TopicIndustry
      }
    }
    allQuestion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...Question
      }
    }
  }
`;
