/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { publishSite, resumeBuild } from "../../../src/gatsby/warm-build";

let project: string;
let atEnd: (code: number) => void;

const inProject = (name: string): string => path.join(project, name);

const write = async (name: string, text: string): Promise<void> => {
  await mkdir(path.dirname(inProject(name)), { recursive: true });
  await writeFile(inProject(name), text);
};

const read = (name: string): Promise<string> => readFile(inProject(name), "utf8");

const begin = (develops = false): Promise<void> => resumeBuild(project, develops);

/** What Gatsby and the hooks do between the first and the last. */
const work = async (): Promise<void> => {
  await write("public/about/index.html", "rendered");
  await publishSite(project, async ({ output, site }) => {
    await writeFile(
      path.join(site, "about.html"),
      `finished ${await readFile(path.join(output, "about/index.html"), "utf8")}`,
    );
  });
};

const build = async (): Promise<void> => {
  await begin();
  await work();
  atEnd(0);
};

/** Whether the next build goes on from the last one: it finds what Gatsby wrote, and what webpack keeps. */
const goesOn = async (develops = false): Promise<boolean> => {
  await write(".cache/webpack/pack", "");
  await begin(develops);
  expect(existsSync(inProject("public"))).toBe(existsSync(inProject(".cache/webpack")));
  return existsSync(inProject("public/about/index.html"));
};

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), "warm-build-"));
  jest.spyOn(process, "once").mockImplementation((_event, listener) => {
    atEnd = listener as typeof atEnd;
    return process;
  });
  await write("package.json", "{}");
  await write("node_modules/.package-lock.json", "{}");
  await write(".cache/compiled/gatsby-node.js", "code");
});

afterEach(() => rm(project, { recursive: true, force: true }));

it("the site takes the place of what it was made of", async () => {
  await build();
  expect(await read("public/about.html")).toBe("finished rendered");
  expect(existsSync(inProject("public/about"))).toBe(false);
});

it("the next build finds what Gatsby wrote, and nothing of the site", async () => {
  await build();
  expect(await goesOn()).toBe(true);
  expect(await read("public/about/index.html")).toBe("rendered");
  expect(existsSync(inProject("public/about.html"))).toBe(false);
});

it("without an earlier build, one begins from nothing, whatever lies there", async () => {
  await write("public/old.html", "old");
  expect(await goesOn()).toBe(false);
});

it.each<[string, () => Promise<void>]>([
  ["was stopped at its beginning", begin],
  ["was killed before its end", () => begin().then(work)],
  ["ended early, though with success", () => begin().then(() => atEnd(0))],
  [
    "failed",
    () =>
      begin()
        .then(work)
        .then(() => atEnd(1)),
  ],
])("after a build that %s, the next begins from nothing", async (_, stopped) => {
  await build();
  await stopped();
  expect(await goesOn()).toBe(false);
});

it("a build that failed leaves no site that could be deployed", async () => {
  await begin();
  await write("public/about/index.html", "rendered");
  atEnd(1);
  expect(existsSync(inProject("public"))).toBe(false);
});

it.each(["babel.config.js", "package.json", "node_modules/.package-lock.json", ".cache/compiled/gatsby-node.js"])(
  "after a change of %s, a build begins from nothing",
  async (file) => {
    await build();
    await write(file, "changed");
    expect(await goesOn()).toBe(false);
  },
);

it.each(["GATSBY_FORMS", "URL"])("with another setting of %s, a build begins from nothing", async (name) => {
  await build();
  jest.replaceProperty(process, "env", { ...process.env, [name]: "https://changed.example" });
  expect(await goesOn()).toBe(false);
});

it("a folder that was moved is no longer the one that Gatsby knows", async () => {
  await build();
  const key = await read(".cache/warm-build");
  await rm(project, { recursive: true });
  project = `${project}-moved`;
  await write(".cache/warm-build", key);
  await write(".cache/gatsby-output/about/index.html", "rendered");
  await write(".cache/compiled/gatsby-node.js", "code");
  await write("package.json", "{}");
  await write("node_modules/.package-lock.json", "{}");
  expect(await goesOn()).toBe(false);
});

it("the development server goes on from what there is, and the build after it begins from nothing", async () => {
  await build();
  expect(await goesOn(true)).toBe(true);
  expect(await goesOn(true)).toBe(true);
  expect(await goesOn()).toBe(false);
});
