/** @jest-environment node */
import { createHash } from "node:crypto";
import { contentSecurityPolicy, inlineCode } from "../../../../src/gatsby/finish/content-security-policy";
import { readHtml } from "../../../../src/gatsby/finish/read-html";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policyText = (...pages: string[]): string =>
  contentSecurityPolicy(pages.map((html) => inlineCode(html, readHtml(html))));

/** The policy of pages as a record from directive to values. */
const policyOf = (...pages: string[]): Record<string, string[]> =>
  Object.fromEntries(
    policyText(...pages)
      .split("; ")
      .map((directive) => directive.split(" ").filter(Boolean))
      .map(([name = "", ...values]) => [name, values]),
  );

test("without anything inline, only the site's own files are allowed", () => {
  expect(policyOf("<p>Hello</p>")).toEqual({
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "frame-src": ["'none'"],
    "media-src": ["'none'"],
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
});

/**
 * What a browser asks about each kind of request before it asks about default-src
 * (Content Security Policy Level 3, section 6.8.3), the first that is named counts.
 */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  scripts: ["script-src-elem", "script-src"],
  "handler attributes": ["script-src-attr", "script-src"],
  styles: ["style-src-elem", "style-src"],
  "style attributes": ["style-src-attr", "style-src"],
  workers: ["worker-src", "child-src", "script-src"],
  frames: ["frame-src", "child-src"],
  "fenced frames": ["fenced-frame-src", "frame-src", "child-src"],
  images: ["img-src"],
  fonts: ["font-src"],
  media: ["media-src"],
  objects: ["object-src"],
  manifests: ["manifest-src"],
  connections: ["connect-src"],
};

test.each(Object.entries(ASKED))("%s are allowed or forbidden by name, never by default-src", (_kind, directives) => {
  const policy = policyOf("<p>Hello</p>");
  expect(directives.filter((name) => name in policy)).not.toHaveLength(0);
});

test("the kinds that the site does without are forbidden by name", () => {
  const policy = policyOf("<p>Hello</p>");
  for (const kind of ["workers", "frames", "fenced frames", "media", "objects"]) {
    const first = ASKED[kind]?.find((name) => name in policy) ?? "";
    expect({ kind, values: policy[first] }).toEqual({ kind, values: ["'none'"] });
  }
});

test("no directive is named that a browser warns of", () => {
  // Firefox: child-src is deprecated, fenced-frame-src unknown. Chromium: prefetch-src is unknown.
  expect(Object.keys(policyOf("<p>Hello</p>"))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(child|prefetch|fenced-frame)-src$/)]),
  );
});

test.each([
  ["<script>run()</script>", "run()"],
  ['<script data-scripts="/a.js /b.js">run()</script>', "run()"],
  ['<script type="module">run()</script>', "run()"],
  ["<script>\n  run('ü');\n</script>", "\n  run('ü');\n"],
  ["<script></script>", ""],
])("the script of %s is allowed by the hash of its exact text", (html, text) => {
  expect(policyOf(html)["script-src"]).toEqual(["'self'", hash(text)]);
});

test.each([
  '<script src="/app.js"></script>',
  '<script async src="/app.js"></script>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<script type="application/json">{"a":1}</script>',
])("%s needs no hash", (html) => {
  expect(policyOf(html)["script-src"]).toEqual(["'self'"]);
});

test("a style is allowed by the hash of its exact text, and a style attribute never", () => {
  const policy = policyOf(`<style data-href="/s.css">a{b:c}</style><p style="d:e">`);
  expect(policy["style-src"]).toEqual(["'self'", hash("a{b:c}")]);
  expect(policy["style-src-attr"]).toEqual(["'none'"]);
});

test("each hash stands once, in an order that does not depend on the pages'", () => {
  const pages = ["<script>a</script><script>b</script>", "<script>b</script><script>c</script>"];
  expect(policyOf(...pages)["script-src"]).toHaveLength(4);
  expect(policyText(...pages)).toBe(policyText(...[...pages].reverse()));
});

test.each([
  "<script>x</script>; script-src *",
  '<p style="a:b; script-src *">',
  "<style>'unsafe-inline'; default-src *</style>",
  "<p>&lt;script&gt;evil()&lt;/script&gt;</p>",
])("nothing that a page holds becomes a part of the policy: %s", (html) => {
  const text = policyText(html);
  expect(text).not.toMatch(/\*|unsafe-inline|unsafe-eval|evil/);
  expect(text.match(/script-src /g)).toHaveLength(1);
});
