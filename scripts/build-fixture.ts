/**
 * `npm run build:fixture`: the site of the fixed content in `__tests__/fixtures`, with forms that are
 * delivered, for the tests of forms and for the pictures. Editors never touch that content, so
 * a picture that differs shows a change of style; it never stays in `public`, so nobody deploys it.
 */
import { cp, mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { buildVariant } from "./build-variant";
import { FIXTURE_BUILD, FIXTURE_CONTENT } from "./server/test-builds";

/** Large enough for every use of an image (`IMAGE_SIZE` in src/gatsby/content/definitions/image.ts). */
const SIZE = { width: 1600, height: 1000 } as const;

/** A plain drawing: two fields and a diagonal, so that a wrong crop shows. */
const DRAWING = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#8aa0c0" d="M0 0h16v10H0z"/><path fill="#33507d" d="M16 0v10H0z"/></svg>`,
);

/** Draws each image that the content asks for. */
const drawImages = async (data: string): Promise<void> => {
  const files = (await readdir(data, { recursive: true })).filter((name) => name.endsWith(".json"));
  const texts = await Promise.all(files.map((name) => readFile(path.join(data, name), "utf8")));
  const images = new Set(texts.flatMap((text) => text.match(/images\/[\w/-]+\.png/g) ?? []));
  const image = await sharp(DRAWING, { density: 1000 }).resize(SIZE.width, SIZE.height).png().toBuffer();
  for (const name of images) {
    await mkdir(path.dirname(path.join(data, name)), { recursive: true });
    await sharp(image).toFile(path.join(data, name));
  }
};

const change = async (site: string): Promise<void> => {
  const data = path.join(site, "data");
  await rm(data, { recursive: true });
  await cp(FIXTURE_CONTENT, data, { recursive: true });
  await drawImages(data);
};

void buildVariant(FIXTURE_BUILD, { change, env: { GATSBY_FORMS: "netlify" } });
