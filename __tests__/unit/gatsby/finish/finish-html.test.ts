/** @jest-environment node */
import { inlineScript } from "../../../../src/browser/inline-script";
import { themeScript } from "../../../../src/frame/theme-script";
import { inlineCode } from "../../../../src/gatsby/finish/content-security-policy";
import { finishHtml } from "../../../../src/gatsby/finish/finish-html";
import { readHtml } from "../../../../src/gatsby/finish/read-html";

/** What Gatsby and its plugins write into every page, and the site does without, by the error where it is missing. */
const UNUSED = {
  "script with the page's path": '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/x";/*]]>*/</script>',
  "list of the scripts' names": '<script\n id="gatsby-chunk-mapping"\n>\n window.___chunkMapping="{}";\n</script>',
  "style of the image plugin": "<style>.gatsby-image-wrapper{position:relative}</style>",
  "noscript style of the image plugin":
    "<noscript><style>.gatsby-image-wrapper noscript [data-main-image]{opacity:1!important}</style></noscript>",
  "script of the image plugin":
    '<script type="module">const e="undefined"!=typeof HTMLImageElement&&"loading"in HTMLImageElement.prototype;e&&run()</script>',
  "script with the build's identity": '<script>window.___webpackCompilationHash="0123abc";</script>',
  "switch for compatibility": '<meta http-equiv="x-ua-compatible" content="ie=edge"/>',
  "name of the generator": '<meta name="generator" content="Gatsby 5.16.1"/>',
};

/** What it writes and the site changes or needs. */
const CHANGED = {
  title: '<title data-react-helmet="true">A page</title>',
  "style sheet": '<style data-href="/styles.0000.css" data-identity="gatsby-global-css">p{color:blue}</style>',
  "script of the theme": "<script>(function themeScript() { /* long */ })();</script>",
};

/** Drawings that the page shows, one of them twice. */
const DRAWN = '<link rel="icon" href="/icon.svg"/>' + '<source srcSet="/logo.svg"/>'.repeat(2);

const APP = '<script src="/app-1.js" async></script><script src="/framework-2.js" async=""></script>';
const FRAME = Object.values({ ...UNUSED, ...CHANGED }).join("") + DRAWN;
const page = (body: string, head = ""): string =>
  `<!DOCTYPE html><html><head>${FRAME}${head}</head><body>${body}${APP}</body></html>`;

const STYLE_SHEET = { address: "/styles.0123.css", css: "p{color:red}h6{color:red}" };

const finishPage = (html: string, drawing = "<svg/>") =>
  finishHtml({
    html,
    path: "/about",
    build: "4567def",
    words: [],
    template: "/template-3.js",
    data: ["/data-4.json", "/data-5.json"],
    drawings: { "/icon.svg": drawing, "/logo.svg": drawing },
    styleSheet: STYLE_SHEET,
  });
const finish = (html: string, drawing?: string): string => finishPage(html, drawing).html;

test("one loader at the end asks for the page's scripts, in their order and the template's last, and for its data", () => {
  const html = finish(page("<p>Hello</p>"));
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).toMatch(
    /<p>Hello<\/p><script[^>]* data-scripts="\/app-1\.js \/framework-2\.js \/template-3\.js" data-fetched="\/data-4\.json \/data-5\.json">[\s\S]+<\/script><\/body>/,
  );
});

test("icons keep the classes that styles ask for, and drop their names and their namespace", () => {
  const icon = (attributes: string) => `<svg width="24"${attributes} aria-hidden="true"><path d="M0 0"></path></svg>`;
  const html = finish(
    page(
      icon(' xmlns="http://www.w3.org/2000/svg" class="lucide lucide-sun"') +
        icon(' class="lucide lucide-box lucide-box-2 shrink-0 p-1"'),
    ),
  );
  expect(html).toContain(icon("") + icon(' class="shrink-0 p-1"'));
});

test("the loader names the page, whatever address it is asked for by, and the build", () => {
  expect(finish(page(""))).toContain('<script data-page="/about" data-build="4567def"');
});

test("style attributes of Gatsby go, and those of others are refused by their element", () => {
  const wrapper = (style: string) => `<div${style} tabindex="-1" id="gatsby-focus-wrapper"></div>`;
  const announcer = (style: string) => `<div id="gatsby-announcer"${style} aria-live="assertive"></div>`;
  const gatsby = (style: string) => wrapper(style) + announcer(style);
  expect(finish(page(gatsby(' style="position:absolute;top:0"')))).toContain(gatsby(""));
  expect(() => finish(page('<p style="top:0">Hello</p>'))).toThrow('/about holds <p style="top:0">');
});

test("who prints without scripts gets the whole style sheet", () => {
  const inNoscript = /<noscript>(.*?)<\/noscript>/.exec(finish(page("")))?.[1];
  expect(inNoscript).toBe('<link rel="stylesheet" media="print" href="/styles.0123.css"/>');
});

test("the loader's text is the same on every page, so that one hash allows it", () => {
  const loader = (html: string) => /<script[^>]* data-scripts="[^>]*>([\s\S]*)<\/script>/.exec(finish(html))?.[1];
  expect(loader(page("one"))).toBe(loader(page("two").replace("/app-1.js", "/other.js")));
});

test.each(Object.entries(UNUSED))("the %s goes", (_what, written) => {
  expect(finish(page(""))).not.toContain(written);
});

test.each(Object.entries({ ...UNUSED, ...CHANGED }))(
  "a page without its %s, or with two, is not one that Gatsby writes today",
  (what, written) => {
    expect(() => finish(page("").replace(written, ""))).toThrow(`/about holds no ${what} where one was expected`);
    expect(() => finish(page("", written))).toThrow(`/about holds 2 ${what}`);
  },
);

test("the page gets what it uses of the style sheet, in place of the one that it was rendered with", () => {
  const html = finish(page("<p>Hello</p>"));
  expect(html).toContain('<style data-href="/styles.0123.css">p{color:red}</style>');
  expect(html).not.toContain("blue");
});

test.each([
  "<style>.own{color:red}</style>",
  '<script>document.documentElement.classList.add("js")</script>',
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  '<link rel="preload" as="font" href="/static/a.woff2"/>',
  '<meta name="robots" content="noindex"/>',
])("what is the page's own stays: %.60s", (own) => {
  expect(finish(page("", own))).toContain(own);
});

test.each([
  "$& $1 $` $' $$",
  "&lt;script src=&quot;/x.js&quot; async&gt;&lt;/script&gt;",
  "&lt;/body&gt;",
  "Ünïcode 日本語 \u{1f680}",
])("a text of the content stays as it is: %s", (text) => {
  expect(finish(page(`<p>${text}</p>`))).toContain(`<p>${text}</p>`);
});

test("the theme's script becomes the compressed one", () => {
  const html = finish(page(""));
  expect(html).not.toContain("/* long */");
  expect(html).toContain(`<script>${inlineScript(themeScript)}</script>`);
});

test("the page holds its drawings themselves, as the pictures that they were, wherever they stand", () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#14B4D8" d="M0 0h50%"/><text>&amp;</text></svg>';
  const html = finish(page(""), drawing);
  // A source ends at a space.
  const addresses = Array.from(html.matchAll(/"data:image\/svg\+xml,([^"#<>& ]+)"/g), ([, address = ""]) => address);
  expect(addresses.map((address) => decodeURIComponent(address).replaceAll("'", '"'))).toEqual(Array(3).fill(drawing));
});

test("a drawing that the page does not show is named", () => {
  expect(() => finish(page("").replaceAll("/logo.svg", "/logo-2.svg"))).toThrow("/about shows /logo.svg nowhere");
});

test("a page without scripts is not one that Gatsby wrote", () => {
  expect(() => finish("<html><body></body></html>")).toThrow("asks for no script");
  expect(() => finish(finish(page("")))).toThrow("asks for no script");
});

test("the code that a finished page holds is what the browser will find in it", () => {
  const { html, inline } = finishPage(
    page("<p>Hello</p>", '<script type="application/ld+json">{}</script><script>own()</script>'),
  );
  const found = inlineCode(html, readHtml(html));
  expect({ ...inline, scripts: [...inline.scripts].sort() }).toEqual({ ...found, scripts: [...found.scripts].sort() });
  expect(inline.scripts).toHaveLength(3);
});
