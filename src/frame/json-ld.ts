/**
 * Structured data for search engines: schema.org objects built from the content. Search engines read them in the built
 * page, so the browser's bundle does not contain this module (src/gatsby/webpack.ts).
 */
import { asTyped } from "../lib/as-typed";
import { weekdayName, type OpenDay } from "../lib/hours-in-words";
import {
  absoluteUrl,
  articlePath,
  BLOG_PATH,
  CONTACT_PATH,
  DEFAULT_SHARE_IMAGE_PATH,
  SERVICES_PATH,
} from "../lib/paths";
import type { SiteFrame } from "./use-site-frame";

/** What structured data say of the company and its site. */
export type SiteFacts = Pick<
  SiteFrame["settings"],
  "brand" | "legalName" | "email" | "phone" | "foundingYear" | "tagline"
> &
  Pick<SiteFrame, "siteUrl">;

export type JsonLd = { "@type": string; [key: string]: unknown };

/** The id by which other objects refer to the company. */
const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** The company. */
export const organizationJsonLd = (site: SiteFacts): JsonLd => ({
  "@type": "Organization",
  "@id": organizationId(site.siteUrl),
  name: site.brand,
  legalName: site.legalName,
  description: site.tagline,
  url: absoluteUrl(site.siteUrl, "/"),
  logo: `${site.siteUrl}/logo.png`,
  email: site.email,
  telephone: site.phone,
  foundingDate: String(site.foundingYear),
});

/** The website, for the home page. */
export const websiteJsonLd = (site: SiteFacts): JsonLd => ({
  "@type": "WebSite",
  name: site.brand,
  url: absoluteUrl(site.siteUrl, "/"),
  publisher: { "@id": organizationId(site.siteUrl) },
});

/** A page of a schema.org page type, such as "AboutPage". */
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
 * The breadcrumbs of a page.
 *
 * @param trail names and paths from the home page to the page itself
 * @param siteUrl address of the site, without a trailing slash
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

/** The services for an industry. */
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

/** The list of industries, for the services overview. */
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

/** Frequently asked questions. */
export const faqJsonLd = (questions: readonly { question: string; answer: string }[]): JsonLd => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** Business hours; days with the same hours share an entry. */
const openingHours = (hours: readonly OpenDay[]): JsonLd[] => {
  const sameHours = (some: OpenDay) => (other: OpenDay) => other.opens === some.opens && other.closes === some.closes;
  return hours
    .filter((first, index) => hours.findIndex(sameHours(first)) === index)
    .map((first) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: hours.filter(sameHours(first)).map(({ day }) => weekdayName(day)),
      opens: first.opens,
      closes: first.closes,
    }));
};

/** The offices of the company. */
export const officesJsonLd = (
  offices: readonly {
    city: string;
    address: string;
    region: string | null;
    zipCode: string;
    country: string;
    phone: string;
    hours: readonly OpenDay[];
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
      streetAddress: office.address,
      addressLocality: office.city,
      ...(office.region === null ? {} : { addressRegion: office.region }),
      postalCode: office.zipCode,
      addressCountry: office.country,
    },
    openingHoursSpecification: openingHours(office.hours),
  }));

/**
 * Address of a picture's largest file, which changes only with the picture. The page's `img` holds it too, so that
 * repeating it costs the page few bytes.
 */
const largestFile = ({ image }: Queries.PostCoverFragment): string => {
  const file = image?.childImageSharp?.gatsbyImageData.images.fallback?.src;
  if (!file) throw new Error("Structured data: an article has no picture; sharp could not read the file");
  return file;
};

/**
 * The blog with its articles. Its publisher is the organization that the home page describes under the same id: this
 * page has no bytes left for it.
 */
export const blogJsonLd = (
  posts: readonly (Queries.PostCoverFragment & {
    slug: string;
    title: string;
    date: string;
    updated: string | null;
    author: string;
  })[],
  { siteUrl }: Pick<SiteFacts, "siteUrl">,
): JsonLd => ({
  "@type": "Blog",
  url: absoluteUrl(siteUrl, BLOG_PATH),
  publisher: { "@id": organizationId(siteUrl) },
  blogPost: posts.map((post) => ({
    "@type": "BlogPosting",
    headline: post.title,
    datePublished: post.date,
    ...(post.updated === null ? {} : { dateModified: post.updated }),
    author: { "@type": "Person", name: post.author },
    image: absoluteUrl(siteUrl, largestFile(post)),
    url: absoluteUrl(siteUrl, articlePath(post.slug)),
  })),
});

/**
 * Serializes the structured data of a page for a script element.
 *
 * @param objects schema.org objects of the page
 * @returns JSON that contains nothing that could close the script element, and no characters that only prevent line breaks
 */
export const serializeJsonLd = (objects: readonly JsonLd[]): string =>
  asTyped(JSON.stringify({ "@context": "https://schema.org", "@graph": objects }))
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
