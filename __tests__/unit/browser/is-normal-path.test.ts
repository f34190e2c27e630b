import { isNormalPath } from "../../../src/browser/is-normal-path";

test.each(["/", "/about", "/services/finance", "/a&b", "/a|b", "/caf%C3%A9", "/a%20b", "/jobs;id=1", "/~x!$'()*+,:@"])(
  "%s is read as it stands",
  (path) => {
    expect(isNormalPath(path)).toBe(true);
  },
);

test.each([
  "/R%26D",
  "/careers%3Ajobs",
  "/services%2Ffinance",
  "/about%3Fx",
  "/about%23x",
  "/100%25",
  "/100%2525",
  "/about%0A",
  "/a%5Cb",
  "/a%00",
  "//",
  "/about//",
  "/100%",
  "/%E4",
  "/%zz",
])("%s is not", (path) => {
  expect(isNormalPath(path)).toBe(false);
});
