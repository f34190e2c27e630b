/**
 * A local host that behaves like the real one: the headers of `_headers`, one
 * address for each page, precompressed files, and 404.html with status 404.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { headersFor, parseHeaders, type ParsedRules } from "./header-rules";
import { canonicalPath, parseRedirects, redirectFor } from "./redirect-rules";

/** What the host says of files that no rule names. */
const HOST_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** What the host keeps to itself, and the compressed copies, which only it may pick. */
const HIDDEN = /^\/_(headers|redirects)\/*$|\.(br|gz)\/*$/;

export type SiteServer = { address: string; close: () => Promise<void> };

/** Answers a POST request, as a host that takes forms would. */
export type PostHandler = (request: IncomingMessage, response: ServerResponse) => void;

const readText = async (file: string): Promise<string> => (existsSync(file) ? readFile(file, "utf8") : "");

/** Path of a request, decoded, and its query; undefined where the address is not a sound one. */
const splitAddress = (url: string): { pathname: string; query: string } | undefined => {
  const [encoded = "", ...query] = url.split("?");
  try {
    const pathname = decodeURIComponent(encoded);
    if (!pathname.startsWith("/") || pathname.includes("\0")) return undefined;
    return { pathname, query: query.length > 0 ? `?${query.join("?")}` : "" };
  } catch {
    return undefined;
  }
};

const setHeaders = (response: ServerResponse, rules: ParsedRules, pathname: string): void => {
  response.setHeader("Cache-Control", HOST_CACHE_CONTROL);
  for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
};

const sendNotFound = async (
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  rules: ParsedRules,
): Promise<void> => {
  const file = path.join(folder, "404.html");
  const compressed = String(request.headers["accept-encoding"]).includes("br") && existsSync(`${file}.br`);
  const page = compressed ? await readFile(`${file}.br`) : await readText(file);
  setHeaders(response, rules, "/404");
  response.writeHead(404, {
    "Content-Type": "text/html;charset=utf-8",
    "Content-Length": Buffer.byteLength(page || "Not found"),
    Vary: "Accept-Encoding",
    ...(compressed ? { "Content-Encoding": "br" } : {}),
  });
  response.end(page || "Not found");
};

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

const createHandler = async (folder: string, post?: PostHandler) => {
  const rules = parseHeaders(await readText(path.join(folder, "_headers")));
  const redirects = parseRedirects(await readText(path.join(folder, "_redirects")));
  const forced = redirects.filter((rule) => rule.forced);
  const isPage = (pathname: string) => existsSync(path.join(folder, `${pathname}.html`));
  // The list of files is made once, so an address can only ever name one of them.
  const serve = sirv(folder, {
    dotfiles: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => setHeaders(response, rules, pathname),
  });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const notFound = () => void sendNotFound(request, response, folder, rules).catch(() => response.destroy());
    const redirect = (to: string, status: number) => response.writeHead(status, { Location: to }).end();
    const address = splitAddress(request.url ?? "/");

    if (request.method === "POST" && post) return post(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    if (!address) {
      response.writeHead(400, { "Content-Type": "text/plain" }).end("Bad request");
      return;
    }
    // A new build takes away the file that is about to be sent.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    const { pathname, query } = address;
    const canonical = canonicalPath(pathname, isPage);
    const rule = redirectFor(forced, pathname);
    if (HIDDEN.test(pathname)) notFound();
    else if (rule) redirect(rule.to, rule.status);
    else if (canonical !== undefined) redirect(canonical + query, 301);
    else {
      // Nothing here is so long that it is fetched in parts, and a range that ends before it begins stops sirv.
      delete request.headers.range;
      serve(request, response, () => {
        const moved = redirectFor(redirects, pathname);
        if (moved) redirect(moved.to, moved.status);
        else notFound();
      });
    }
  };
};

/**
 * Serves a built site on the loopback address.
 *
 * @param folder absolute path of the built site
 * @param port port to listen on; 0 takes a free one
 * @param post takes posted forms; where left out, posting is not allowed
 * @returns the address and a function that stops the server
 * @throws where the folder holds no built site, a rule cannot be read, or the port is taken
 */
export const serveSite = async (folder: string, port: number, post?: PostHandler): Promise<SiteServer> => {
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error(`${folder} holds no built site: run "npm run build" first`);
  }
  const server = createServer(await createHandler(folder, post));
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
