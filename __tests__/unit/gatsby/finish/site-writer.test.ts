/** @jest-environment node */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteWriter } from "../../../../src/gatsby/finish/site-writer";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-"));
});

afterEach(() => rm(folder, { recursive: true }));

test.each(["/feed.xml", "feed.xml"])("%s is written into the site", async (address) => {
  await siteWriter(folder, ["logo.png"])(address, "<feed/>");
  expect(await readFile(path.join(folder, "feed.xml"), "utf8")).toBe("<feed/>");
});

test("folders are made as needed", async () => {
  await siteWriter(folder, [])("/.well-known/security.txt", "Contact");
  expect(await readFile(path.join(folder, ".well-known/security.txt"), "utf8")).toBe("Contact");
});

test.each(["/feed.xml", "feed.xml"])("%s is refused where static has such a file", async (address) => {
  const write = siteWriter(folder, ["feed.xml"]);
  await expect(write(address, "<feed/>")).rejects.toThrow("remove static/feed.xml");
  await expect(readFile(path.join(folder, "feed.xml"))).rejects.toThrow("ENOENT");
});
