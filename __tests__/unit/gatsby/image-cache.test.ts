/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { withCache, type ProcessFile } from "../../../src/gatsby/image-cache";

let root: string;
const drawn = jest.fn<undefined, [string]>();

const draw: ProcessFile = async (_file, transforms) => {
  for (const { outputPath } of transforms) {
    drawn(path.basename(outputPath));
    await mkdir(path.dirname(outputPath), { recursive: true });
    await writeFile(outputPath, `drawn ${path.basename(outputPath)}`);
  }
  return transforms;
};

const build = async (...names: string[]): Promise<string[]> => {
  const folder = path.join(root, "static");
  await rm(folder, { recursive: true, force: true });
  drawn.mockClear();
  const transforms = names.map((name) => ({ outputPath: path.join(folder, name) }));
  const result = await withCache(draw, folder, path.join(root, "cache"))("source.png", transforms);
  expect(result).toEqual(transforms);
  return Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "image-cache-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

test("a build from nothing draws everything", async () => {
  expect(await build("digest-1/a.avif", "digest-1/b.webp")).toEqual(["drawn a.avif", "drawn b.webp"]);
  expect(drawn.mock.calls.flat()).toEqual(["a.avif", "b.webp"]);
});

test("the next build draws only what is new, and has all of it", async () => {
  await build("digest-1/a.avif");
  expect(await build("digest-1/a.avif", "digest-1/b.webp")).toEqual(["drawn a.avif", "drawn b.webp"]);
  expect(drawn.mock.calls.flat()).toEqual(["b.webp"]);
});

test("a changed source has another digest in its name, and is drawn", async () => {
  await build("digest-1/a.avif");
  await build("digest-2/a.avif");
  expect(drawn.mock.calls.flat()).toEqual(["a.avif"]);
});

test("a fault in drawing is passed on, and nothing is kept", async () => {
  const failing: ProcessFile = () => Promise.reject(new Error("not an image"));
  const work = withCache(failing, path.join(root, "static"), path.join(root, "cache"));
  await expect(work("x.png", [{ outputPath: path.join(root, "static/digest-1/a.avif") }])).rejects.toThrow(
    "not an image",
  );
  expect(await build("digest-1/a.avif")).toEqual(["drawn a.avif"]);
  expect(drawn).toHaveBeenCalledTimes(1);
});
