/** @jest-environment node */
import { copyFile, mkdtemp, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { copyFixedContent } from "../../../../scripts/content/copy-fixed-content";
import { checkContent } from "../../../../src/gatsby/content/check";

let folder: string;
const portrait = (): string => path.join(folder, "images/people/first-person.png");

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "content-"));
  await copyFixedContent(folder);
});

afterEach(() => rm(folder, { recursive: true }));

const issues = async () => (await checkContent(folder)).issues;

it("accepts whole images of the right size", async () => {
  expect(await issues()).toEqual([]);
});

it("names a missing image and the nearest that is there", async () => {
  await copyFile(portrait(), path.join(folder, "images/people/first-persson.png"));
  await rm(portrait());
  expect(await issues()).toMatchObject([
    {
      file: "data/people/first-person.json",
      path: "image",
      found: '"../images/people/first-person.png", which is not there',
      suggestion: "../images/people/first-persson.png",
    },
  ]);
});

it("names an image whose file has capital letters, which no address may have", async () => {
  await rename(portrait(), path.join(folder, "images/people/First-person.PNG"));
  const [issue, ...others] = await issues();
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ path: "image", expected: 'a file of that name (rename "First-person.PNG")' });
  expect(issue).not.toHaveProperty("suggestion");
});

it("names an image that is too small, with both sizes", async () => {
  await writeFile(
    portrait(),
    await sharp({ create: { width: 400, height: 801, channels: 3, background: "#123" } })
      .png()
      .toBuffer(),
  );
  expect(await issues()).toMatchObject([
    { path: "image", found: "an image of 400 by 801 pixels", expected: "an image of at least 800 by 800 pixels" },
  ]);
});

it("names an image that a camera's mark turns: the build would take its sides for each other", async () => {
  await writeFile(
    portrait(),
    await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#123" } })
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer(),
  );
  expect(await issues()).toMatchObject([
    {
      path: "image",
      found: expect.stringContaining("turns") as string,
      expected: expect.stringContaining("upright") as string,
    },
  ]);
});

it("names an image that is too large to be made smaller", async () => {
  await writeFile(
    portrait(),
    await sharp({ create: { width: 800, height: 8001, channels: 3, background: "#123" } })
      .png()
      .toBuffer(),
  );
  expect(await issues()).toMatchObject([
    {
      path: "image",
      found: "an image of 800 by 8001 pixels",
      expected: expect.stringContaining("at most 8000") as string,
    },
  ]);
});

/** Zeroes in the middle and at the end of the image's data; beginning and end of the file stay. */
const damage = async (share: number): Promise<void> => {
  const bytes = await readFile(portrait());
  const at = Math.floor(bytes.length * share);
  await writeFile(portrait(), bytes.fill(0, at, at + 2000));
};

const LARGE = { create: { width: 900, height: 900, channels: 3, background: "#123" } } as const;

it.each([
  ["a text", () => writeFile(portrait(), "hello")],
  ["an empty file", () => writeFile(portrait(), "")],
  ["a picture with a damaged middle", () => damage(0.5)],
  ["a picture with a damaged end", () => damage(0.95)],
  ["a picture cut short", () => truncate(portrait(), 20_000)],
  [
    "a drawing under another name",
    () => writeFile(portrait(), '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
  ],
])("names %s", async (_, spoil) => {
  await spoil();
  expect(await issues()).toMatchObject([{ path: "image", found: expect.stringContaining("not a whole") as string }]);
});

it.each(["jpg", "webp"] as const)("accepts a whole %s and refuses half of one", async (extension) => {
  const name = `first-person.${extension}`;
  const file = path.join(folder, "images/people", name);
  const json = path.join(folder, "people/first-person.json");
  const bytes = await sharp(LARGE)
    .toFormat(extension === "jpg" ? "jpeg" : "webp")
    .toBuffer();
  const text = await readFile(json, "utf8");
  await writeFile(json, text.replace("first-person.png", name));
  await writeFile(file, bytes);
  expect(await issues()).toEqual([]);
  await writeFile(file, bytes.subarray(0, bytes.length - 80));
  expect(await issues()).toMatchObject([{ path: "image", found: expect.stringContaining("not a whole") as string }]);
});
