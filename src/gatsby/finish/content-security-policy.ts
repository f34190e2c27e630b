import { createHash } from "node:crypto";
import { innerText, type HtmlElement } from "./read-html";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const unique = (values: Iterable<string>): string[] => [...new Set(values)];

const directive = (start: string, hashes: readonly string[]): string => [start, ...hashes].join(" ");

/** Inline code of a page, which the policy allows by its hash. */
export type InlineCode = {
  scripts: readonly string[];
  styles: readonly string[];
};

/** True for a script that runs from the page itself: neither a file of its own nor a data block. */
const isInlineScript = ({ name, attributes: { src, type = "" } }: HtmlElement): boolean =>
  name === "script" && src === undefined && !/^application\/(ld\+)?json$/.test(type);

/**
 * Finds the inline code of a page.
 *
 * @param html the page
 * @param elements the page's elements that remain after finishing
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
 * Builds a policy that allows what the built pages hold, and nothing else.
 *
 * @param pages the inline code of each page
 * @returns the value of the Content-Security-Policy header
 */
export const contentSecurityPolicy = (pages: readonly InlineCode[]): string => {
  const hashes = (kind: keyof InlineCode): string[] =>
    unique(pages.flatMap((page) => page[kind]))
      .map(hash)
      .sort();
  return [
    // Firefox checks <link rel=prefetch> against this directive alone. Everything else is named below
    // (docs/decisions.md, "`default-src 'self'`, with everything else named").
    "default-src 'self'",
    directive("script-src 'self'", hashes("scripts")),
    directive("style-src 'self'", hashes("styles")),
    // Pages have no style attributes (finish-html.ts). Styles that scripts set through `element.style` are not subject
    // to this directive.
    "style-src-attr 'none'",
    // Each page has two images as data URLs: the site's icon and the logo's drawing.
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
