/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { precompress } from "../../../../scripts/server/precompress";
import { serveSite, type SiteServer } from "../../../../scripts/server/site-server";

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

const SECRET = "outside the site";
const FILES: Record<string, string> = {
  "site/index.html": "<h1>Home</h1>",
  "site/about.html": "<h1>About</h1>",
  "site/404.html": "<h1>Missing</h1>",
  "site/services/finance.html": "<h1>Finance</h1>",
  "site/app-0123.js": "console.log('a long enough text to be worth compressing');".repeat(20),
  "site/static/font.woff2": "font",
  "site/.well-known/security.txt": "Contact: mailto:a@b.example",
  "site/_headers": [
    "# comment",
    "/*",
    "  X-Everywhere: yes",
    "/static/*",
    "  Cache-Control: immutable",
    "/a.b",
    "  X-Dot: 1",
  ].join("\n"),
  "site/_redirects": ["/old /about", "/team/* /about#:splat 302", "/about.html /services 301!"].join("\n"),
  "secret.txt": SECRET,
};

let folder: string;
let server: SiteServer;

/** Asks for an address as it is written: fetch would put it in order first. */
const ask = (address: string, { method = "GET", headers = {} } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const sent = request({ hostname, port, path: address, method, headers, family: 4 }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-server-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await precompress(path.join(folder, "site"));
  server = await serveSite(path.join(folder, "site"), 0);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ["/", "Home"],
  ["/about", "About"],
  ["/about?from=mail", "About"],
  ["/services/finance", "Finance"],
  ["/%61bout", "About"],
  ["/.well-known/security.txt", "Contact"],
])("%s is served, with the headers of its rules", async (address, text) => {
  const { status, headers, body } = await ask(address);
  expect(status).toBe(200);
  expect(body.toString()).toContain(text);
  expect(headers).toMatchObject({ "x-everywhere": "yes", "cache-control": "public, max-age=0, must-revalidate" });
});

test("a rule for a path sets that path's headers, and a dot is only a dot", async () => {
  expect((await ask("/static/font.woff2")).headers).toMatchObject({ "cache-control": "immutable" });
  expect((await ask("/axb")).headers).not.toHaveProperty("x-dot");
  expect((await ask("/nothing/static/font.woff2")).headers["cache-control"]).not.toBe("immutable");
});

test.each([
  "/missing",
  "/services",
  "/services/",
  "/static/",
  "/.well-known/",
  "/_headers",
  "/%5fheaders",
  "/_headers/",
  "/_headers?x",
  "/_redirects",
  "/app-0123.js.br",
  "/app-0123.js.gz",
  "/about.html.br",
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e%2fsecret.txt",
  "/..%5csecret.txt",
  "/static/../../secret.txt",
  "//secret.txt",
  "/%252e%252e/secret.txt",
  `/${"a".repeat(8000)}`,
])("%.60s shows the 404 page with status 404 and the headers of the site", async (address) => {
  const { status, headers, body } = await ask(address);
  expect(status).toBe(404);
  expect(body.toString()).toBe(FILES["site/404.html"]);
  expect(headers).toMatchObject({
    "x-everywhere": "yes",
    "content-type": expect.stringContaining("text/html"),
    "cache-control": "public, max-age=0, must-revalidate",
  });
});

test.each(["/%00", "/about%00.html", "/%", "/%zz", "/%c3%28", "*"])("%s is a bad request", async (address) => {
  const { status, body } = await ask(address);
  expect(status).toBe(400);
  expect(body.toString()).not.toContain(SECRET);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"])("%s is not allowed", async (method) => {
  const { status, headers, body } = await ask("/", { method });
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
  expect(body).toHaveLength(0);
});

test.each(["/about", "/missing"])("HEAD of %s says the same as GET, without the content", async (address) => {
  const [whole, head] = [await ask(address), await ask(address, { method: "HEAD" })];
  expect(head.status).toBe(whole.status);
  expect(head.headers["content-type"]).toBe(whole.headers["content-type"]);
  expect(head.body).toHaveLength(0);
});

test.each(["bytes=5-2", "bytes=-1", "bytes=0-", "bytes=9999-", "nonsense", "bytes=0-1,3-4"])(
  "a range of %s gets the whole file",
  async (range) => {
    const { status, body } = await ask("/about", { headers: { range } });
    expect(status).toBe(200);
    expect(body.toString()).toBe(FILES["site/about.html"]);
  },
);

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, br", "br"],
  ["identity", undefined],
])("who accepts %s gets %s", async (accepted, encoding) => {
  const { headers, body } = await ask("/app-0123.js", { headers: { "accept-encoding": accepted } });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-type"]).toContain("javascript");
  expect(headers.vary).toContain("Accept-Encoding");
  const whole = FILES["site/app-0123.js"]!;
  expect(body.length).toBe(Number(headers["content-length"]));
  expect(body.length < whole.length).toBe(encoding !== undefined);
});

test.each([
  ["/index.html", 301, "/"],
  ["/about/", 301, "/about"],
  ["/about/?from=mail", 301, "/about?from=mail"],
  ["/services/finance.html", 301, "/services/finance"],
  ["/old", 301, "/about"],
  ["/team/ann", 302, "/about#ann"],
  ["/about.html", 301, "/services"],
])("%s leads with %i to %s", async (address, status, location) => {
  const answer = await ask(address);
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(location);
});

test.each(["//about/", "//other.example/", "/%2fabout/", "/\\about/", "/%0d%0aX-Bad:1/", "/about%0d%0aX-Bad:1/"])(
  "%s never leads to another host or adds a header",
  async (address) => {
    const { status, headers } = await ask(address);
    expect(status).not.toBe(301);
    expect(headers).not.toHaveProperty("location");
    expect(headers).not.toHaveProperty("x-bad");
  },
);

test("a folder without a site, and a port that is taken, are refused in words", async () => {
  await expect(serveSite(path.join(folder, "nothing"), 0)).rejects.toThrow("npm run build");
  await expect(serveSite(path.join(folder, "site"), Number(new URL(server.address).port))).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});

test("a host that takes forms is handed what is posted", async () => {
  const host = await serveSite(path.join(folder, "site"), 0, (_request, response) => {
    response.writeHead(204).end();
  });
  const { status } = await fetch(host.address, { method: "POST", body: "form-name=contact" });
  await host.close();
  expect(status).toBe(204);
});
