/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { publishedFile, renderedFile, siteContents } from "../../../../src/gatsby/finish/site-contents";

const HASH = "0123456789";
const PAGES = ["/", "/about", "/services/finance", "/404.html"].map((page) => ({
  path: page,
  componentChunkName: "component---page",
}));

/** Gatsby's output: what it says today, and what earlier builds left. */
const OUTPUT: Record<string, string> = {
  [`app-${HASH}.js`]: 'e.exports=t.p+"static/logo-1.png"',
  [`app-${HASH}.js.LICENSE.txt`]: "",
  [`styles.${HASH}.css`]: 'a{src:url(/static/font-1.woff2)format("woff2")}',
  "webpack.stats.json": "{}",
  "_gatsby/slices/scripts.html": "",
  "favicon.svg": "",
  "removed.svg": "",
  "page-data/index/page-data.json":
    '{"srcSet":"/static/1/a.avif 1w,\\n/static/2/a.avif 2w"},"staticQueryHashes":["1","2"]}',
  "page-data/about/page-data.json": '{"staticQueryHashes":["2"]}',
  "page-data/services/finance/page-data.json": '{"image":"/static/3/with%20space.jpg"}',
  // A text of the content, which names no file.
  "page-data/404.html/page-data.json": '{"text":"from /static/100% to static/dynamic pages"}',
  "page-data/removed/page-data.json": '{"image":"/static/9/removed.jpg"}',
  "page-data/sq/d/1.json": '{"image":"/static/4/frame.png"}',
  "page-data/sq/d/2.json": "{}",
  "page-data/sq/d/9.json": '{"image":"/static/9/removed.jpg"}',
  "page-data/app-data.json": "{}",
  ...Object.fromEntries(
    ["1/a.avif", "2/a.avif", "3/with space.jpg", "4/frame.png", "9/removed.jpg", "font-1.woff2", "logo-1.png"].map(
      (name) => [`static/${name}`, ""],
    ),
  ),
};

let folder: string;
const contents = () => siteContents(path.join(folder, "output"), PAGES, path.join(folder, "static"));

const write = async (name: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-contents-"));
  for (const [name, text] of Object.entries(OUTPUT)) await write(`output/${name}`, text);
  await write("static/favicon.svg", "");
  await write("static/deep/file.txt", "");
  await write("static/.well-known/change-password", "");
  // A folder of this name is passed over in the content alone.
  await write("static/schemas/message.json", "");
  await write("static/.DS_Store", "");
  await write("static/deep/file.txt~", "");
});

afterAll(() => rm(folder, { recursive: true }));

it("scripts and styles are those that webpack has made", async () => {
  expect((await contents()).hashed).toEqual([`app-${HASH}.js`, `styles.${HASH}.css`]);
});

it("page data is that of the pages, and of the static queries that they ask for", async () => {
  expect((await contents()).data).toEqual([
    "page-data/404.html/page-data.json",
    "page-data/about/page-data.json",
    "page-data/index/page-data.json",
    "page-data/services/finance/page-data.json",
    "page-data/sq/d/1.json",
    "page-data/sq/d/2.json",
  ]);
});

it("a page asks for its own data and for the answers to its static queries", async () => {
  const { dataOf } = await contents();
  expect(dataOf.get("/")).toEqual(["page-data/index/page-data.json", "page-data/sq/d/1.json", "page-data/sq/d/2.json"]);
  expect(dataOf.get("/404.html")).toEqual(["page-data/404.html/page-data.json"]);
});

it("pictures and fonts are those that something names, other files those that somebody put into the folder for them", async () => {
  expect((await contents()).others).toEqual([
    ".well-known/change-password",
    `app-${HASH}.js.LICENSE.txt`,
    "deep/file.txt",
    "favicon.svg",
    "schemas/message.json",
    "static/1/a.avif",
    "static/2/a.avif",
    "static/3/with space.jpg",
    "static/4/frame.png",
    "static/font-1.woff2",
    "static/logo-1.png",
  ]);
});

it.each([
  ["/", "index.html", "index.html"],
  ["/about", "/about/index.html", "/about.html"],
  ["/services/finance", "/services/finance/index.html", "/services/finance.html"],
  ["/404.html", "/404.html", "/404.html"],
])("%s is rendered into %s and published as %s", (page, rendered, published) => {
  expect(path.join("/", renderedFile(page))).toBe(path.join("/", rendered));
  expect(path.join("/", publishedFile(page))).toBe(path.join("/", published));
});
