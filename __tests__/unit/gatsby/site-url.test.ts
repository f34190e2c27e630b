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

test.each([
  "",
  "https://www.example.com",
  "https://example.com/",
  "http://localhost:8888",
  "https://Example.com",
  "https://example.com:443",
])("with %j the work goes on", (setting) => {
  check(setting);
  expect(panic).not.toHaveBeenCalled();
});

test.each([
  "www.example.com",
  "example",
  "https://",
  "https:// example.com",
  "ftp://example.com",
  "https://www.example.com ",
  "https://www.example.com/?a#b",
  "https://www.example.com/?",
  "https://www.example.com//",
  "https://user@www.example.com",
])("%j stops it, with the value and what may stand there", (setting) => {
  check(setting);
  expect(panic).toHaveBeenCalledWith(expect.stringMatching(/"https:\/\/www\.example\.com"/));
  expect(panic).toHaveBeenCalledWith(expect.stringContaining(JSON.stringify(setting)));
});

test.each(["https://preview.example.com/", "HTTPS://Preview.example.com:443"])(
  "the setting %s holds, as browsers write it",
  (setting) => {
    process.env.URL = setting;
    expect(readSiteUrl()).toBe("https://preview.example.com");
  },
);

test("without a setting, the content's address holds", () => {
  delete process.env.URL;
  expect(readSiteUrl()).toMatch(/^https:\/\//);
});
