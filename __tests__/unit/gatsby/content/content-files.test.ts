/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { copyFixedContent } from "../../../../scripts/content/copy-fixed-content";
import { checkContent } from "../../../../src/gatsby/content/check";
import { folderIssue, isPassedOver } from "../../../../src/gatsby/content/content-files";

let parent: string;
let data: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), "content-"));
  data = path.join(parent, "data");
  await copyFixedContent(data);
});

afterEach(() => rm(parent, { recursive: true }));

const issues = async () => (await checkContent(data)).issues;

describe("what stands in the place of a content file is refused by its name", () => {
  const OFFICE = "offices/first-office.json";

  it.each<[string, string, () => Promise<unknown>]>([
    ["a symbolic link", OFFICE, () => replaceByLink(OFFICE)],
    ["a symbolic link", "offices/paris.json", () => symlink("nowhere.json", path.join(data, "offices/paris.json"))],
    ["a symbolic link", "offices/more", () => symlink("../people", path.join(data, "offices/more"))],
    ["a symbolic link", "pages/home.json", () => replaceByLink("pages/home.json")],
    [
      "a pipe",
      "offices/paris.json",
      async () => execFileSync("mkfifo", [path.join(data, "offices/paris.json")], { stdio: "ignore" }),
    ],
    ["a folder", "offices/paris.json", () => mkdir(path.join(data, "offices/paris.json"))],
    ["a file that is no image", "images/x.json", () => writeFile(path.join(data, "images/x.json"), "{")],
    ["a file that is no image", "images/posts/x.map", () => writeFile(path.join(data, "images/posts/x.map"), "{")],
    [
      "a file that belongs to no content type",
      "posts/schemas/x.json",
      async () => {
        await mkdir(path.join(data, "posts/schemas"));
        await writeFile(path.join(data, "posts/schemas/x.json"), "{");
      },
    ],
  ])("%s: %s", async (found, name, spoil) => {
    await spoil();
    expect(await issues()).toMatchObject([{ file: `data/${name}`, found }]);
  });

  const replaceByLink = async (name: string): Promise<void> => {
    await rename(path.join(data, name), path.join(parent, "elsewhere.json"));
    await symlink(path.join(parent, "elsewhere.json"), path.join(data, name));
  };

  it("an image that is a link, and the file that names it", async () => {
    const name = path.join(data, "images/people/first-person.png");
    await rename(name, path.join(parent, "elsewhere.png"));
    await symlink(path.join(parent, "elsewhere.png"), name);
    expect(await issues()).toMatchObject([
      { file: "data/images/people/first-person.png", found: "a symbolic link" },
      { file: "data/people/first-person.json", path: "image" },
    ]);
  });
});

describe("what editors and systems leave behind is read neither by the check nor by Gatsby", () => {
  const LEFTOVERS = [
    "posts/.hidden-one.json",
    "posts/._first-article.json",
    "posts/.DS_Store",
    "posts/.london.json.swp",
    "posts/london.json~",
    "posts/#london.json#",
    "images/posts/Thumbs.db",
    "images/._x.json",
    ".obsidian/workspace.json",
    "schemas/notes.json",
  ];

  it.each(LEFTOVERS)("%s", async (name) => {
    expect(isPassedOver(path.normalize(name))).toBe(true);
    await mkdir(path.dirname(path.join(data, name)), { recursive: true });
    await writeFile(path.join(data, name), "{");
    expect(await issues()).toEqual([]);
  });

  it("an editor's lock, which is a link to nowhere", async () => {
    await symlink("someone@host.1234", path.join(data, "posts/.#london.json"));
    expect(await issues()).toEqual([]);
  });

  it("anything else is read", () => {
    for (const name of ["", "posts", "posts/a.json", "images/schemas/a.png", "posts/schemas/a.json", "posts/4913"]) {
      expect({ name, passedOver: isPassedOver(name.split("/").join(path.sep)) }).toEqual({ name, passedOver: false });
    }
  });
});

describe("a folder that cannot be read", () => {
  it("is named where it is not there", async () => {
    await rm(data, { recursive: true });
    expect(await checkContent(data)).toMatchObject({ issues: [{ file: "data", found: "no such folder" }], files: 0 });
  });

  it("is named where it is a file", async () => {
    await rm(data, { recursive: true });
    await writeFile(data, "");
    expect(await checkContent(data)).toMatchObject({ issues: [{ file: "data", found: "a file" }], files: 0 });
  });

  it("is named where reading it is not allowed", () => {
    const error = Object.assign(new Error("EACCES"), { code: "EACCES", path: "/site/data/posts" });
    expect(folderIssue(error, "/site/data")).toMatchObject({
      file: "data/posts",
      found: "a folder that cannot be read (EACCES)",
    });
  });
});
