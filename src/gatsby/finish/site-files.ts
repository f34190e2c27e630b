/** The small files that crawlers, browsers, and security researchers look for. */
import { absoluteUrl } from "../../lib/paths";
import { escapeMarkup } from "./markup";

/** Sitemap of the pages that search engines may list. */
export const sitemap = (siteUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeMarkup(absoluteUrl(siteUrl, path))}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");

/** Allows everything and names the sitemap. */
export const robots = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** How long security.txt is valid, in days. The standard recommends less than a year (RFC 9116). */
const SECURITY_DAYS = 330;

/** In milliseconds. */
const DAY = 86_400_000;

/**
 * Says where to report a vulnerability (RFC 9116).
 *
 * @param siteUrl address of the site
 * @param email address to write to
 * @param now time of the build; only the day counts, so all builds of one day write the same file
 */
export const securityTxt = (siteUrl: string, email: string, now: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date((Math.floor(now.getTime() / DAY) + SECURITY_DAYS) * DAY).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");

/** Web manifest: name, colors, and icons for a home screen. */
export const webManifest = (brand: string, tagline: string, themeColor: string): string =>
  `${JSON.stringify(
    {
      name: brand,
      short_name: brand,
      description: tagline,
      start_url: "/",
      display: "browser",
      theme_color: themeColor,
      background_color: "#0b1220",
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    null,
    2,
  )}\n`;
