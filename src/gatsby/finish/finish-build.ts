/** What happens to `public` after Gatsby has written it (hook `onPostBuild`). */
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { InlineCode } from "./content-security-policy";
import { finishHtml } from "./finish-html";
import { formatHeaders, headerRules } from "./headers";
import { WEB_MANIFEST } from "../../lib/paths";
import { identifyBuild } from "./identify-build";
import { writeShareImages } from "./share-images";
import { robots, securityTxt, sitemap, webManifest } from "./site-files";

type SharePage = {
  path: string;
  seo: { noindex: boolean | null };
  share: { headline: string; eyebrow: string; artwork: { absolutePath: string } | null };
};

export type FinishData = {
  site: { siteMetadata: { siteUrl: string } };
  settings: { brand: string; tagline: string; email: string; themeColor: string };
  allPage: { nodes: readonly SharePage[] };
  notFoundPage: { path: string };
};

/** Files that Gatsby leaves for itself; nothing of the site asks for them. */
const LEFTOVERS = ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby"];

const htmlFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Moves "about/index.html" to "about.html", which hosts serve at /about as it
 * is; the folder's index would cost a redirect to /about/.
 */
const flatten = async (file: string, publicFolder: string): Promise<string> => {
  const folder = path.dirname(file);
  if (path.basename(file) !== "index.html" || folder === publicFolder) return file;
  const flat = `${folder}.html`;
  await rename(file, flat);
  // Other pages may lie below it: the folder goes only when it is empty.
  await rmdir(folder).catch(() => undefined);
  return flat;
};

/** Paths of the scripts and styles at the root; webpack puts a hash into each name. */
const hashedFiles = async (publicFolder: string): Promise<string[]> =>
  (await readdir(publicFolder))
    .filter((name) => /-[0-9a-f]{20}\.js$|\.[0-9a-f]{20}\.css$/.test(name))
    .map((name) => `/${name}`)
    .sort();

/** Where Gatsby would fit slices together on a host that builds pages one by one. */
const SLICE_MARKS = /<!-- slice-(?:start|end) id="[^"]*" -->/g;

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Takes the fonts out of the style sheet that is fetched after the first paint. Every page declares them
 * itself; declared once more, a font that was late would get a second chance and move text that is being read.
 */
const finishStyleSheets = async (publicFolder: string): Promise<void> => {
  for (const file of (await hashedFiles(publicFolder)).filter((name) => name.endsWith(".css"))) {
    const place = path.join(publicFolder, file);
    await writeFile(place, (await readFile(place, "utf8")).replace(FONT_FACE, ""));
  }
};

type PageData = { path: string; componentChunkName: string };

/**
 * Finds a page's path and the script of its template.
 *
 * @returns a function from an HTML file to both; each script is read once
 */
const pageFinder = async (
  publicFolder: string,
): Promise<(file: string) => Promise<{ path: string; script: string }>> => {
  const names = await readdir(publicFolder);
  const texts = new Map<string, Promise<string>>();
  return async (file) => {
    const route = path.relative(publicFolder, file).replace(/(?:^|\/)index\.html$/, "") || "index";
    const pageData = await readFile(path.join(publicFolder, "page-data", route, "page-data.json"), "utf8");
    const { path: page, componentChunkName } = JSON.parse(pageData) as PageData;
    const name = names.find((candidate) => candidate.startsWith(`${componentChunkName}-`)) ?? "";
    const text = texts.get(name) ?? readFile(path.join(publicFolder, name), "utf8");
    texts.set(name, text);
    return { path: page, script: await text };
  };
};

const finishPages = async (publicFolder: string): Promise<InlineCode[]> => {
  const files = await htmlFiles(publicFolder);
  const find = await pageFinder(publicFolder);
  const { code, build } = await identifyBuild(publicFolder);
  const icon = await readFile(path.join(publicFolder, "favicon.svg"), "utf8");
  // Deepest first, so that a folder is empty when its own index moves.
  files.sort((a, b) => b.split(path.sep).length - a.split(path.sep).length);
  const pages: InlineCode[] = [];
  for (const file of files) {
    const html = (await readFile(file, "utf8")).replaceAll(code, build).replace(SLICE_MARKS, "");
    const finished = finishHtml({ html, icon, ...(await find(file)) });
    await writeFile(await flatten(file, publicFolder), finished.html);
    pages.push(finished.inline);
  }
  return pages;
};

const shareCard = (page: SharePage, publicFolder: string) => ({
  path: page.path,
  card: {
    title: page.share.headline,
    section: page.share.eyebrow,
    artwork: page.share.artwork?.absolutePath ?? path.join(publicFolder, "og-image.png"),
  },
});

/**
 * Finishes the built site: pages, headers, share images and the small files.
 *
 * @param data result of the query in gatsby-node
 * @param publicFolder absolute path of the built site
 */
export const finishBuild = async (data: FinishData, publicFolder: string): Promise<void> => {
  const { siteUrl } = data.site.siteMetadata;
  const pages = data.allPage.nodes.filter((page) => page.path !== data.notFoundPage.path);
  const listed = pages
    .filter((page) => !page.seo.noindex)
    .map((page) => page.path)
    .sort();
  const write = (name: string, text: string) => writeFile(path.join(publicFolder, name), text);

  await Promise.all(LEFTOVERS.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })));
  await mkdir(path.join(publicFolder, ".well-known"), { recursive: true });
  const inline = await finishPages(publicFolder);
  await finishStyleSheets(publicFolder);
  await Promise.all([
    write("_headers", formatHeaders(headerRules(inline, await hashedFiles(publicFolder)))),
    write("sitemap.xml", sitemap(siteUrl, listed)),
    write("robots.txt", robots(siteUrl)),
    write(WEB_MANIFEST, webManifest(data.settings.brand, data.settings.tagline, data.settings.themeColor)),
    write(".well-known/security.txt", securityTxt(siteUrl, data.settings.email, new Date())),
    writeShareImages(
      pages.map((page) => shareCard(page, publicFolder)),
      publicFolder,
    ),
  ]);
};
