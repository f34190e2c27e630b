import { createHash } from "node:crypto";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const unique = (values: Iterable<string>): string[] => [...new Set(values)].sort();

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

const directive = (start: string, hashes: readonly string[]): string => [start, ...hashes].join(" ");

const unescapeAttribute = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/**
 * The policy that allows what the built pages hold, and nothing else.
 *
 * @param pages HTML of every page
 * @returns the value of the Content-Security-Policy header
 */
export const contentSecurityPolicy = (pages: readonly string[]): string => {
  const scripts = unique(
    pages.flatMap((html) =>
      Array.from(html.matchAll(INLINE_SCRIPT))
        // Data blocks are not run, so they need no permission.
        .filter(([, attributes = ""]) => !/type="application\/(ld\+)?json"/.test(attributes))
        .map(([, , text = ""]) => hash(text)),
    ),
  );
  const styles = unique(
    pages.flatMap((html) => Array.from(html.matchAll(INLINE_STYLE), ([, text = ""]) => hash(text))),
  );
  const attributes = unique(
    pages.flatMap((html) =>
      Array.from(html.matchAll(STYLE_ATTRIBUTE), ([, text = ""]) => hash(unescapeAttribute(text))),
    ),
  );
  return [
    // Firefox asks this directive alone about <link rel=prefetch>; everything else is named below (docs/decisions.md).
    "default-src 'self'",
    directive("script-src 'self'", scripts),
    directive("style-src 'self'", styles),
    // Without attributes the directive must still stand: it would fall back to style-src.
    attributes.length > 0 ? directive("style-src-attr 'unsafe-hashes'", attributes) : "style-src-attr 'none'",
    // Of data there is one picture: the site's icon (finish-html.ts).
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};
