/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
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

const identityOf = async (folder: string): Promise<string> => (await identifyBuild(folder)).build;

test("the same code and content have one identity, in any folder", async () => {
  expect(await identityOf(await builtSite("About"))).toBe(await identityOf(await builtSite("About")));
});

test("other content under the same code, or other code, is another version", async () => {
  const identity = await identityOf(await builtSite("About"));
  expect(await identityOf(await builtSite("About us"))).not.toBe(identity);
  expect(await identityOf(await builtSite("About", { webpackCompilationHash: "f" }))).not.toBe(identity);
});

test("the identity takes the place of Gatsby's where the browser asks for it", async () => {
  const folder = await builtSite("About");
  const { code, build } = await identifyBuild(folder);
  expect(code).toBe(CODE);
  expect(build).toMatch(/^[0-9a-f]{20}$/);
  expect(JSON.parse(await readFile(path.join(folder, "page-data/app-data.json"), "utf8"))).toEqual({
    webpackCompilationHash: build,
  });
});

test("a build of which Gatsby says nothing cannot be finished", async () => {
  await expect(identifyBuild(await builtSite("About", {}))).rejects.toThrow("names no compilation");
});
