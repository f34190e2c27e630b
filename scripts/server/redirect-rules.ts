/** Redirects of the host: those of a `_redirects` file, and its own ones to the one address of each page. */

type Redirect = { from: string; to: string; status: 301 | 404 };

/** Paths of this site, without the host's stars and placeholders; "!" counts even where a file stands. */
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
 * Parses a `_redirects` file: "/from /to 301" leads on where no file stands at `from`; "/from /to 404!" shows the 404
 * page there, with its status, whether a file stands or not.
 *
 * @param text content of the file
 * @returns its rules in order
 * @throws where a line asks for what the local host does not do
 */
export const parseRedirects = (text: string): Redirect[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(parseLine);

/** The first rule for a path, with or without a slash at its end; undefined where there is none. */
export const redirectFor = (rules: readonly Redirect[], path: string): Redirect | undefined =>
  rules.find(({ from }) => path === from || path === `${from}/`);

/**
 * The one address of a page that was asked for by another one: "/about/",
 * "/about.html" (Netlify calls this pretty URLs) and "//about" are "/about".
 *
 * @param path path of a request, decoded, without its query
 * @param isPage whether a page stands at a path
 * @returns the address; undefined where the path is no other address of a page
 */
export const canonicalPath = (path: string, isPage: (path: string) => boolean): string | undefined => {
  if (path === "/index.html" || /^\/{2,}$/.test(path)) return "/";
  // Nothing but plain names of this site: "//other.example" must never become an address of another host.
  const names = /^((?:\/+[\w-]+)+)(?:\/+|\.html)?$/.exec(path)?.[1];
  const plain = names?.replace(/\/+/g, "/");
  return plain !== undefined && plain !== path && isPage(plain) ? plain : undefined;
};
