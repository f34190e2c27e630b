/**
 * A local host that behaves like the real one: the headers of `_headers`, one
 * address for each page, compressed files, and 404.html with status 404.
 *
 * Nothing about the folder is remembered: each answer is made from what is there
 * when it is asked for, so the site may be built anew, or exchanged for another
 * build, while it is served. What an answer is made of is read in one go, without
 * waiting, so that all of it is of one moment; such small files take no time.
 */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { acceptedEncoding, compress, digestOf } from "./compression";
import { contentType, isText } from "./content-types";
import { headersFor, parseHeaders } from "./header-rules";
import { listen } from "./port";
import { canonicalPath, parseRedirects, redirectFor } from "./redirect-rules";

/** What the host says of files that no rule names. */
const HOST_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** What the host keeps to itself. */
const HIDDEN = ["/_headers", "/_redirects"];

/** Longest address that is answered, in characters: hosts end somewhere between 8 and 16 thousand. */
const LONGEST_ADDRESS = 8192;

/** In bytes; room for an address that is much too long, so that it can be told so. */
const MAX_HEADER_SIZE = 1_048_576;

/** Its headers are those of what is no file: the 404 page, redirects and refusals. */
const NO_FILE = "/404";

const PLAIN_TEXT = { "Content-Type": "text/plain;charset=utf-8" };

export type SiteServer = { address: string; close: () => Promise<void> };

/** Answers a POST request, as a host that takes forms would. */
type PostHandler = (request: IncomingMessage, response: ServerResponse) => void;

type SiteFile = { name: string; content: Buffer };

/** Why there is no file at an address. */
const ABSENT = ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"];

/**
 * Reads a file by its exact name.
 *
 * @returns undefined where there is none: names that lead out of the folder, and those
 *   in other letters on a system that does not tell them apart, are no file's names
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

/** Path of a request, decoded, and its query; undefined where no file can be meant, as in "/50%". */
const splitAddress = (url: string): { pathname: string; query: string } | undefined => {
  const [encoded = "", ...query] = url.split("?");
  try {
    // An encoded slash is a part of a name, and no slash.
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
  // A rule's own type comes before the one of the name.
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
 * @param folder absolute path of the built site; what is in it may change, and it may be exchanged for another folder
 * @param port port to listen on; 0 takes a free one
 * @param post takes posted forms; where left out, posting is not allowed
 * @returns the address and a function that stops the server
 * @throws where the folder holds no built site, or the port is taken
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
