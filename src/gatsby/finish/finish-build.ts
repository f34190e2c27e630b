/** Makes the site from Gatsby's output and leaves that output unchanged (hook `onPostBuild`). */
import { constants } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { asTyped } from "../../lib/as-typed";
import {
  ATOM_FEED,
  BLOG_PATH,
  JSON_FEED,
  LOGO_DRAWING,
  NOT_FOUND_PATH,
  pageDataPath,
  WEB_MANIFEST,
} from "../../lib/paths";
import { forEachConcurrent } from "../for-each-concurrent";
import { memoize } from "../memoize";
import { archiveFiles, type ArchiveTexts } from "./archive";
import { atomFeed, jsonFeed, type FeedData } from "./feeds";
import { finishHtml, type FinishedPage } from "./finish-html";
import { FORMS_PAGE, formsPage } from "./forms-page";
import { formatHeaders, headerRules } from "./headers";
import { APP_DATA, identifyBuild, type BuildIdentity } from "./identify-build";
import { writeShareImages } from "./share-images";
import { publishedFile, renderedFile, siteContents, type BuiltPage, type SiteContents } from "./site-contents";
import { robots, securityTxt, sitemap, webManifest } from "./site-files";
import { siteWriter, writeInto } from "./site-writer";
import { wordsIn } from "./trim-css";

type SharePage = {
  path: string;
  seo: { noindex: boolean | null };
  share: { headline: string; eyebrow: string; artwork: { absolutePath: string } | null };
};

export type FinishData = {
  site: { siteMetadata: { siteUrl: string } };
  settings: { brand: string; tagline: string; email: string; themeColor: string };
  allPage: { nodes: readonly SharePage[] };
  blog: FeedData["blog"] & { archive: { page: ArchiveTexts } };
  posts: { nodes: FeedData["posts"] };
};

/** How many files are read and written at a time. */
const CONCURRENCY = 8;

/** Folders of a build: Gatsby's output, and the site made from it. */
type Folders = { output: string; site: string };

const copyInto = async ({ output, site }: Folders, name: string): Promise<void> => {
  const place = path.join(site, name);
  await mkdir(path.dirname(place), { recursive: true });
  // A copy, not a link: an edit to a file of the site must not change what the next build starts from.
  await copyFile(path.join(output, name), place, constants.COPYFILE_FICLONE);
};

/** Marks where Gatsby would put slices together on a host that builds pages one by one. */
const SLICE_MARKS = /<!-- slice-(?:start|end) id="[^"]*" -->/g;

/**
 * React 18 leaves up to two of these where a character does not fit into the rest of its buffer (facebook/react#24985).
 */
const STRAY_ZERO = "\0";

/** Stops if a page and its scripts come from different builds. */
const assertSameBuild = (html: string, page: string, { code }: BuildIdentity): void => {
  if (!html.includes(code)) throw new Error(`${page} is of another build than its scripts. Run "npm run build:clean".`);
};

/** Finds the script of a page's template. */
const templateOf = ({ componentChunkName }: BuiltPage, hashed: readonly string[]): string => {
  const name = hashed.find((candidate) => candidate.startsWith(`${componentChunkName}-`));
  if (!name)
    throw new Error(`The build has no script ${componentChunkName}: Gatsby now names templates in another way`);
  return name;
};

/** Reads the site's only style sheet. */
const readStyleSheet = async (output: string, hashed: readonly string[]): Promise<{ name: string; css: string }> => {
  const [name, ...others] = hashed.filter((file) => file.endsWith(".css"));
  if (!name || others.length > 0)
    throw new Error(
      `The site should have one style sheet, of which each page holds a part, and has ${[name, ...others].join(", ")}`,
    );
  return { name, css: await readFile(path.join(output, name), "utf8") };
};

const finishPages = async (
  { output, site }: Folders,
  pages: readonly BuiltPage[],
  { hashed, data, dataOf }: SiteContents,
  styleSheet: { name: string; css: string },
): Promise<Omit<FinishedPage, "html">[]> => {
  const identity = await identifyBuild(output, hashed, data);
  await writeInto(site, APP_DATA, JSON.stringify({ webpackCompilationHash: identity.build }));
  const wordsOf = memoize(async (script) => wordsIn(await readFile(path.join(output, script), "utf8")));
  const drawing = async (address: string) => [address, await readFile(path.join(output, address), "utf8")] as const;
  const shared = {
    drawings: Object.fromEntries(await Promise.all(["/favicon.svg", LOGO_DRAWING].map(drawing))),
    styleSheet: { address: `/${styleSheet.name}`, css: styleSheet.css },
  };
  // Without the pages themselves: thousands of them would not fit the memory.
  const parts: Omit<FinishedPage, "html">[] = [];
  await forEachConcurrent(pages, CONCURRENCY, async (page) => {
    const rendered = await readFile(path.join(output, renderedFile(page.path)), "utf8");
    assertSameBuild(rendered, page.path, identity);
    const template = templateOf(page, hashed);
    const { html, ...others } = finishHtml({
      ...shared,
      html: rendered.replace(SLICE_MARKS, "").replaceAll(STRAY_ZERO, ""),
      path: page.path,
      build: identity.build,
      words: await wordsOf(template),
      template: `/${template}`,
      data: [APP_DATA, ...(dataOf.get(page.path) ?? [])].map((name) => `/${name}`),
    });
    await writeInto(site, publishedFile(page.path), html);
    parts.push(others);
  });
  return parts;
};

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Removes the fonts from the style sheet that is fetched after the first paint. Every page declares them itself. If
 * they were declared again, a late font would get a second chance and move text that the visitor is reading.
 */
const withoutFonts = (css: string): string => css.replace(FONT_FACE, "");

const shareCard = (page: SharePage, publicFolder: string) => ({
  path: page.path,
  card: {
    title: page.share.headline,
    section: page.share.eyebrow,
    artwork: page.share.artwork?.absolutePath ?? path.join(publicFolder, "og-image.png"),
  },
});

/**
 * Makes the site: pages, headers, share images, and the small files.
 *
 * @param data result of the query in gatsby-node
 * @param searchFiles texts of the search and the assistant, by their addresses
 * @param builtPages all pages, as Gatsby's store has them
 * @param folders absolute paths of Gatsby's output, which is only read, and of an empty folder for the site
 */
export const finishBuild = async (
  data: FinishData,
  searchFiles: Readonly<Record<string, string>>,
  builtPages: readonly BuiltPage[],
  folders: Folders,
): Promise<void> => {
  const { output, site } = folders;
  const { siteUrl } = data.site.siteMetadata;
  const pages = data.allPage.nodes.filter((page) => page.path !== NOT_FOUND_PATH);
  const listed = pages
    .filter((page) => !page.seo.noindex)
    .map((page) => page.path)
    .sort();
  const contents = await siteContents(output, builtPages, path.resolve("static"));
  const write = siteWriter(site, contents.others);
  const styleSheet = await readStyleSheet(output, contents.hashed);
  await forEachConcurrent([...contents.hashed, ...contents.data, ...contents.others], CONCURRENCY, (name) =>
    copyInto(folders, name),
  );
  await write(styleSheet.name, withoutFonts(styleSheet.css));
  const archive = archiveFiles({
    pageData: await readFile(path.join(output, pageDataPath(BLOG_PATH)), "utf8"),
    texts: data.blog.archive.page,
    settings: data.settings,
    styleSheet: `/${styleSheet.name}`,
  });
  await forEachConcurrent(archive, CONCURRENCY, ([name, text]) => write(name, text));
  const parts = await finishPages(folders, builtPages, contents, styleSheet);
  const feed: FeedData = { siteUrl, brand: data.settings.brand, blog: data.blog, posts: data.posts.nodes };
  const inline = parts.map((page) => page.inline);
  const forms = parts.flatMap((page) => page.forms);
  const hashedPaths = contents.hashed.map((name) => `/${name}`);
  await Promise.all([
    write("_headers", formatHeaders(headerRules(inline, hashedPaths))),
    ...(forms.length > 0 ? [write(FORMS_PAGE, formsPage(forms))] : []),
    ...Object.entries(searchFiles).map(([name, text]) => write(name, text)),
    write("sitemap.xml", sitemap(siteUrl, listed)),
    write(ATOM_FEED, asTyped(atomFeed(feed))),
    write(JSON_FEED, asTyped(jsonFeed(feed))),
    write("robots.txt", robots(siteUrl)),
    write(WEB_MANIFEST, webManifest(data.settings.brand, data.settings.tagline, data.settings.themeColor)),
    write(".well-known/security.txt", securityTxt(siteUrl, data.settings.email, new Date())),
    writeShareImages(
      pages.map((page) => shareCard(page, site)),
      site,
    ),
  ]);
};
