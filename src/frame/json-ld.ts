/**
 * Structured data for search engines: schema.org objects from content. Those that the blog does without are in a file
 * of their own (page-json-ld.ts): what one page asks for here stands in the script of each.
 */
import { absoluteUrl, articlePath, BLOG_PATH } from "../lib/paths";
import type { SiteFacts } from "./use-site-facts";

export type JsonLd = { "@type": string; [key: string]: unknown };

/** What other objects call the company by. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** The company itself. */
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

/** The blog with its articles. */
export const blogJsonLd = (
  posts: readonly {
    slug: string;
    title: string;
    excerpt: string;
    date: string;
    author: string;
  }[],
  siteUrl: string,
): JsonLd => ({
  "@type": "Blog",
  url: absoluteUrl(siteUrl, BLOG_PATH),
  publisher: { "@id": organizationId(siteUrl) },
  blogPost: posts.map((post) => ({
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    author: { "@type": "Person", name: post.author },
    url: absoluteUrl(siteUrl, articlePath(post.slug)),
  })),
});

/**
 * One script's worth of structured data.
 *
 * @param objects schema.org objects of a page
 * @returns JSON in which no text can close the script element
 */
export const serializeJsonLd = (objects: readonly JsonLd[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": objects })
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
