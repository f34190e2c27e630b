/**
 * Post-processes built pages: scripts load after the first paint, each page keeps only its own part of the style sheet,
 * and unused elements are removed.
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
  /** Identity of the build, which the browser compares with that of the page's data. */
  build: string;
  /**
   * Words of the template's script (`wordsIn` of trim-css.ts), so that elements it adds to the page are styled, too.
   */
  words: readonly string[];
  /**
   * Address and text of the style sheet. The one within the page may come from an earlier build: Gatsby does not render
   * pages again if only styles have changed.
   */
  styleSheet: { address: string; css: string };
  /** Address of the template's script. */
  template: string;
  /** Addresses of the page's data. */
  data: readonly string[];
  /** SVG files by address, inlined in each page: as files of their own they would be fetched before the first paint. */
  drawings: Readonly<Record<string, string>>;
};

/** Encodes an SVG as a data URL that is safe in a double-quoted attribute, including `srcset`. */
const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>&\s]/g, encodeURIComponent)}`;

const BUILD_SCRIPT = /^window\.___webpackCompilationHash="\w+";$/;

/**
 * Gatsby's own elements, whose style attributes are removed: base.css styles them, and the policy forbids such
 * attributes.
 */
const STYLED_BY_GATSBY = ["gatsby-focus-wrapper", "gatsby-announcer"];

const STYLE_ATTRIBUTE = / style="[^"]*"/;

/**
 * Removes the style attributes that Gatsby writes.
 *
 * @throws if any other element has one: browsers would ignore it
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
 * Inlines a drawing in the elements that refer to its file.
 *
 * @throws if no element refers to it
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

/** Returns a function that finds an element that Gatsby writes exactly once into every page. */
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
 * @returns the page with one small loader in place of its script elements, its inline code, and its forms
 * @throws if the page does not hold exactly what Gatsby writes today; the message names the difference
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
  // react-helmet keeps one head for all pages. If part of a page was suspended while it was built, the page would get
  // another page's head.
  find("title", ({ name, attributes }) => name === "title" && "data-react-helmet" in attributes);
  const body = find("end of the body", ({ name }) => name === "body");
  // Remove this script, since it differs in each build. The loader names the build, and browser/entry.ts tells Gatsby.
  const gatsbysBuild = find(
    "script with the build's identity",
    (element, text) => isScript(element) && BUILD_SCRIPT.test(text()),
  );
  const unused = [
    // Gatsby writes this list as a string, in which its loader finds nothing. browser/entry.ts gives the loader an
    // empty list.
    find("list of the scripts' names", ({ attributes }) => attributes.id === "gatsby-chunk-mapping"),
    // It holds the page's path, so its hash would differ on each page. The loader's attributes hold the path instead.
    find("script with the page's path", ({ attributes }) => attributes.id === "gatsby-script-loader"),
    // The image plugin's client code, which `ui/picture` does not need.
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
    // A switch for Internet Explorer.
    find("switch for compatibility", ({ attributes }) => attributes["http-equiv"] === "x-ua-compatible"),
    find("name of the generator", ({ name, attributes }) => name === "meta" && attributes.name === "generator"),
  ];

  const css = trimCss(styleSheet.css, elements, words);
  const themeText = inlineScript(themeScript);
  // Gatsby requests the data only once its own scripts run, and the template's script only once it has the data. The
  // loader requests both at once.
  const scripts = [...files.map(({ attributes }) => attributes.src), template].join(" ");
  const loaderTag = `<script data-page="${path}" data-build="${build}" data-scripts="${scripts}" data-fetched="${data.join(" ")}">`;
  const within = ({ open, close }: HtmlElement, text: string): Edit => ({ start: open, end: close, text });

  const icons = elements.filter(({ name, attributes }) => name === "svg" && attributes.class?.startsWith("lucide "));

  const edits: Edit[] = [
    ...[...files, ...unused].map(({ start, end }) => ({ start, end, text: "" })),
    // Drop Gatsby's attribute: late-links.ts finds the whole sheet by its address. Only the whole sheet has print
    // styles.
    {
      ...styles,
      text:
        `<style data-href="${styleSheet.address}">${css}</style>` +
        `<noscript><link rel="stylesheet" media="print" href="${styleSheet.address}"/></noscript>`,
    },
    ...withoutStyleAttributes(sources, elements),
    within(theme, themeText),
    ...Object.entries(drawings).flatMap(([address, svg]) => holdDrawing(sources, elements, address, svg)),
    // Remove the icons' class names, which no style uses, and a namespace that HTML implies. React does not change
    // these attributes on hydration.
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
