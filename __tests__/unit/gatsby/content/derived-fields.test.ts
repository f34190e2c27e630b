/** @jest-environment node */
import { checkFile } from "../../../../src/gatsby/content/check";
import { completeNode } from "../../../../src/gatsby/content/complete-node";
import type { ContentFile } from "../../../../src/gatsby/content/content-files";
import { formatIssue } from "../../../../src/gatsby/content/content-issue";
import { keepValuesOf } from "../../../../src/gatsby/content/keep-values";
import { countWords } from "../../../../src/gatsby/content/reading-time";
import { edited, jsonOf, withFile } from "../../../support/content";
import { fixedFiles, fixedIssuesOf } from "../../../support/fixed-content";

let files: ContentFile[];

beforeAll(async () => {
  files = await fixedFiles();
});

const INDUSTRY = "industries/first-industry.json";
const POST = "posts/first-article.json";

/** What the check makes of a file. */
const contentOf = (name: string, changed = files): Record<string, unknown> => {
  const { entity } = checkFile(changed.find((file) => file.name === name)!);
  return { ...entity!.content };
};

describe("a file that still holds what follows from its place or order", () => {
  it.each<[string, (string | number)[], string, unknown, string]>([
    [INDUSTRY, ["slug"], "slug", "first-industry", "the name of the file"],
    ["questions/first-question.json", ["slug"], "slug", "first-question", "the name of the file"],
    [INDUSTRY, ["path"], "path", "/services/first-industry", "the file's place"],
    ["pages/about.json", ["path"], "path", "/about", "the file's place"],
    ["pages/about.json", ["template"], "template", "about", "the file's place"],
    ["pages/home.json", ["share"], "share", {}, "the page's own headline"],
    [INDUSTRY, ["workflow", "steps", 1, "step"], "workflow.steps[1].step", "02", "the order of the steps"],
    [
      INDUSTRY,
      ["subIndustries", "items", 2, "path"],
      "subIndustries.items[2].path",
      "/services/first-industry/branch-3",
      "the name of the file and the slug beside it",
    ],
  ])("%s, %j: is told to drop it, with its place and the reason", async (name, place, path, value, source) => {
    const changed = edited(files, name, place, value);
    const text = Buffer.from(changed.at(-1)!.bytes).toString("utf8");
    const issues = await fixedIssuesOf(changed);
    expect(issues).toMatchObject([
      { file: `data/${name}`, path, expected: `nothing: remove this field, its value follows from ${source}` },
    ]);
    const line = text.split("\n")[issues[0]!.line - 1];
    expect(line).toContain(`"${String(place.at(-1))}": `);
    expect(formatIssue(issues[0]!)).toContain(typeof value === "string" ? `found "${value}"` : "found an object");
  });

  it("is not offered it by a message about another field", async () => {
    const issues = await fixedIssuesOf(edited(files, INDUSTRY, ["sulg"], "first-industry"));
    expect(issues).toMatchObject([{ path: "sulg", expected: expect.not.stringMatching(/slug|path|share/) as string }]);
  });
});

it.each(["Copy 2", "é", "UPPER", "two--hyphens", "a_b", "x".repeat(61)])(
  "a file called %s is to be renamed: its name becomes part of addresses",
  async (name) => {
    const file = `questions/${name}.json`;
    expect(
      await fixedIssuesOf(withFile(files, file, JSON.stringify(jsonOf(files, "questions/first-question.json")))),
    ).toEqual([
      expect.objectContaining({
        file: `data/${file}`,
        expected: expect.stringContaining("rename the file") as string,
      }),
    ]);
  },
);

it("an industry's addresses follow from its file's name and its branches' slugs", () => {
  const copy = withFile(files, "industries/logistics.json", JSON.stringify(jsonOf(files, INDUSTRY)));
  expect(contentOf("industries/logistics.json", copy)).toMatchObject({
    slug: "logistics",
    path: "/services/logistics",
    template: "industry",
    subIndustries: {
      items: expect.arrayContaining([expect.objectContaining({ path: "/services/logistics/branch-1" })]),
    },
  });
});

it("an office's address is written as a letter bears it, with or without a region", () => {
  expect(contentOf("offices/first-office.json")).toMatchObject({
    postalLines: ["480 Tallow Street, Suite 300", "First City, CA 94107", "United States"],
  });
  expect(contentOf("offices/second-office.json")).toMatchObject({
    postalLines: ["27 Tabernacle Mews", "Second City EC2A 4QT", "United Kingdom"],
  });
});

it("steps are numbered in their order", () => {
  const { workflow } = contentOf(INDUSTRY) as { workflow: { steps: { step: string }[] } };
  expect(workflow.steps.map(({ step }) => step)).toEqual(["01", "02", "03", "04"]);
});

it("an industry without a workflow gets none", () => {
  expect(contentOf("industries/second-industry.json")).not.toHaveProperty("workflow");
});

it("a page has the address, template and share texts of its type", () => {
  const { hero } = jsonOf<{ hero: { headline: string; eyebrow: string } }>(files, "pages/about.json");
  expect(contentOf("pages/about.json")).toMatchObject({ path: "/about", template: "about" });
  expect(contentOf("pages/about.json")["share"]).toEqual({ headline: hero.headline, eyebrow: hero.eyebrow });
});

describe("the reading time", () => {
  it("follows from the words of the article", () => {
    expect(jsonOf(files, POST)).not.toHaveProperty("readTime");
    const { body } = jsonOf<{ body: Parameters<typeof countWords>[0] }>(files, POST);
    expect(contentOf(POST)["readTime"]).toBe(`${Math.ceil(countWords(body) / 200)} min read`);
  });

  it("is the editor's where one is given", async () => {
    const changed = edited(files, POST, ["readTime"], "9 min read");
    expect(await fixedIssuesOf(changed)).toEqual([]);
    expect(contentOf(POST, changed)["readTime"]).toBe("9 min read");
  });
});

describe("Gatsby's nodes", () => {
  it("get what the check makes of every file", () => {
    for (const { name } of files) {
      const object = jsonOf(files, name);
      const type = completeNode({ node: { relativePath: name }, object });
      expect({ name, type, object }).toEqual({
        name,
        type: checkFile(files.find((file) => file.name === name)!).entity?.type,
        object: keepValuesOf(contentOf(name)),
      });
    }
  });

  it("of a file that belongs to no type stay as they are", () => {
    const object = { a: 1 };
    expect(completeNode({ node: { relativePath: "stray/x.json" }, object })).toBe("StrayContent");
    expect(object).toEqual({ a: 1 });
  });
});
