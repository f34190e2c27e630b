/** @jest-environment node */
import type { Reporter } from "gatsby";
import { checkSiteUrl, readSiteUrl } from "../../../src/gatsby/site-url";

const before = process.env.URL;
afterEach(() => {
  if (before === undefined) delete process.env.URL;
  else process.env.URL = before;
});

const panic = jest.fn();
const check = (setting: string): void => {
  process.env.URL = setting;
  checkSiteUrl({ panic } as unknown as Reporter);
};

test.each(["", "https://www.example.com", "https://example.com/", "http://localhost:8888"])(
  "with %j the work goes on",
  (setting) => {
    check(setting);
    expect(panic).not.toHaveBeenCalled();
  },
);

test.each([
  "www.example.com",
  "example",
  "https://",
  "https:// example.com",
  "ftp://example.com",
  "https://www.example.com ",
  "https://www.example.com/?a#b",
])("%j stops it, with the value and what may stand there", (setting) => {
  check(setting);
  expect(panic).toHaveBeenCalledWith(expect.stringMatching(/"https:\/\/www\.example\.com"/));
  expect(panic).toHaveBeenCalledWith(expect.stringContaining(JSON.stringify(setting)));
});

test("the setting holds before the content's address", () => {
  process.env.URL = "https://preview.example.com/";
  expect(readSiteUrl()).toBe("https://preview.example.com");
  delete process.env.URL;
  expect(readSiteUrl()).toMatch(/^https:\/\//);
});
