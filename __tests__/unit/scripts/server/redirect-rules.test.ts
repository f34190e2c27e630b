/** @jest-environment node */
import { canonicalPath, parseRedirects, redirectFor } from "../../../../scripts/server/redirect-rules";

test("reads lines, skips comments, and takes 301 where no status is given", () => {
  expect(parseRedirects("# moved\n\n/a /b\n  /c/*   /d/:splat  302!\n")).toEqual([
    { from: "/a", to: "/b", status: 301, forced: false },
    { from: "/c/*", to: "/d/:splat", status: 302, forced: true },
  ]);
});

test.each(["/a", "a /b", "/* /index.html 200", "/a /b 404", "/a /b 301 Country=us", "/a /b soon"])(
  "%s is refused: the local host would behave otherwise than the real one",
  (line) => expect(() => parseRedirects(line)).toThrow(line),
);

test("the first rule that fits counts", () => {
  const rules = parseRedirects("/a /first\n/a /second\n/b/* /c/:splat\n/d/* /e");
  expect(redirectFor(rules, "/a")).toEqual({ to: "/first", status: 301 });
  expect(redirectFor(rules, "/b/x/y")).toEqual({ to: "/c/x/y", status: 301 });
  expect(redirectFor(rules, "/d/x")).toEqual({ to: "/e", status: 301 });
  expect(redirectFor(rules, "/a/x")).toBeUndefined();
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/index.html", "/"],
  ["/about", undefined],
  ["/", undefined],
  ["/missing/", undefined],
  ["/404.html", undefined],
  ["//about/", undefined],
  ["/../about/", undefined],
])("%s has the one address %s", (path, expected) => {
  expect(canonicalPath(path, (stem) => ["/about", "/404"].includes(stem))).toBe(expected);
});
