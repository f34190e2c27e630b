/** Paths of the site's pages and files, and functions for the paths that depend on content. */
import { CONTACT_IDS, MESSAGE_FIELD } from "./page-ids";

/** Path of an industry's page (docs/product.md, section 2). */
export const industryPath = (industry: string): string => `/services/${industry}`;

/** Path of a sub-industry. It has no page yet. */
export const subIndustryPath = (industry: string, subIndustry: string): string =>
  `${industryPath(industry)}/${subIndustry}`;

/** Path of the services overview, which lists every industry. */
export const SERVICES_PATH = "/services";

/** Path of the blog. */
export const BLOG_PATH = "/blog";

/** Address of an article, which opens inside the blog. */
export const articlePath = (slug: string): string => `${BLOG_PATH}#${slug}`;

/** Path of the contact page, the site's conversion goal (docs/product.md, section 1). */
export const CONTACT_PATH = "/contact";

/** Address of the message field on the contact page. */
export const MESSAGE_PATH = `${CONTACT_PATH}#${MESSAGE_FIELD}`;

/** Address of the link that opens the time picker on the contact page. */
export const SCHEDULE_PATH = `${CONTACT_PATH}#${CONTACT_IDS.schedule}`;

/** The file with a page's data that Gatsby writes and fetches. */
export const pageDataPath = (pagePath: string): string =>
  `/page-data${pagePath === "/" ? "/index" : pagePath}/page-data.json`;

/** The file that hosts serve for an unknown address. */
export const NOT_FOUND_PATH = "/404.html";

/** The logo as a vector image; /logo.png shows the same. */
export const LOGO_DRAWING = "/logo.svg";

/** Path of a page's share image; the home page's is called "home". */
export const shareImagePath = (pagePath: string): string =>
  `/share/${pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-")}.jpg`;

/** The default share image (docs/product.md, section 9). */
export const DEFAULT_SHARE_IMAGE_PATH = "/og-image.png";

/** An absolute address. */
export const absoluteUrl = (siteUrl: string, path: string): string => `${siteUrl}${path}`;

/** The articles as feeds. */
export const ATOM_FEED = "/feed.xml";
export const JSON_FEED = "/feed.json";

/** Path of the web manifest. */
export const WEB_MANIFEST = "/site.webmanifest";

/** Cards of the blog's archive: the articles that are not part of the blog page. */
export const ARTICLE_LIST = "/articles.json";

/** The archive as a page without scripts; hosts serve `articles.html` for it. */
export const ARTICLE_LIST_PAGE = "/articles";

/** Folder of the archive's articles, one file each. */
export const ARTICLE_FILES = "/articles/";

/** The file with an article of the archive. */
export const articleFile = (slug: string): string => `${ARTICLE_FILES}${slug}.json`;

/** The search index, which is fetched on first use. */
export const SEARCH_INDEX = "/search-index.json";

/** The visitors' collected questions, which the assistant fetches along with the index. */
export const INTENTS_FILE = "/intents.json";
