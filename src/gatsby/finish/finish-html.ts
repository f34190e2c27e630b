/**
 * Post-processes built pages: scripts are asked for after the first paint, each
 * page keeps its own part of the style sheet, and what it does not use goes.
 */
import { inlineScript } from "../../browser/inline-script";
import { LOADER } from "../../browser/load-scripts";
import { themeScript } from "../../frame/theme-script";
import { inlineCode, type InlineCode } from "./content-security-policy";
import { postedForms, type PostedForm } from "./forms-page";
import { editHtml, innerText, readHtml, type Edit, type HtmlElement } from "./read-html";
import { trimCss } from "./trim-css";

export type FinishedPage = { html: string; inline: InlineCode; forms: readonly PostedForm[] };

type PageSources = {
  /** The page as Gatsby wrote it. */
  html: string;
  /** Path of the page, such as "/about". */
  path: string;
  /** Identity of the build, which the browser compares with that of a page's data. */
  build: string;
  /** Words of the script that belongs to its template (`wordsIn` of trim-css.ts): what it may add to the page is styled too. */
  words: readonly string[];
  /**
   * Address and text of the style sheet. What stands in the page may be that of an earlier build: where only styles have
   * changed, Gatsby does not render pages anew.
   */
  styleSheet: { address: string; css: string };
  /** Address of its template's script. */
  template: string;
  /** Addresses of its data. */
  data: readonly string[];
  /** SVG files by their addresses, which each page holds: files of their own would be fetched before the first paint. */
  drawings: Readonly<Record<string, string>>;
};

/** An SVG picture as an address that holds it, fit for an attribute in double quotes, also for one of several sources. */
const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>&\s]/g, encodeURIComponent)}`;

const BUILD_SCRIPT = /^window\.___webpackCompilationHash="\w+";$/;

/** Elements of Gatsby whose style attributes are left out: base.css styles them, and the policy allows no such attribute. */
const STYLED_BY_GATSBY = ["gatsby-focus-wrapper", "gatsby-announcer"];

const STYLE_ATTRIBUTE = / style="[^"]*"/;

/**
 * Removes the style attributes that Gatsby writes.
 *
 * @throws where another element has one, which browsers would ignore
 */
const withoutStyleAttributes = ({ html, path }: PageSources, elements: readonly HtmlElement[]): Edit[] =>
  elements
    .filter(({ attributes }) => "style" in attributes)
    .map(({ name, attributes, start, open }) => {
      if (!STYLED_BY_GATSBY.includes(attributes.id ?? ""))
        throw new Error(
          `${path} holds <${name} style="${attributes.style}">, which the site's policy forbids: ` +
            "give the element a class instead, or set its style once the scripts have taken over.",
        );
      return { start, end: open, text: html.slice(start, open).replace(STYLE_ATTRIBUTE, "") };
    });

/**
 * Writes a drawing into the elements that name its file.
 *
 * @throws where there is none
 */
const holdDrawing = (
  { html, path }: PageSources,
  elements: readonly HtmlElement[],
  address: string,
  svg: string,
): Edit[] => {
  const places = elements.filter(({ attributes: { href, srcset } }) => href === address || srcset === address);
  if (places.length === 0)
    throw new Error(`${path} shows ${address} nowhere: src/gatsby/finish/finish-build.ts names it`);
  return places.map(({ start, open }) => ({
    start,
    end: open,
    text: html.slice(start, open).replace(`"${address}"`, () => `"${svgAddress(svg)}"`),
  }));
};

/** Finds what Gatsby writes once into every page. */
const finderIn = ({ html, path }: PageSources, elements: readonly HtmlElement[]) => {
  return (what: string, isIt: (element: HtmlElement, text: () => string) => boolean): HtmlElement => {
    const [first, ...others] = elements.filter((element) => isIt(element, () => innerText(html, element)));
    if (first && others.length === 0) return first;
    throw new Error(
      `${path} holds ${first ? others.length + 1 : "no"} ${what} where one was expected: ` +
        "Gatsby or one of its plugins now writes pages in another way, which src/gatsby/finish/finish-html.ts must follow.",
    );
  };
};

/**
 * Finishes the HTML of a page.
 *
 * @param sources the page and what goes into it
 * @returns the page with one small loader in place of its script elements, the code that it holds, and its forms
 * @throws where the page does not hold exactly what Gatsby writes today; the message says what
 */
export const finishHtml = (sources: PageSources): FinishedPage => {
  const { html, path, build, words, template, data, drawings, styleSheet } = sources;
  const elements = readHtml(html);
  const find = finderIn(sources, elements);
  const isScript = ({ name }: HtmlElement) => name === "script";

  const files = elements.filter((element) => isScript(element) && "src" in element.attributes);
  if (files.length === 0) throw new Error(`${path} asks for no script: it is finished already, or Gatsby has changed`);
  const styles = find("style sheet", ({ attributes }) => attributes["data-identity"] === "gatsby-global-css");
  const theme = find(
    "script of the theme",
    (element, text) => isScript(element) && /^\(function themeScript/.test(text()),
  );
  // Where a part of a page waited while it was built, the page's head would be another one's: react-helmet keeps one for all.
  find("title", ({ name, attributes }) => name === "title" && "data-react-helmet" in attributes);
  const body = find("end of the body", ({ name }) => name === "body");
  // A script that differs in each build; the loader names the build, and browser/entry.ts tells Gatsby.
  const gatsbysBuild = find(
    "script with the build's identity",
    (element, text) => isScript(element) && BUILD_SCRIPT.test(text()),
  );
  const unused = [
    // Written as a string, in which Gatsby's loader finds nothing; browser/entry.ts gives it an empty list.
    find("list of the scripts' names", ({ attributes }) => attributes.id === "gatsby-chunk-mapping"),
    // It names the page's path, which differs on each page: no hash could allow it, and the loader's data says it.
    find("script with the page's path", ({ attributes }) => attributes.id === "gatsby-script-loader"),
    // The image plugin's client code; `ui/picture` does without.
    find(
      "style of the image plugin",
      ({ name }, text) => name === "style" && text().startsWith(".gatsby-image-wrapper{"),
    ),
    find(
      "noscript style of the image plugin",
      ({ name }, text) => name === "noscript" && text().includes("gatsby-image"),
    ),
    find("script of the image plugin", ({ attributes }) => attributes.type === "module"),
    gatsbysBuild,
    // A switch of Internet Explorer.
    find("switch for compatibility", ({ attributes }) => attributes["http-equiv"] === "x-ua-compatible"),
    find("name of the generator", ({ name, attributes }) => name === "meta" && attributes.name === "generator"),
  ];

  const css = trimCss(styleSheet.css, elements, words);
  const themeText = inlineScript(themeScript);
  // Gatsby asks for the data once its own scripts run, and for the template's script once it has the data.
  const scripts = [...files.map(({ attributes }) => attributes.src), template].join(" ");
  const loaderTag = `<script data-page="${path}" data-build="${build}" data-scripts="${scripts}" data-fetched="${data.join(" ")}">`;
  const within = ({ open, close }: HtmlElement, text: string): Edit => ({ start: open, end: close, text });

  const icons = elements.filter(({ name, attributes }) => name === "svg" && attributes.class?.startsWith("lucide "));

  const edits: Edit[] = [
    ...[...files, ...unused].map(({ start, end }) => ({ start, end, text: "" })),
    // Without Gatsby's mark: late-links.ts finds the whole sheet by its address. That sheet alone holds the styles for paper.
    {
      ...styles,
      text:
        `<style data-href="${styleSheet.address}">${css}</style>` +
        `<noscript><link rel="stylesheet" media="print" href="${styleSheet.address}"/></noscript>`,
    },
    ...withoutStyleAttributes(sources, elements),
    within(theme, themeText),
    ...Object.entries(drawings).flatMap(([address, svg]) => holdDrawing(sources, elements, address, svg)),
    // The icons' names, which no style asks for, and a namespace that HTML implies; React leaves a page's attributes as they are.
    ...icons.map(({ start, open }) => ({
      start,
      end: open,
      text: html
        .slice(start, open)
        .replace(/\blucide(-[\w-]+)? ?/g, "")
        .replace(' class=""', "")
        .replace(' xmlns="http://www.w3.org/2000/svg"', ""),
    })),
    { start: body.close, end: body.close, text: `${loaderTag}${LOADER}</script>` },
  ];

  const gone = new Set([...files, ...unused, styles, theme]);
  const kept = elements.filter(
    (element) => !gone.has(element) && !unused.some(({ start, end }) => element.start > start && element.end < end),
  );
  const inline = inlineCode(html, kept);
  return {
    html: editHtml(html, edits),
    inline: {
      scripts: [...inline.scripts, themeText, LOADER],
      styles: [...inline.styles, css],
    },
    forms: postedForms(elements),
  };
};
