/** @jest-environment node */
/** Links of the built pages (`npm run build`), as `npm run audit:links` follows them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { auditLinks } from "../../scripts/audit/links";
import { plannedPaths } from "../../scripts/audit/planned-paths";
import { publishedFile } from "../../src/gatsby/finish/site-contents";
import { NEWEST_POSTS } from "../../src/lib/blog";
import { BLOG_PATH } from "../../src/lib/paths";
import { DEAD_PATHS, posts, site } from "../support/site";

let report: Awaited<ReturnType<typeof auditLinks>>;
beforeAll(async () => {
  report = await auditLinks("public", await plannedPaths("data"), site.url);
});

test("every link, picture, script and place on a page is there", () => {
  expect(report.broken).toEqual([]);
});

test("the links that lead nowhere are those that the content marks", () => {
  expect(report.planned).toEqual([...DEAD_PATHS].sort());
});

test("no address outside the site is asked for without encryption", () => {
  expect(report.external.filter((address) => !/^(https:|mailto:|tel:)/.test(address))).toEqual([]);
});

test("the picture of each article that search engines are told is a file of the site, wide enough for large previews", async () => {
  const html = readFileSync(path.join("public", publishedFile(BLOG_PATH)), "utf8");
  const [, json = "{}"] = /<script[^>]*ld\+json[^>]*>([^<]*)/.exec(html) ?? [];
  const { "@graph": graph = [] } = JSON.parse(json) as { "@graph"?: { blogPost?: { image: string }[] }[] };
  const images = graph.flatMap(({ blogPost = [] }) => blogPost.map(({ image }) => image));
  expect(images).toHaveLength(Math.min(posts.length, NEWEST_POSTS));
  for (const image of images) {
    expect(new URL(image).origin).toBe(site.url);
    const { width } = await sharp(path.join("public", new URL(image).pathname)).metadata();
    // https://developers.google.com/search/docs/appearance/google-discover
    expect(width).toBeGreaterThanOrEqual(1200);
  }
});
