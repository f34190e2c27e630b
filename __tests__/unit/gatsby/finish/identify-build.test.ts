/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { identifyBuild } from "../../../../src/gatsby/finish/identify-build";

const CODE = "0123456789abcdef0123";
const folders: string[] = [];

/** A built site with one page. */
const builtSite = async (title: string, appData: object = { webpackCompilationHash: CODE }): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "identify-"));
  folders.push(folder);
  await mkdir(path.join(folder, "page-data/about"), { recursive: true });
  await writeFile(path.join(folder, "page-data/about/page-data.json"), JSON.stringify({ title }));
  await writeFile(path.join(folder, "page-data/app-data.json"), JSON.stringify(appData));
  return folder;
};

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const DATA = ["page-data/about/page-data.json"];

const identityOf = async (folder: string, script = "app-1.js"): Promise<string> =>
  (await identifyBuild(folder, [script], DATA)).build;

test("the same code and content have one identity, in any folder", async () => {
  expect(await identityOf(await builtSite("About"))).toBe(await identityOf(await builtSite("About")));
});

test("other content under the same code, or other code, is another version", async () => {
  const identity = await identityOf(await builtSite("About"));
  expect(await identityOf(await builtSite("About us"))).not.toBe(identity);
  expect(await identityOf(await builtSite("About"), "app-2.js")).not.toBe(identity);
});

test("the same code has one identity, whatever Gatsby calls it", async () => {
  const other = await builtSite("About", { webpackCompilationHash: [...CODE].reverse().join("") });
  expect(await identityOf(other)).toBe(await identityOf(await builtSite("About")));
});

test("Gatsby's identity is named, so that it can be replaced by one of the same length", async () => {
  const { code, build } = await identifyBuild(await builtSite("About"), [], DATA);
  expect(code).toBe(CODE);
  expect(build).toMatch(/^[0-9a-f]{20}$/);
});

test("a build of which Gatsby says nothing cannot be finished", async () => {
  await expect(identifyBuild(await builtSite("About", {}), [], DATA)).rejects.toThrow("names no compilation");
});
