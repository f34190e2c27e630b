import { plainPath } from "../../../src/lib/plain-path";

test.each([
  ["/about", "/about"],
  ["//about//", "//about//"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/services%2Ffinance", "/services/finance"],
  ["/services%5cfinance", "/services/finance"],
  ["/%2F", "/"],
  ["/%2f%2fother.example", "/other.example"],
  ["/..%2f..%2fetc", "/../../etc"],
  ["/100%25-free", "/100-free"],
  ["/about%3Fx", "/aboutx"],
  ["/about%23x", "/aboutx"],
  ["/%FF", "/"],
  ["/a%zz", "/azz"],
  ["/%252F", "/2F"],
])("%s is read as %s", (path, expected) => expect(plainPath(path)).toBe(expected));
