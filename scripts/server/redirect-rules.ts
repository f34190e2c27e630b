/** Redirects of the host: those of a `_redirects` file, and its own ones to the one address of each page. */

export type Redirect = { from: string; to: string; status: number; forced: boolean };

const REDIRECTS = [301, 302, 303, 307, 308];

const parseLine = (line: string): Redirect => {
  const [from = "", to = "", code = "301", ...rest] = line.split(/\s+/);
  const status = Number(code.replace("!", ""));
  if (!from.startsWith("/") || !to || rest.length > 0 || !REDIRECTS.includes(status)) {
    throw new Error(`_redirects: the local host knows lines such as "/from /to 301", not "${line}"`);
  }
  return { from, to, status, forced: code.endsWith("!") };
};

/**
 * Parses a `_redirects` file: "from to status", a "*" at the end of `from`, and ":splat" in `to`.
 *
 * @param text content of the file
 * @returns its rules in order
 * @throws where a line asks for what the local host cannot do (rewrites, conditions)
 */
export const parseRedirects = (text: string): Redirect[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(parseLine);

/**
 * The first rule that fits a path.
 *
 * @param rules rules of a `_redirects` file
 * @param path path of a request, without its query
 * @returns the target and the status; undefined where no rule fits
 */
export const redirectFor = (rules: readonly Redirect[], path: string): { to: string; status: number } | undefined => {
  for (const { from, to, status } of rules) {
    const stem = from.endsWith("*") ? from.slice(0, -1) : undefined;
    if (stem === undefined ? from === path : path.startsWith(stem)) {
      return { to: to.replace(":splat", path.slice(stem?.length)), status };
    }
  }
  return undefined;
};

/**
 * The one address of a page that was asked for by another one: "/about/" and
 * "/about.html" are "/about" (Netlify calls this pretty URLs).
 *
 * @param path path of a request, without its query
 * @param isPage whether a page stands at a path
 * @returns the address; undefined where the path is no other address of a page
 */
export const canonicalPath = (path: string, isPage: (path: string) => boolean): string | undefined => {
  if (path === "/index.html") return "/";
  // Nothing but plain names: "//other.example/" must never become an address of another host.
  const stem = /^((?:\/[\w-]+)+)(?:\/|\.html)$/.exec(path)?.[1];
  return stem !== undefined && stem !== "/404" && isPage(stem) ? stem : undefined;
};
