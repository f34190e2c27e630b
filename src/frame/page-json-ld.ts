/** Structured data of pages other than the blog: schema.org objects from content. */
import { asTyped } from "../lib/as-typed";
import { absoluteUrl, CONTACT_PATH, DEFAULT_SHARE_IMAGE_PATH, SERVICES_PATH } from "../lib/paths";
import { organizationId, type JsonLd } from "./json-ld";
import type { SiteFacts } from "./use-site-facts";

/** The website, for the home page. */
export const websiteJsonLd = (site: SiteFacts): JsonLd => ({
  "@type": "WebSite",
  name: site.brand,
  url: absoluteUrl(site.siteUrl, "/"),
  publisher: { "@id": organizationId(site.siteUrl) },
});

/** A page of one of schema.org's page types, such as "AboutPage". */
export const webPageJsonLd = (
  type: string,
  page: { path: string; title: string; description: string },
  siteUrl: string,
): JsonLd => ({
  "@type": type,
  name: page.title,
  description: page.description,
  url: absoluteUrl(siteUrl, page.path),
  isPartOf: { "@type": "WebSite", url: absoluteUrl(siteUrl, "/") },
});

/**
 * The way to a page.
 *
 * @param trail names and paths from the home page to the page itself
 * @param siteUrl address of the site, without a slash at its end
 */
export const breadcrumbJsonLd = (trail: readonly { name: string; path: string }[], siteUrl: string): JsonLd => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map((entry, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: entry.name,
    item: absoluteUrl(siteUrl, entry.path),
  })),
});

/** What the company does for an industry. */
export const serviceJsonLd = (
  industry: {
    name: string;
    description: string;
    path: string;
    solutions: readonly { title: string; description: string }[];
  },
  siteUrl: string,
): JsonLd => ({
  "@type": "Service",
  name: industry.name,
  description: industry.description,
  url: absoluteUrl(siteUrl, industry.path),
  provider: { "@id": organizationId(siteUrl) },
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    name: industry.name,
    itemListElement: industry.solutions.map((solution) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name: solution.title, description: solution.description },
    })),
  },
});

/** The industries, for the services overview. */
export const industryListJsonLd = (industries: readonly { name: string; path: string }[], siteUrl: string): JsonLd => ({
  "@type": "ItemList",
  url: absoluteUrl(siteUrl, SERVICES_PATH),
  itemListElement: industries.map((industry, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: industry.name,
    url: absoluteUrl(siteUrl, industry.path),
  })),
});

/** Frequent questions. */
export const faqJsonLd = (questions: readonly { question: string; answer: string }[]): JsonLd => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** The offices, as places of the company. */
export const officesJsonLd = (
  offices: readonly {
    city: string;
    address: string;
    region: string | null;
    zipCode: string;
    country: string;
    phone: string;
  }[],
  site: Pick<SiteFacts, "brand" | "siteUrl">,
): JsonLd[] =>
  offices.map((office) => ({
    "@type": "ProfessionalService",
    name: `${site.brand}, ${office.city}`,
    url: absoluteUrl(site.siteUrl, CONTACT_PATH),
    image: absoluteUrl(site.siteUrl, DEFAULT_SHARE_IMAGE_PATH),
    telephone: office.phone,
    parentOrganization: { "@id": organizationId(site.siteUrl) },
    address: {
      "@type": "PostalAddress",
      streetAddress: asTyped(office.address),
      addressLocality: office.city,
      ...(office.region === null ? {} : { addressRegion: office.region }),
      postalCode: asTyped(office.zipCode),
      addressCountry: office.country,
    },
  }));
