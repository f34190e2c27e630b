/** @jest-environment node */
import { robots, securityTxt, sitemap, webManifest } from "../../../../src/gatsby/finish/site-files";
import { readSiteUrl } from "../../../../src/gatsby/site-url";

const SITE = "https://acme.example";

test("the sitemap lists each page once, in full and escaped", () => {
  const xml = sitemap(SITE, ["/", "/a&b", "/services/x"]);
  expect(Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address)).toEqual([
    `${SITE}/`,
    `${SITE}/a&amp;b`,
    `${SITE}/services/x`,
  ]);
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(robots(SITE)).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
});

test("security.txt holds what RFC 9116 asks for, and ends within a year", () => {
  const now = new Date("2030-02-28T12:00:00Z");
  const fields = Object.fromEntries(
    securityTxt(SITE, "safe@acme.example", now)
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
  );
  expect(fields).toMatchObject({
    Contact: "mailto:safe@acme.example",
    Canonical: `${SITE}/.well-known/security.txt`,
  });
  const days = (new Date(fields.Expires ?? "").getTime() - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
});

test("two builds of one day write the same security.txt", () => {
  const [morning, night] = ["2030-02-28T00:00:00.001Z", "2030-02-28T23:59:59.999Z"].map((time) =>
    securityTxt(SITE, "safe@acme.example", new Date(time)),
  );
  expect(morning).toBe(night);
});

test("the manifest is sound JSON whatever the brand is called", () => {
  const manifest = JSON.parse(webManifest('A "B" \\ C', "Tagline", "#123456"));
  expect(manifest).toMatchObject({ name: 'A "B" \\ C', theme_color: "#123456", start_url: "/" });
  for (const { src } of manifest.icons) expect(src).toMatch(/^\/icon-\d+\.png$/);
});

describe("the address of the site", () => {
  const before = process.env.URL;
  afterEach(() => {
    if (before === undefined) delete process.env.URL;
    else process.env.URL = before;
  });

  test.each(["https://www.acme.example", "https://www.acme.example/"])(
    "is the host's setting where there is one: %s",
    (url) => {
      process.env.URL = url;
      expect(readSiteUrl()).toBe("https://www.acme.example");
    },
  );

  test("is the content's otherwise", () => {
    delete process.env.URL;
    expect(readSiteUrl()).toMatch(/^https:\/\/[^/]+$/);
  });
});
