/**
 * Finds which files of Gatsby's output belong to the site. Its folder also holds leftovers of earlier builds (pictures
 * that nothing shows any more, answers to queries that are gone) and files that only Gatsby reads. None of these are
 * published.
 */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pageDataPath } from "../../lib/paths";
import { isLeftover } from "../content/content-files";
import { filesBelow } from "./files-below";

/** A page as Gatsby knows it: its path, and the name of its template's script without the hash. */
export type BuiltPage = { path: string; componentChunkName: string };

/** The file into which Gatsby renders a page. */
export const renderedFile = (page: string): string => (page.endsWith(".html") ? page : path.join(page, "index.html"));

/** "about.html", which hosts serve at /about directly. "about/index.html" would cost a redirect to /about/. */
export const publishedFile = (page: string): string =>
  page === "/" || page.endsWith(".html") ? renderedFile(page) : `${page}.html`;

/**
 * Hash digits in the name of a script or style: half of Gatsby's, since pages and the script loader hold many such
 * names.
 */
export const HASH_DIGITS = 10;

/** Files that webpack writes to the root: scripts, styles, and the licenses of scripts. */
export const WEBPACK_FILE = new RegExp(`^[^/]+[-.][0-9a-f]{${HASH_DIGITS}}\\.(?:js|css)(?:\\.LICENSE\\.txt)?$`);

/** Where plugins and webpack put pictures and fonts. References to them may or may not start with a slash. */
const MADE = "static";
const MADE_FILE = /\bstatic\/[^\s"'\\),?#]+/g;

const STATIC_QUERIES = /"staticQueryHashes":\[([^\]]*)\]/;

export type SiteContents = {
  /** Scripts and styles. */
  hashed: string[];
  /** Data of all pages, including the answers to static queries. */
  data: string[];
  /** The data files that each page requests, by the page's path. */
  dataOf: ReadonlyMap<string, readonly string[]>;
  /** All other files that are published unchanged. */
  others: string[];
};

/**
 * Finds the files that are published, besides the pages themselves.
 *
 * @param output absolute path of Gatsby's output
 * @param pages all pages
 * @param staticFolder absolute path of the files that Gatsby copies into its output unchanged
 * @returns paths below `output`, sorted
 */
export const siteContents = async (
  output: string,
  pages: readonly BuiltPage[],
  staticFolder: string,
): Promise<SiteContents> => {
  const named = new Set<string>();
  const dataOf = new Map<string, string[]>();
  const look = async (name: string): Promise<string> => {
    const text = await readFile(path.join(output, name), "utf8");
    for (const [file] of text.matchAll(MADE_FILE)) named.add(file);
    return text;
  };
  const webpackFiles = (await readdir(output)).filter((name) => WEBPACK_FILE.test(name));
  for (const name of webpackFiles) await look(name);
  for (const { path: page } of pages) {
    const pageData = pageDataPath(page).slice(1);
    const [, hashes = ""] = STATIC_QUERIES.exec(await look(pageData)) ?? [];
    const queries = Array.from(hashes.matchAll(/"(\w+)"/g), ([, hash]) => `page-data/sq/d/${hash}.json`);
    dataOf.set(page, [pageData, ...queries]);
  }
  const answers = new Set([...dataOf.values()].flatMap(([, ...names]) => names));
  for (const name of answers) await look(name);
  const made = filesBelow(path.join(output, MADE)).map((name) => `${MADE}/${name}`);
  const isLicense = (name: string): boolean => name.endsWith(".txt");
  return {
    hashed: webpackFiles.filter((name) => !isLicense(name)).sort(),
    data: [...new Set([...dataOf.values()].flat())].sort(),
    dataOf,
    others: [
      ...webpackFiles.filter(isLicense),
      ...made.filter((name) => named.has(encodeURI(name))),
      ...filesBelow(staticFolder).filter((name) => !isLeftover(name) || name.startsWith(".well-known/")),
    ].sort(),
  };
};
