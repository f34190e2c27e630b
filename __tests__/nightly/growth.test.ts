/** What a build makes of content that was added and removed, files alone (`npm run build:next`). */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import {
  MODEL,
  NEW_INDUSTRY,
  NEW_OFFICE,
  NEW_PERSON,
  NEW_POST,
  NEW_QUESTION,
  REMOVED,
} from "../../scripts/content/new-content";
import { NEXT_BUILD } from "../../scripts/server/test-builds";
import { shareImagePath } from "../../src/lib/paths";

const built = (name: string): string => path.join(NEXT_BUILD, name);

const fileOf = ({ path: address }: { path: string }): string => `${address.slice(1)}.html`;

const page = async (name: string): Promise<Document> =>
  new DOMParser().parseFromString(await readFile(built(name), "utf8"), "text/html");

const hrefs = (element: ParentNode | null): string[] =>
  Array.from(element?.querySelectorAll("a") ?? [], (link) => link.getAttribute("href") ?? "");

const texts = (document: Document, selector: string): string[] =>
  Array.from(document.querySelectorAll(selector), (element) => element.textContent ?? "");

type JsonLd = Record<string, unknown> & { "@type": string };

const structuredData = (document: Document, type: string): JsonLd[] =>
  Array.from(document.querySelectorAll('script[type="application/ld+json"]'))
    .flatMap((script) => (JSON.parse(script.textContent ?? "") as { "@graph": JsonLd[] })["@graph"])
    .filter((object) => object["@type"] === type);

describe("an industry that was added", () => {
  it("has a page with its headline, title, description and canonical address", async () => {
    const document = await page(fileOf(NEW_INDUSTRY));
    expect(texts(document, "h1")).toEqual([NEW_INDUSTRY.headline]);
    expect(document.title).toContain(NEW_INDUSTRY.title);
    expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(NEW_INDUSTRY.description);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(
      new RegExp(`${NEW_INDUSTRY.path}$`),
    );
  });

  it("has structured data and a share image of the right size", async () => {
    const document = await page(fileOf(NEW_INDUSTRY));
    expect(structuredData(document, "Service")).toMatchObject([{ name: NEW_INDUSTRY.name }]);
    const image = document.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    const file = built(new URL(image).pathname);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it("stands in both menus of every page, in its order", async () => {
    for (const name of ["index.html", "about.html", fileOf(MODEL), "404.html"]) {
      const document = await page(name);
      for (const menu of ["#industry-panel", "#mobile-menu"]) {
        const industries = hrefs(document.querySelector(menu)).filter((href) => /^\/services\/\w+$/.test(href));
        expect({ name, menu, first: industries[0] }).toEqual({ name, menu, first: NEW_INDUSTRY.path });
        expect(industries).not.toContain(REMOVED.path);
      }
    }
  });

  it("has a card on the services overview, and stands in its structured data and in the sitemap", async () => {
    const document = await page("services.html");
    expect(hrefs(document.querySelector("main"))).toContain(NEW_INDUSTRY.path);
    expect(JSON.stringify(structuredData(document, "ItemList"))).toContain(NEW_INDUSTRY.path);
    expect(await readFile(built("sitemap.xml"), "utf8")).toContain(`${NEW_INDUSTRY.path}</loc>`);
  });
});

describe("an industry that was removed", () => {
  it("leaves neither page nor share image nor mention", async () => {
    expect(existsSync(built(fileOf(MODEL)))).toBe(true);
    expect(existsSync(built(fileOf(REMOVED)))).toBe(false);
    expect(existsSync(built(shareImagePath(MODEL.path)))).toBe(true);
    expect(existsSync(built(shareImagePath(REMOVED.path)))).toBe(false);
    expect(await readFile(built("sitemap.xml"), "utf8")).not.toContain(REMOVED.path);
    for (const name of ["index.html", "services.html", "404.html"]) {
      expect(hrefs(await page(name))).not.toContain(REMOVED.path);
    }
  });
});

describe("other files that were added", () => {
  it("a post is in the blog and in its structured data", async () => {
    const document = await page("blog.html");
    expect(document.body.textContent).toContain(NEW_POST.title);
    expect(document.body.textContent).toContain(NEW_POST.tag);
    expect(JSON.stringify(structuredData(document, "Blog"))).toContain(NEW_POST.title);
  });

  it("a question and an office are on the page Contact and in its structured data", async () => {
    const document = await page("contact.html");
    expect(document.querySelector("main")?.textContent).toContain(NEW_QUESTION.question);
    expect(JSON.stringify(structuredData(document, "FAQPage"))).toContain(NEW_QUESTION.question);
    expect(document.querySelector("main")?.textContent).toContain(NEW_OFFICE.city);
    expect(JSON.stringify(structuredData(document, "ProfessionalService"))).toContain(NEW_OFFICE.city);
  });

  it("a team member is on the page About", async () => {
    expect(texts(await page("about.html"), "main")[0]).toContain(NEW_PERSON.name);
  });
});
