/** @jest-environment node */
import { headersFor, parseHeaders } from "../../../../scripts/server/header-rules";
import { formatHeaders, headerRules } from "../../../../src/gatsby/finish/headers";

const rules = headerRules([{ scripts: ["run()"], styles: [] }], ["/app-0123.js", "/styles.0123.css"]);
const parsed = parseHeaders(formatHeaders(rules));

test("what is written is what is read back", () => {
  expect(parsed.map(({ headers }) => Object.fromEntries(headers))).toEqual(rules.map(({ headers }) => headers));
});

test.each([
  "/",
  "/about",
  "/services/finance",
  "/404.html",
  "/missing.js",
  "/app-0123.js",
  "/styles.0123.css",
  "/static/abc/image.avif",
  "/page-data/index/page-data.json",
  "/page-data/app-data.json",
  "/articles.json",
  "/articles.html",
  "/articles/an-article.json",
  "/share/home.jpg",
  "/og-image.png",
  "/sitemap.xml",
  "/feed.xml",
  "/feed.json",
  "/.well-known/security.txt",
])("no two rules set the same header for %s, and all security headers are there", (path) => {
  const names = parsed
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ headers }) => headers.map(([name]) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(Object.keys(rules[0]!.headers)));
});

test.each([
  ["/app-0123.js", /immutable/],
  ["/styles.0123.css", /immutable/],
  ["/static/abc/image.avif", /immutable/],
  ["/page-data/index/page-data.json", /max-age=0, must-revalidate/],
  ["/search-index.json", /max-age=0, must-revalidate/],
  ["/intents.json", /max-age=0, must-revalidate/],
  ["/articles.json", /max-age=0, must-revalidate/],
  ["/articles/an-article.json", /max-age=0, must-revalidate/],
  ["/og-image.png", /max-age=86400$/],
  ["/feed.xml", /max-age=3600$/],
  ["/feed.json", /max-age=3600$/],
  ["/", undefined],
  ["/about", undefined],
  ["/other.js", undefined],
])("the rule for keeping %s is %s", (path, expected) => {
  const value = headersFor(parsed, path).get("Cache-Control");
  if (expected) expect(value).toMatch(expected);
  else expect(value).toBeUndefined();
});

test("a star stands only at the end of a path, where every host reads it alike", () => {
  for (const { path } of rules) expect(path).toMatch(/^\/[^*]*\*?$/);
});

test("no value breaks out of its line", () => {
  for (const { headers } of rules) {
    for (const [name, value] of Object.entries(headers))
      expect(`${name}: ${value}`).toMatch(/^[A-Za-z-]+: [\x20-\x7e]+$/);
  }
});
