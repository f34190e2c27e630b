/** The host's redirects: those of a `_redirects` file, and its built-in ones to the canonical address of each page. */

type Redirect = { from: string; to: string; status: 301 | 404 };

/**
 * Only paths of this site. Netlify's stars and placeholders are not supported. "!" applies the rule even if a file
 * exists.
 */
const RULE = /^(\/(?![/\\])[^*:\s]*)\s+(\/(?![/\\])[^*:\s]*)\s+(301|404!)$/;

const parseLine = (line: string): Redirect => {
  const [, from, to, status] = RULE.exec(line) ?? [];
  if (!from || !to) {
    throw new Error(
      `_redirects: the local host knows lines such as "/from /to 301" and "/from /to 404!", not "${line}"`,
    );
  }
  return { from, to, status: status === "301" ? 301 : 404 };
};

/**
 * Parses a `_redirects` file. "/from /to 301" redirects if there is no file at `from`. "/from /to 404!" shows the 404
 * page with status 404, whether there is a file or not.
 *
 * @param text content of the file
 * @returns its rules, in order
 * @throws if the local host does not support a line
 */
export const parseRedirects = (text: string): Redirect[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(parseLine);

/** The first rule for a path, with or without a trailing slash; undefined if there is none. */
export const redirectFor = (rules: readonly Redirect[], path: string): Redirect | undefined =>
  rules.find(({ from }) => path === from || path === `${from}/`);

/**
 * The canonical address of a page that was requested by another one: "/about/", "/about.html" (Netlify calls this
 * pretty URLs) and "//about" lead to "/about".
 *
 * @param path path of a request, decoded, without its query
 * @param isPage whether there is a page at a path
 * @returns the address; undefined if the path is not an alternative address of a page
 */
export const canonicalPath = (path: string, isPage: (path: string) => boolean): string | undefined => {
  if (path === "/index.html" || /^\/{2,}$/.test(path)) return "/";
  // Matches only plain names of this site: a redirect to "//other.example" would lead to another host.
  const names = /^((?:\/+[\w-]+)+)(?:\/+|\.html)?$/.exec(path)?.[1];
  const plain = names?.replace(/\/+/g, "/");
  return plain !== undefined && plain !== path && isPage(plain) ? plain : undefined;
};
