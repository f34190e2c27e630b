import { createHash } from "node:crypto";
import { innerText, type HtmlElement } from "./read-html";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const unique = (values: Iterable<string>): string[] => [...new Set(values)];

const directive = (start: string, hashes: readonly string[]): string => [start, ...hashes].join(" ");

/** Code within a page, which the policy allows by its hash. */
export type InlineCode = {
  scripts: readonly string[];
  styles: readonly string[];
};

/** A script that is run: neither a file of its own nor a block of data. */
const isInlineScript = ({ name, attributes: { src, type = "" } }: HtmlElement): boolean =>
  name === "script" && src === undefined && !/^application\/(ld\+)?json$/.test(type);

/**
 * Finds the code within a page.
 *
 * @param html the page
 * @param elements those of its elements that count
 */
export const inlineCode = (html: string, elements: readonly HtmlElement[]): InlineCode => {
  const textsOf = (isIt: (element: HtmlElement) => boolean) =>
    elements.filter(isIt).map((element) => innerText(html, element));
  return {
    scripts: textsOf(isInlineScript),
    styles: textsOf(({ name }) => name === "style"),
  };
};

/**
 * The policy that allows what the built pages hold, and nothing else.
 *
 * @param pages the code that each page holds
 * @returns the value of the Content-Security-Policy header
 */
export const contentSecurityPolicy = (pages: readonly InlineCode[]): string => {
  const hashes = (kind: keyof InlineCode): string[] =>
    unique(pages.flatMap((page) => page[kind]))
      .map(hash)
      .sort();
  return [
    // Firefox asks this directive alone about <link rel=prefetch>; everything else is named below (docs/decisions.md).
    "default-src 'self'",
    directive("script-src 'self'", hashes("scripts")),
    directive("style-src 'self'", hashes("styles")),
    // Pages hold none (finish-html.ts). What scripts set element by element is no attribute in the sense of the policy.
    "style-src-attr 'none'",
    // Of data there are two pictures in each page: the site's icon and the logo's drawing.
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
