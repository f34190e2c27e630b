/** The head of a page as the server sends it. */
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { elementsOf } from "../../scripts/audit/html";
import { expect, test } from "../support/browser";
import { industries, PAGE_PATHS, site } from "../support/site";

/** Types of schema.org that fit each page, at least; of another page, any. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  "/": ["Organization", "WebSite"],
  "/about": ["AboutPage", "Organization"],
  "/contact": ["ContactPage", "FAQPage", "ProfessionalService"],
  "/ai-solutions": ["WebPage"],
  "/blog": ["Blog"],
  "/services": ["ItemList", "BreadcrumbList"],
  ...Object.fromEntries(industries.map((industry) => [industry.path, ["Service", "BreadcrumbList"]])),
};

const readHead = async (request: APIRequestContext, path: string) => {
  const elements = elementsOf(await (await request.get(path)).text());
  const named = (tag: string, name: string, value: string) =>
    elements.filter((element) => element.tag === tag && element.attributes.get(name) === value);
  const content = (name: string) =>
    [...named("meta", "name", name), ...named("meta", "property", name)].map(
      ({ attributes }) => attributes.get("content") ?? "",
    );
  return {
    // A drawing may have a title as well.
    titles: elements
      .slice(
        0,
        elements.findIndex(({ tag }) => tag === "body"),
      )
      .flatMap(({ tag, text }) => (tag === "title" ? text : [])),
    canonicals: named("link", "rel", "canonical").map(({ attributes }) => attributes.get("href")),
    descriptions: content("description"),
    keywords: content("keywords"),
    robots: content("robots"),
    themeColors: content("theme-color"),
    shareTitle: content("og:title"),
    shareType: content("og:type"),
    shareUrl: content("og:url"),
    shareImage: content("og:image"),
    shareSize: [...content("og:image:width"), ...content("og:image:height")],
    structured: named("script", "type", "application/ld+json").map(({ text }) => text),
  };
};

/** Width and height of an image file, in pixels. */
const sizeOf = async (request: APIRequestContext, url: string): Promise<[number, number]> => {
  const answer = await request.get(new URL(url).pathname);
  expect(answer.status(), url).toBe(200);
  expect(answer.headers()["content-type"], url).toBe("image/jpeg");
  const { format, width, height } = await sharp(await answer.body()).metadata();
  expect(format, url).toBe("jpeg");
  return [width, height];
};

for (const path of PAGE_PATHS) {
  test(`${path} tells search engines what it is, with structured data of the fitting types`, async ({ request }) => {
    const head = await readHead(request, path);
    expect(head.titles).toHaveLength(1);
    expect(head.titles[0]?.split(site.brand), "the brand stands in the title once").toHaveLength(2);
    expect(head.descriptions).toHaveLength(1);
    expect([...(head.descriptions[0] ?? "")].length).toBeLessThanOrEqual(160);
    expect(head.canonicals).toEqual([path === "/" ? `${site.url}/` : `${site.url}${path}`]);
    expect(head.shareUrl).toEqual(head.canonicals);
    expect(head.shareTitle).toEqual(head.titles);
    expect(head.shareType).toHaveLength(1);
    expect(head.keywords[0]).toBeTruthy();
    expect(head.robots).toEqual(["index, follow"]);
    expect(head.themeColors).toEqual([site.themeColor]);
    expect(head.shareSize).toEqual(["1200", "630"]);
    expect(head.shareImage).toHaveLength(1);
    expect(await sizeOf(request, head.shareImage[0] ?? "")).toEqual([1200, 630]);

    expect(head.structured, "structuredData of <Seo> in the page's template").toHaveLength(1);
    const data = JSON.parse(head.structured[0] ?? "") as { "@context": string; "@graph": { "@type": string }[] };
    expect(data["@context"]).toBe("https://schema.org");
    expect(data["@graph"].map((object) => object["@type"])).toEqual(
      expect.arrayContaining([...(TYPES[path] ?? [expect.any(String)])]),
    );
  });
}

test("no two pages share a title, a description, a canonical address or a share image", async ({ request }) => {
  const heads = [];
  for (const path of PAGE_PATHS) heads.push(await readHead(request, path));
  for (const part of ["titles", "descriptions", "canonicals", "shareImage"] as const) {
    const values = heads.map((head) => head[part][0]);
    expect(new Set(values).size, part).toBe(PAGE_PATHS.length);
  }
});
