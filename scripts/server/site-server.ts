/**
 * A local host that behaves like the real one: it sends the headers of `_headers`, has one address for each page,
 * compresses files, and answers unknown addresses with 404.html and status 404.
 *
 * It keeps no state about the folder. Each response is made from the files that are there at that moment, so the site
 * can be rebuilt, or replaced by another build, while it is served. The files for one response are read synchronously,
 * so that they all belong to the same build; they are small enough not to block for long.
 */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { acceptedEncoding, compress, digestOf } from "./compression";
import { contentType, isText } from "./content-types";
import { headersFor, parseHeaders } from "./header-rules";
import { listen } from "./port";
import { canonicalPath, parseRedirects, redirectFor } from "./redirect-rules";

/** The host's default for files without a rule. */
const HOST_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** Files that the host reads but does not serve. */
const HIDDEN = ["/_headers", "/_redirects"];

/** Longest accepted address, in characters. Hosts have limits between 8 and 16 thousand. */
const LONGEST_ADDRESS = 8192;

/**
 * In bytes. Large enough that an address that is much too long still gets a response (414) instead of a closed
 * connection.
 */
const MAX_HEADER_SIZE = 1_048_576;

/** Responses without a file of their own (the 404 page, redirects and refusals) get the headers of this path. */
const NO_FILE = "/404";

const PLAIN_TEXT = { "Content-Type": "text/plain;charset=utf-8" };

export type SiteServer = { address: string; close: () => Promise<void> };

/** Answers a POST request, as a host that accepts forms would. */
type PostHandler = (request: IncomingMessage, response: ServerResponse) => void;

type SiteFile = { name: string; content: Buffer };

/** Error codes that mean that there is no file at an address. */
const ABSENT = ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"];

/**
 * Reads a file by its exact name.
 *
 * @returns undefined if there is none. A name that leads out of the folder does not count, nor does one in another
 *   case, even on a case-insensitive file system
 */
const readExact = (folder: string, name: string): SiteFile | undefined => {
  try {
    const place = `${realpathSync.native(folder)}${name.replaceAll("/", path.sep)}`;
    return realpathSync.native(place) === place ? { name, content: readFileSync(place) } : undefined;
  } catch (error) {
    if (ABSENT.includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
};

const readText = (folder: string, name: string): string => String(readExact(folder, name)?.content ?? "");

/** The file at an address: "/about" is "/about.html". */
const fileAt = (folder: string, pathname: string): SiteFile | undefined => {
  if (pathname === "/") return readExact(folder, "/index.html");
  return readExact(folder, pathname) ?? readExact(folder, `${pathname}.html`);
};

/** Decoded path and query of a request; undefined if it cannot be the address of a file, as in "/50%". */
const splitAddress = (url: string): { pathname: string; query: string } | undefined => {
  const [encoded = "", ...query] = url.split("?");
  try {
    // Not `decodeURIComponent`: an encoded slash is part of a name, not a separator.
    const pathname = decodeURI(encoded);
    if (!pathname.startsWith("/") || pathname.includes("\0")) return undefined;
    return { pathname, query: query.length > 0 ? `?${query.join("?")}` : "" };
  } catch {
    return undefined;
  }
};

const sendFile = async (
  { headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { name, content }: SiteFile,
): Promise<void> => {
  const tag = `W/"${digestOf(content)}"`;
  response.setHeader("Vary", "Accept-Encoding");
  if (status === 200) {
    response.setHeader("ETag", tag);
    if (headers["if-none-match"]?.includes(tag)) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = isText(name) ? acceptedEncoding(String(headers["accept-encoding"] ?? "")) : undefined;
  const body = encoding ? await compress(content, encoding) : content;
  if (encoding) response.setHeader("Content-Encoding", encoding);
  // A Content-Type from `_headers` takes precedence over the one that the file name implies.
  if (!response.hasHeader("Content-Type")) response.setHeader("Content-Type", contentType(name));
  response.writeHead(status, { "Content-Length": body.length }).end(body);
};

const answer = async (folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const rules = parseHeaders(readText(folder, "/_headers"));
  const setHeaders = (pathname: string): void => {
    response.setHeader("Cache-Control", HOST_CACHE_CONTROL);
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
  };
  const refuse = (status: number, text: string): void => {
    setHeaders(NO_FILE);
    response.writeHead(status, PLAIN_TEXT).end(text);
  };
  const redirect = (to: string): void => {
    setHeaders(NO_FILE);
    response.writeHead(301, { Location: to }).end();
  };
  const notFound = async (): Promise<void> => {
    setHeaders(NO_FILE);
    const page = { name: "/404.html", content: Buffer.from("Not found") };
    await sendFile(request, response, 404, readExact(folder, page.name) ?? page);
  };

  const { method, url = "/" } = request;
  if (method !== "GET" && method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(405, "");
  }
  if (url.length > LONGEST_ADDRESS) return refuse(414, "This address is too long.");
  const address = splitAddress(url);
  if (!address) return notFound();

  const { pathname, query } = address;
  const rule = redirectFor(parseRedirects(readText(folder, "/_redirects")), pathname);
  if (rule?.status === 404 || HIDDEN.includes(pathname)) return notFound();
  const canonical = canonicalPath(pathname, (page) => existsSync(path.join(folder, `${page}.html`)));
  if (canonical !== undefined) return redirect(canonical + query);

  const file = fileAt(folder, pathname);
  if (file) {
    setHeaders(pathname);
    return sendFile(request, response, 200, file);
  }
  return rule ? redirect(rule.to + query) : notFound();
};

/**
 * Serves a built site on the loopback address.
 *
 * @param folder absolute path of the built site; its content may change, and it may be replaced by another folder
 * @param port port to listen on; 0 takes a free one
 * @param post handles posted forms; without it, POST is not allowed
 * @returns the address and a function that stops the server
 * @throws if the folder contains no built site, or the port is taken
 */
export const serveSite = async (folder: string, port: number, post?: PostHandler): Promise<SiteServer> => {
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error(`${folder} holds no built site: run "npm run build" first`);
  }
  const server = createServer({ maxHeaderSize: MAX_HEADER_SIZE }, (request, response) => {
    if (request.method === "POST" && post) return post(request, response);
    answer(folder, request, response).catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, PLAIN_TEXT).end(error.message);
    });
  });
  const used = await listen(server, port);
  return {
    address: `http://localhost:${used}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
