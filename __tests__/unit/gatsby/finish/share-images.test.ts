/** @jest-environment node */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { shareImageDrawer } from "../../../../src/gatsby/finish/share-image";
import { limitCards, writeShareImages } from "../../../../src/gatsby/finish/share-images";

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/services/field-${index}`,
    card: { title: `Field ${index}`, section: "Field", artwork: `/artwork-${index % 2}.png` },
  }));

describe("limitCards", () => {
  it("leaves every card as it is on a site of some hundred pages", () => {
    const few = pages(500);
    expect(limitCards(few)).toEqual(few);
  });

  it("makes cards of one artwork equal on a larger site, and keeps every path", () => {
    const many = pages(600);
    const limited = limitCards(many);
    expect(limited.map(({ path }) => path)).toEqual(many.map(({ path }) => path));
    expect(new Set(limited.slice(500).map(({ card }) => JSON.stringify(card))).size).toBe(2);
    expect(limited[499]).toEqual(many[499]);
  });
});

test("letters of Western Europe's neighbors are drawn, not the box that stands for a missing one", async () => {
  const draw = shareImageDrawer(path.resolve("static/logo.png"));
  const [first, second] = await Promise.all(
    ["Łź", "Žš"].map((title) => draw({ title, section: "Field", artwork: path.resolve("static/og-image.png") })),
  );
  expect(first).not.toEqual(second);
});

test("a word longer than a line goes on in the next", async () => {
  const draw = shareImageDrawer(path.resolve("static/logo.png"));
  const artwork = path.resolve("static/og-image.png");
  const [long, cut] = await Promise.all(
    // In one line, whatever follows its first letters would stand beyond the picture's edge.
    ["m".repeat(30), "m".repeat(24)].map((title) => draw({ title, section: "Field", artwork })),
  );
  expect(long).not.toEqual(cut);
});

describe("writeShareImages", () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "share-images-"));
    await mkdir(path.join(root, "public"));
    await copyFile("static/logo.png", path.join(root, "public/logo.png"));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const card = (title: string) => ({ title, section: "Field", artwork: path.resolve("static/og-image.png") });
  const PAGES = [
    { path: "/", card: card("One") },
    { path: "/services/a", card: card("Two") },
    { path: "/services/b", card: card("Two") },
  ];
  const FILES = ["home.jpg", "services-a.jpg", "services-b.jpg"];

  const build = async () => {
    await writeShareImages(PAGES, path.join(root, "public"), path.join(root, "cache"));
    return Promise.all(FILES.map((name) => readFile(path.join(root, "public/share", name))));
  };

  it("draws each card once, and keeps it for the next build", async () => {
    const [one, two, same] = await build();
    expect(await sharp(one).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(two).toEqual(same);
    expect(two).not.toEqual(one);
    const kept = await readdir(path.join(root, "cache"));
    expect(kept).toHaveLength(2);
    for (const name of kept) await writeFile(path.join(root, "cache", name), "kept");
    expect((await build()).map(String)).toEqual(["kept", "kept", "kept"]);
  });

  it("draws the same pictures where nothing can be kept, and says so once", async () => {
    const expected = await build();
    await rm(path.join(root, "cache"), { recursive: true });
    // A file in place of the folder: no process may make a folder there, whatever its rights.
    await writeFile(path.join(root, "cache"), "");
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await build()).toEqual(expected);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(path.join(root, "cache")));
  });
});
