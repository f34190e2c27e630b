/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { FIXTURE_CONTENT } from "../../scripts/server/test-builds";
import type { ContentFile } from "../../src/gatsby/content/content-files";
import { formatIssue, type ContentIssue } from "../../src/gatsby/content/content-issue";
import { edited, jsonOf, withFile } from "../support/content";
import { fixedFiles, fixedIssuesOf } from "../support/fixed-content";

const GUIDE = readFileSync("docs/content.md", "utf8");

/** The messages that the guide explains. Lines and columns move with the content, so they are left out. */
const messagesIn = (text: string): string[] =>
  [...text.matchAll(/```text\n(.*?)\n```/gs)].map(([, message = ""]) => message.replace(/:\d+:\d+/g, ""));

/** Names of the guide's examples, by those of the fixed content. The files that bear them may be gone from `data`. */
const EXAMPLES: Record<string, string> = {
  "first-industry": "finance",
  "second-industry": "finance",
  "first-office": "london",
  "first-person": "mara-lindqvist",
  "third-article": "measuring-a-forecast-that-people-use",
};

const INDUSTRIES = ["finance", "healthcare", "realestate", "retail", "sporttech", "technology"];

const asInGuide = (text: string): string =>
  Object.entries(EXAMPLES).reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);

/** The same issue in the file of the fixed content that it comes from. The guide's industries are copies of the first. */
const inFixedContent = ({ file, ...issue }: ContentIssue): ContentIssue => {
  const name = path.basename(file, ".json");
  const [source = name] = INDUSTRIES.includes(name)
    ? ["first-industry"]
    : Object.keys(EXAMPLES).filter((fixed) => EXAMPLES[fixed] === name);
  return { ...issue, file: path.join(FIXTURE_CONTENT, path.dirname(path.relative("data", file)), `${source}.json`) };
};

const withIndustry = (from: readonly ContentFile[], slug: string): ContentFile[] => {
  const model = jsonOf<{ seo: object }>(from, "industries/finance.json");
  const seo = { ...model.seo, title: `AI for ${slug}`, description: `What ${slug} is offered.` };
  return withFile(from, `industries/${slug}.json`, JSON.stringify({ ...model, seo }));
};

/** The fixed content under the guide's names, with an article, a story and a suggestion that lead to the industry of its example. */
const guideContent = async (): Promise<ContentFile[]> => {
  const renamed = (await fixedFiles())
    .filter(({ name }) => name !== "industries/second-industry.json")
    .map(({ name, bytes }) => ({
      name: asInGuide(name),
      bytes: Buffer.from(asInGuide(Buffer.from(bytes).toString("utf8"))),
    }));
  const all = INDUSTRIES.reduce(withIndustry, renamed);
  const [suggestion] = jsonOf<{ suggestions: object[] }>(all, "site/assistant.json").suggestions;
  const pages = ["/", "/about", "/blog", "/contact", "/services/retail"];
  const edits: [string, (string | number)[], unknown][] = [
    ["pages/ai-solutions.json", ["stories", "items", 2, "link", "href"], "/services/retail"],
    ["posts/measuring-a-forecast-that-people-use.json", ["industry"], "retail"],
    ["site/assistant.json", ["suggestions"], pages.map((href) => ({ ...suggestion, href }))],
  ];
  return edits.reduce((left, [file, place, value]) => edited(left, file, place, value), all);
};

let files: ContentFile[];

beforeAll(async () => {
  files = await guideContent();
});

it("explains its mistakes in a content that has no other", async () => {
  const issues = await fixedIssuesOf(files, files);
  expect([...new Set(issues.map(inFixedContent).map(formatIssue))]).toEqual([]);
});

const PERSON = "people/mara-lindqvist.json";

const withoutComma = (): ContentFile[] => {
  const name = "offices/london.json";
  const { $schema } = jsonOf<{ $schema: string }>(files, name);
  const text = Buffer.from(files.find((file) => file.name === name)!.bytes).toString("utf8");
  return withFile(files, name, text.replace(`"${$schema}",`, `"${$schema}"`));
};

const withWrongField = (): ContentFile[] =>
  edited(edited(files, PERSON, ["roel"], jsonOf(files, PERSON)["role"]), PERSON, ["role"], undefined);

const MISTAKES: [string, () => ContentFile[]][] = [
  ["a missing comma", withoutComma],
  ["a misspelled name", () => edited(files, "industries/sporttech.json", ["icon"], "trofy")],
  ["a misspelled field", withWrongField],
  ["a missing image", () => edited(files, PERSON, ["image"], "../images/people/mara-lindquist.png")],
  ["a link to a removed industry", () => withFile(files, "industries/retail.json", undefined)],
];

it("explains each of these mistakes", () => {
  expect(messagesIn(GUIDE)).toHaveLength(MISTAKES.length);
});

it.each(MISTAKES.map(([what, make], index) => [what, make, index] as const))(
  "%s gives the message that the guide shows",
  async (_, make, index) => {
    const message = (await fixedIssuesOf(make(), files))
      .map(formatIssue)
      .join("\n")
      .replace(/:\d+:\d+/g, "");
    expect(message).toBe(messagesIn(GUIDE)[index]);
  },
);

it("names files and folders that exist", () => {
  const named = [...GUIDE.matchAll(/`(data\/[\w/.-]+)(?:<[^`]*)?`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(15);
  // The example of a new industry is the reader's to make.
  for (const name of named.filter((candidate) => !candidate.includes("logistics"))) {
    expect({ name, exists: existsSync(name) }).toEqual({ name, exists: true });
  }
});
