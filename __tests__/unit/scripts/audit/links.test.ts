/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { auditLinks, type LinkReport } from "../../../../scripts/audit/links";

const SITE = "https://acme.example";
let folder: string;

/** Audits a site whose home page has a body; beside it stand a page, a nested one, an image and the 404 page. */
const audit = async (body: string): Promise<LinkReport> => {
  const files = {
    "index.html": `<body id="top">${body}</body>`,
    "about.html": '<h2 id="team">Team</h2>',
    "services/finance.html": '<p id="caf\u00e9">',
    "404.html": "<p>Missing</p>",
    "art/a.avif": "",
    "app.js": "",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return auditLinks(folder, ["/careers"], SITE);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "audit-"));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  '<a href="/">',
  '<a href="/about">',
  '<a href="/about#team">',
  '<a href="#top">',
  '<a href="/services/finance#caf%C3%A9">',
  '<a href="/about?from=mail">',
  `<link rel="canonical" href="${SITE}/about">`,
  '<img src="/art/a.avif" srcset="/art/a.avif 320w, /art/a.avif 640w">',
  '<script data-scripts="/app.js /app.js" data-fetched=""></script>',
  '<script data-fetched="/app.js /app.js"></script>',
  '<style data-href="/app.js"></style>',
  `<link rel="icon" href="data:image/svg+xml,%3Csvg viewBox='0 0 1 1'/%3E">`,
  '<noscript><a href="/about"></noscript>',
  "<a>no address</a>",
])("%s leads somewhere", async (body) => {
  expect(await audit(body)).toEqual({ broken: [], planned: [], external: [] });
});

test.each([
  '<a href="/missing">',
  '<a href="/services">',
  '<a href="/careers/jobs">',
  '<a href="/about#nobody">',
  '<a href="#missing">',
  '<a href="#50%">',
  '<a href="about/team">',
  `<a href="${SITE}/missing">`,
  '<img src="/art/b.avif">',
  '<img srcset="/art/a.avif 320w, /art/b.avif 640w">',
  '<script data-scripts="/app.js /gone.js"></script>',
  '<script data-fetched="/app.js /gone.json"></script>',
  '<style data-href="/gone.css"></style>',
  '<a href="data:image/svg+xml,%3Csvg/%3E">',
  '<noscript><a href="/missing"></noscript>',
  '<form action="/missing">',
  '<a href="javascript:void 0">',
  '<svg><a href="/missing"></a></svg>',
])("%s is broken, and the report names the page", async (body) => {
  const { broken } = await audit(body);
  expect(broken).toHaveLength(1);
  expect(broken[0]).toMatch(/^\/: /);
});

test("planned paths and addresses outside the site are listed once each, in order", async () => {
  const { broken, planned, external } = await audit(
    '<a href="/careers"><a href="/careers#x"><a href="tel:+1"><a href="mailto:a@b.example"><a href="https://b.example/"><a href="https://b.example/">',
  );
  expect(broken).toEqual([]);
  expect(planned).toEqual(["/careers"]);
  expect(external).toEqual(["https://b.example/", "mailto:a@b.example", "tel:+1"]);
});
