/** @jest-environment node */
import type { ContentFile } from "../../../../src/gatsby/content/content-files";
import { BLOG_IDS, FRAME_IDS } from "../../../../src/lib/page-ids";
import { edited, issuesOf, jsonOf, realFiles, withFile } from "../../../support/content";

let files: ContentFile[];

beforeAll(async () => {
  files = await realFiles();
});

const FINANCE = "industries/finance.json";
const RETAIL = "industries/retail.json";
const POST = "posts/from-pilot-to-production.json";
const NAVIGATION = "navigation/navigation.json";
const without = (...names: string[]) => names.reduce((left, name) => withFile(left, name, undefined), files);

describe("one mistake between files gives one issue", () => {
  it.each<[string, string, (string | number)[], unknown, string, string | undefined]>([
    ["the schema of another type", FINANCE, ["$schema"], "../schemas/post.schema.json", "$schema", undefined],
    [
      "a branch twice",
      FINANCE,
      ["subIndustries", "items", 1, "slug"],
      "banking",
      "subIndustries.items[1].slug",
      undefined,
    ],
    ["an unknown category", POST, ["category"], "trend", "category", "trends"],
    ["an unknown industry", POST, ["industry"], "financ", "industry", "finance"],
    ["the category for all", POST, ["category"], "all", "category", undefined],
    ["a short article", POST, ["body"], [{ paragraphs: ["Hello."] }, { paragraphs: ["Bye."] }], "body", undefined],
    ["a link to nowhere", NAVIGATION, ["header", 1, "href"], "/abuot", "header[1].href", "/about"],
    [
      "a link to a place that is not there",
      NAVIGATION,
      ["footer", "columns", 0, "links", 1, "href"],
      "/about#teams",
      "footer.columns[0].links[1].href",
      "team",
    ],
    [
      "a link to a tab that is not there",
      RETAIL,
      ["hero", "secondary", "href"],
      "#workflow",
      "hero.secondary.href",
      undefined,
    ],
    [
      "a planned page that exists",
      NAVIGATION,
      ["footer", "columns", 0, "links", 2, "href"],
      "/about",
      "footer.columns[0].links[2].planned",
      undefined,
    ],
  ])("%s", async (_, name, place, value, path, suggestion) => {
    const issues = await issuesOf(edited(files, name, place, value));
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ file: `data/${name}`, path });
    expect(issues[0]!.suggestion).toBe(suggestion);
  });

  it("a title or description that two pages share", async () => {
    const { seo } = jsonOf<{ seo: { title: string; description: string } }>(files, FINANCE);
    for (const field of ["title", "description"] as const) {
      expect(await issuesOf(edited(files, RETAIL, ["seo", field], seo[field]))).toMatchObject([
        { file: `data/${RETAIL}`, path: `seo.${field}`, found: expect.stringContaining(FINANCE) as string },
      ]);
    }
  });

  it("a branch's solution that the industry does not offer", async () => {
    const { solutions } = jsonOf<{ solutions: { items: { title: string }[] } }>(files, FINANCE);
    const title = solutions.items[0]!.title;
    const place = ["subIndustries", "items", 0, "solutions", 0];
    expect(await issuesOf(edited(files, FINANCE, place, `${title}s`))).toMatchObject([
      { path: "subIndustries.items[0].solutions[0]", suggestion: title },
    ]);
  });
});

describe("a name that a page uses itself", () => {
  const renamed = (from: string, to: string): ContentFile[] => {
    const folder = from.split("/")[0] ?? "";
    return withFile(files, `${folder}/${to}.json`, JSON.stringify(jsonOf(files, from)));
  };

  it.each([...FRAME_IDS, ...BLOG_IDS, "from-pilot-to-production-title"])(
    "is refused for an article: %s",
    async (slug) => {
      expect(await issuesOf(renamed(POST, slug))).toMatchObject([
        { file: `data/posts/${slug}.json`, path: "", expected: "another name for the file" },
      ]);
    },
  );

  it("is refused for an industry: index", async () => {
    const issues = await issuesOf(renamed(RETAIL, "index"));
    expect(issues).toContainEqual(
      expect.objectContaining({ file: "data/industries/index.json", expected: "another name for the file" }),
    );
  });
});

describe("files that are not there", () => {
  it("takes an industry away with nothing left but the links to it, each with its place", async () => {
    const issues = await issuesOf(without(RETAIL));
    expect(issues.length).toBeGreaterThan(0);
    for (const { file, path, found } of issues) {
      expect(file).not.toContain("retail");
      expect(path).toMatch(/href$|^industry$/);
      expect(found).toMatch(/^"(\/services\/)?retail"$/);
    }
  });

  it("names a missing single file once, though many link to its page", async () => {
    expect(await issuesOf(without("pages/contact.json"))).toMatchObject([
      { file: "data/pages/contact.json", found: "no such file" },
    ]);
  });

  it("wants the category for all", async () => {
    expect(await issuesOf(without("categories/all.json"))).toMatchObject([{ found: "no category all.json" }]);
  });

  it("names the posts of a category that was removed", async () => {
    const issues = await issuesOf(without("categories/trends.json"));
    expect(issues.length).toBeGreaterThan(0);
    for (const { file, path, expected } of issues) {
      expect(file).toMatch(/^data\/posts\//);
      expect(path).toBe("category");
      expect(expected).not.toContain("trends");
    }
  });

  it("wants at least one file of each kind", async () => {
    const offices = files.filter(({ name }) => name.startsWith("offices/")).map(({ name }) => name);
    expect(await issuesOf(without(...offices))).toMatchObject([{ file: "data/offices/<slug>.json" }]);
  });

  it.each(["people/notes.txt", "people/photos/anna.json", "industry/finance.json", "stray.json", "pages/jobs.json"])(
    "refuses %s, which belongs to no type",
    async (name) => {
      const issues = await issuesOf(withFile(files, name, "{}"));
      expect(issues).toMatchObject([{ file: `data/${name}`, found: "a file that belongs to no content type" }]);
    },
  );
});

describe("a broken file", () => {
  it.each([FINANCE, "categories/ai.json", "pages/services.json", "pages/blog.json", POST, NAVIGATION])(
    "%s is reported alone, without alarms in the files that refer to it",
    async (name) => {
      for (const text of ["{", "{}"]) {
        const issues = await issuesOf(withFile(files, name, text));
        expect(new Set(issues.map(({ file }) => file))).toEqual(new Set([`data/${name}`]));
      }
    },
  );

  it("does not hide what is wrong between other files", async () => {
    const issues = await issuesOf(edited(withFile(files, FINANCE, "{"), POST, ["category"], "nope"));
    expect(issues.map(({ file }) => file).sort()).toEqual([`data/${FINANCE}`, `data/${POST}`]);
  });
});
