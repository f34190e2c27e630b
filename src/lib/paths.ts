/** Paths of the site's pages and files, and how those that follow from content are built. */
import { MESSAGE_FIELD } from "./page-ids";

/** Path of an industry's page (docs/product.md, section 2). */
export const industryPath = (industry: string): string => `/services/${industry}`;

/** Path of a sub-industry. No page stands there yet. */
export const subIndustryPath = (industry: string, subIndustry: string): string =>
  `${industryPath(industry)}/${subIndustry}`;

/** Path of the services overview, which lists every industry. */
export const SERVICES_PATH = "/services";

/** Path of the blog. */
export const BLOG_PATH = "/blog";

/** Address of an article: it opens inside the blog. */
export const articlePath = (slug: string): string => `${BLOG_PATH}#${slug}`;

/** Path of the contact page, the site's conversion goal (docs/product.md, section 1). */
export const CONTACT_PATH = "/contact";

/** Address of the message field there. */
export const MESSAGE_PATH = `${CONTACT_PATH}#${MESSAGE_FIELD}`;

/** File with the data of a page, as Gatsby writes and fetches it. */
export const pageDataPath = (pagePath: string): string =>
  `/page-data${pagePath === "/" ? "/index" : pagePath}/page-data.json`;

/** File that hosts serve for an unknown address. */
export const NOT_FOUND_PATH = "/404.html";

/** The logo as a drawing; /logo.png shows the same. */
export const LOGO_DRAWING = "/logo.svg";

/** Path of a page's share image; the home page's is called "home". */
export const shareImagePath = (pagePath: string): string =>
  `/share/${pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-")}.jpg`;

/** Share image of anything that has none of its own (docs/product.md, section 9). */
export const DEFAULT_SHARE_IMAGE_PATH = "/og-image.png";

/** An address in full. */
export const absoluteUrl = (siteUrl: string, path: string): string => `${siteUrl}${path}`;

/** The articles as feeds. */
export const ATOM_FEED = "/feed.xml";
export const JSON_FEED = "/feed.json";

/** Where the web manifest stands. */
export const WEB_MANIFEST = "/site.webmanifest";

/** Cards of the blog's archive: the articles that its page does not hold. */
export const ARTICLE_LIST = "/articles.json";

/** The archive as a page without scripts; hosts serve it from `articles.html`. */
export const ARTICLE_LIST_PAGE = "/articles";

/** Files of the archive's articles, one each. */
export const ARTICLE_FILES = "/articles/";

/** File with an article of the archive. */
export const articleFile = (slug: string): string => `${ARTICLE_FILES}${slug}.json`;

/** File of the search index, which is fetched at first use. */
export const SEARCH_INDEX = "/search-index.json";

/** File of what visitors ask in words of their own, which the assistant fetches beside it. */
export const INTENTS_FILE = "/intents.json";
