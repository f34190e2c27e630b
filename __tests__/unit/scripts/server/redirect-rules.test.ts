/** @jest-environment node */
import { canonicalPath, parseRedirects, redirectFor } from "../../../../scripts/server/redirect-rules";

test("reads lines and skips comments", () => {
  expect(parseRedirects("# moved\n\n/a /b 301\n  /c   /404.html  404!\n")).toEqual([
    { from: "/a", to: "/b", status: 301 },
    { from: "/c", to: "/404.html", status: 404 },
  ]);
});

test.each([
  "/a",
  "/a /b",
  "a /b 301",
  "/a /b 200",
  "/a /b 302",
  "/a /b 301!",
  "/a /b 404",
  "/a /b 301 Country=us",
  "/a /b soon",
  "/a b 301",
  "/a //other.example 301",
  "/* /index.html 301",
  "/a/* /b/:splat 301",
  "/a/:id /b 301",
])("%s is refused: the local host would behave otherwise than the real one", (line) =>
  expect(() => parseRedirects(line)).toThrow(line),
);

test("the first rule that fits counts, with or without a slash at the end", () => {
  const rules = parseRedirects("/a /first 301\n/a /second 301");
  expect(redirectFor(rules, "/a")).toMatchObject({ to: "/first" });
  expect(redirectFor(rules, "/a/")).toMatchObject({ to: "/first" });
  expect(redirectFor(rules, "/a/x")).toBeUndefined();
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/index.html", "/"],
  ["//", "/"],
  ["/about//", "/about"],
  ["//about", "/about"],
  ["//about//", "/about"],
  ["//services///finance.html", "/services/finance"],
  ["/about", undefined],
  ["/", undefined],
  ["/missing/", undefined],
  ["//missing", undefined],
  ["//other.example/", undefined],
  ["/../about/", undefined],
  ["/\\about/", undefined],
])("%s has the one address %s", (path, expected) => {
  expect(canonicalPath(path, (stem) => ["/about", "/services/finance"].includes(stem))).toBe(expected);
});
