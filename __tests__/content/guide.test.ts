/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import type { ContentFile } from "../../src/gatsby/content/content-files";
import { formatIssue } from "../../src/gatsby/content/content-issue";
import { edited, issuesOf, jsonOf, realFiles, withFile } from "../support/content";

const GUIDE = readFileSync("docs/content.md", "utf8");

/** The messages that the guide explains. Lines and columns move with the content, so they are left out. */
const messagesIn = (text: string): string[] =>
  [...text.matchAll(/```text\n(.*?)\n```/gs)].map(([, message = ""]) => message.replace(/:\d+:\d+/g, ""));

let files: ContentFile[];

beforeAll(async () => {
  files = await realFiles();
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

it("explains five mistakes", () => {
  expect(messagesIn(GUIDE)).toHaveLength(MISTAKES.length);
});

it.each(MISTAKES.map(([what, make], index) => [what, make, index] as const))(
  "%s gives the message that the guide shows",
  async (_, make, index) => {
    const message = (await issuesOf(make()))
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
