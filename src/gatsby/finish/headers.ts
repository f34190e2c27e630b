import {
  ARTICLE_FILES,
  ARTICLE_LIST,
  ATOM_FEED,
  INTENTS_FILE,
  JSON_FEED,
  LOGO_DRAWING,
  SEARCH_INDEX,
} from "../../lib/paths";
import { contentSecurityPolicy, type InlineCode } from "./content-security-policy";

/**
 * Headers by path. If two rules set the same header for one path, some hosts join the values and others let the last
 * one win. So no two rules do.
 */
type HeaderRules = readonly { path: string; headers: Readonly<Record<string, string>> }[];

/** Two years, in seconds, as browsers' preload lists require. */
const HSTS_SECONDS = 63_072_000;
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";
const ONE_DAY = "public, max-age=86400";
const ONE_HOUR = "public, max-age=3600";

/** Feeds and their types, which no host derives from the file names. Readers poll often, and new articles are rare. */
const FEEDS = [
  { path: ATOM_FEED, type: "application/atom+xml" },
  { path: JSON_FEED, type: "application/feed+json" },
];

/** Files without a hash in their name that seldom change. */
const DAILY = [
  "/logo.png",
  LOGO_DRAWING,
  "/favicon.svg",
  "/favicon-32.png",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/og-image.png",
  "/share/*",
];

/** Browser features that the site does not use. */
const PERMISSIONS = ["browsing-topics", "camera", "geolocation", "microphone", "payment", "usb"];

/**
 * The headers of the whole site, for both the host and the local server.
 *
 * @param pages the inline code of each page
 * @param hashedFiles paths of the scripts and styles, whose names hold a hash of their content; each gets a rule of its
 *   own, since hosts read a pattern such as "/*.js" differently
 * @returns the rules
 */
export const headerRules = (pages: readonly InlineCode[], hashedFiles: readonly string[]): HeaderRules => [
  {
    path: "/*",
    headers: {
      "Content-Security-Policy": contentSecurityPolicy(pages),
      "Strict-Transport-Security": `max-age=${HSTS_SECONDS}; includeSubDomains; preload`,
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": PERMISSIONS.map((feature) => `${feature}=()`).join(", "),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  },
  // Pages rely on the host's default, which is the same. A rule for all pages would overlap with these.
  ...["/page-data/*", SEARCH_INDEX, INTENTS_FILE, ARTICLE_LIST, `${ARTICLE_FILES}*`].map((path) => ({
    path,
    headers: { "Cache-Control": REVALIDATE },
  })),
  // The names change with the content.
  ...["/static/*", ...hashedFiles].map((path) => ({ path, headers: { "Cache-Control": IMMUTABLE } })),
  ...DAILY.map((path) => ({ path, headers: { "Cache-Control": ONE_DAY } })),
  ...FEEDS.map(({ path, type }) => ({
    path,
    headers: { "Content-Type": `${type};charset=utf-8`, "Cache-Control": ONE_HOUR },
  })),
];

/** The rules in the format of Netlify's `_headers` file. */
export const formatHeaders = (rules: HeaderRules): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n")
    .concat("\n");
