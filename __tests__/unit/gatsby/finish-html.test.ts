/** @jest-environment node */
import { finishHtml } from "../../../src/gatsby/finish-html";
import { inlineScript } from "../../../src/inline/inline-script";
import { themeScript } from "../../../src/inline/theme";

const APP = '<script src="/app-1.js" async></script><script src="/framework-2.js" async=""></script>';
const page = (body: string, head = ""): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}${APP}</body></html>`;

const finish = (html: string): string => finishHtml(html, "", "<svg/>", "/about");

test("one loader at the end asks for the page's scripts, in their order", () => {
  const html = finish(page("<p>Hello</p>"));
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).toMatch(
    /<p>Hello<\/p><script[^>]* data-scripts="\/app-1\.js \/framework-2\.js">[\s\S]+<\/script><\/body>/,
  );
});

test("the loader names the page, whatever address it is asked for by", () => {
  expect(finish(page(""))).toContain('<script data-page="/about"');
});

test("the loader's text is the same on every page, so that one hash allows it", () => {
  const loader = (html: string) => /<script[^>]* data-scripts="[^"]*">([\s\S]*)<\/script>/.exec(finish(html))?.[1];
  expect(loader(page("one"))).toBe(loader(page("two").replace("/app-1.js", "/other.js")));
});

test.each([
  ['<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/x";/*]]>*/</script>', "pagePath"],
  ['<script src="/polyfill-3.js" nomodule=""></script>', "polyfill"],
  ['<meta http-equiv="x-ua-compatible" content="ie=edge"/>', "x-ua"],
  ['<meta name="generator" content="Gatsby 5"/>', "generator"],
  [
    "<style>.gatsby-image-wrapper{position:relative}</style><noscript><style>.gatsby-image-wrapper noscript [data-main-image]{opacity:1!important}</style></noscript>",
    "gatsby-image",
  ],
  [
    '<script type="module">const e="undefined"!=typeof HTMLImageElement&&"loading"in HTMLImageElement.prototype;e&&run()</script>',
    "HTMLImageElement",
  ],
])("what the site does without goes: %.60s", (extra, trace) => {
  expect(finish(page("", extra))).not.toContain(trace);
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
  const html = finish(page("", "<script>(function themeScript() { /* long */ })();</script>"));
  expect(html).not.toContain("/* long */");
  expect(html).toContain(`<script>${inlineScript(themeScript)}</script>`);
});

test("the page holds the icon itself, as the picture that it was", () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#14B4D8" d="M0 0h50%"/><text>&amp;</text></svg>';
  const html = finishHtml(page("", '<link rel="icon" type="image/svg+xml" href="/favicon.svg"/>'), "", icon, "/about");
  const address = /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"#<>&]+)"\/>/.exec(html)?.[1];
  expect(decodeURIComponent(address ?? "").replaceAll("'", '"')).toBe(icon);
});

test("a page without scripts is not one that Gatsby wrote as we know it", () => {
  expect(() => finish("<html><body></body></html>")).toThrow("no async script");
  expect(() => finish(finish(page("")))).toThrow("no async script");
});
