/**
 * The last touch to each built page: scripts are asked for after the first paint,
 * the whole style sheet later still, and what the page does not use goes.
 */
import { inlineScript } from "../inline/inline-script";
import { loadScripts } from "../inline/load-scripts";
import { themeScript } from "../inline/theme";
import { WEB_MANIFEST } from "./site-files";
import { trimCss, wordsIn } from "./trim-css";

const ASYNC_SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const NO_MODULE_SCRIPT = /<script src="[^"]+" nomodule(?:="")?><\/script>/gi;
/** Gatsby's page path, which the browser knows by itself, and differs on each page: no hash could allow it. */
const PAGE_PATH_SCRIPT = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/g;
/** The image plugin's client code; `ui/picture` does without. */
const IMAGE_PLUGIN_STYLE =
  /<style>\.gatsby-image-wrapper\{[\s\S]*?<\/style><noscript><style>\.gatsby-image-wrapper noscript[\s\S]*?<\/style><\/noscript>/g;
const IMAGE_PLUGIN_SCRIPT = /<script type="module">const e="undefined"!=typeof HTMLImageElement[\s\S]*?<\/script>/g;
/** The site's style sheet, which Gatsby writes into each page as a whole. */
const GLOBAL_STYLE = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/;
/** A switch of Internet Explorer. */
const COMPATIBLE = /<meta http-equiv="x-ua-compatible"[^>]*\/?>/g;
/** As the server wrote it; what runs this file is compressed by Gatsby, and so is the function it holds. */
const THEME_SCRIPT = /<script>\(function themeScript\b[\s\S]*?<\/script>/;
/** A file of its own would be fetched before the first paint, by a connection of its own. */
const ICON = 'href="/favicon.svg"';
const GENERATOR = /<meta name="generator"[^>]*\/?>/g;

/** An SVG picture as an address that holds it, fit for an attribute in double quotes. */
const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>&]/g, encodeURIComponent)}`;

/**
 * Finishes the HTML of a page.
 *
 * @param html a page as Gatsby wrote it
 * @param script text of the script that belongs to its template: what it may add to the page is styled too
 * @param icon the site's icon as SVG, which each page holds
 * @param page path of the page, such as "/about"
 * @returns the page with one small loader in place of its script elements
 * @throws where the page has no script element to put off: Gatsby then writes
 *   pages in a way that this function does not know
 */
export const finishHtml = (html: string, script: string, icon: string, page: string): string => {
  const sources = Array.from(html.matchAll(ASYNC_SCRIPT), (match) => match[1] ?? "");
  if (sources.length === 0) throw new Error("finishHtml: the page has no async script");
  const [, styleSheet = "", css = ""] = GLOBAL_STYLE.exec(html) ?? [];
  const loader = `<script data-page="${page}" data-style="${styleSheet}" data-manifest="${WEB_MANIFEST}" data-scripts="${sources.join(" ")}">${inlineScript(loadScripts)}</script>`;
  return html
    .replace(css, () => trimCss(css, html, wordsIn(script)))
    .replace(THEME_SCRIPT, () => `<script>${inlineScript(themeScript)}</script>`)
    .replace(ASYNC_SCRIPT, "")
    .replace(NO_MODULE_SCRIPT, "")
    .replace(PAGE_PATH_SCRIPT, "")
    .replace(IMAGE_PLUGIN_STYLE, "")
    .replace(IMAGE_PLUGIN_SCRIPT, "")
    .replace(ICON, () => `href="${svgAddress(icon)}"`)
    .replace(COMPATIBLE, "")
    .replace(GENERATOR, "")
    .replace("</body>", () => `${loader}</body>`);
};
