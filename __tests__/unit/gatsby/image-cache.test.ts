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

describe("a cache that cannot be written", () => {
  let warned: jest.SpyInstance;
  beforeEach(async () => {
    warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    // A file in place of the folder: no process may make a folder there, whatever its rights.
    await writeFile(path.join(root, "cache"), "");
  });

  it("costs time, but no picture, and is said once", async () => {
    expect(await build("digest-1/a.avif", "digest-1/b.webp")).toEqual(["drawn a.avif", "drawn b.webp"]);
    expect(await build("digest-1/a.avif")).toEqual(["drawn a.avif"]);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(path.join(root, "cache")));
  });

  it("is no excuse for a picture that was never drawn", async () => {
    const idle: ProcessFile = (_file, transforms) => Promise.resolve(transforms);
    const work = withCache(idle, path.join(root, "static"), path.join(root, "cache"));
    const outputPath = path.join(root, "static/digest-1/a.avif");
    await expect(work("x.png", [{ outputPath }])).rejects.toThrow("ENOENT");
  });
});
