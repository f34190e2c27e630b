/** @jest-environment node */
import { appendFile, mkdir, mkdtemp, rename, rm, unlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
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
  "site/feed.xml": "<feed/>",
  "site/sitemap.xml": "<urlset/>",
  "site/.well-known/security.txt": "Contact: mailto:a@b.example",
  "site/_headers": [
    "# comment",
    "/*",
    "  X-Everywhere: yes",
    "/static/*",
    "  Cache-Control: immutable",
    "/a.b",
    "  X-Dot: 1",
    "/feed.xml",
    "  Content-Type: application/atom+xml;charset=utf-8",
  ].join("\n"),
  "site/_redirects": [
    "# moved",
    "/old /about 301",
    "/team /about#team 301",
    "/services/finance /about 301",
    "/404.html /404 404!",
    "/404 /404.html 404!",
  ].join("\n"),
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

/** Headers that every answer has, whatever it says. */
const EVERYWHERE = { "x-everywhere": "yes", "cache-control": "public, max-age=0, must-revalidate" };

const write = async (name: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-server-"));
  for (const [name, text] of Object.entries(FILES)) await write(name, text);
  server = await serveSite(path.join(folder, "site"), 0);
});

afterEach(async () => {
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
  expect(headers).toMatchObject(EVERYWHERE);
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
  "/404",
  "/404/",
  "/404.html",
  "/about/index.html",
  "/services/finance.html/",
  "/app-0123.js/",
  "/services%2Ffinance",
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
  expect(headers).toMatchObject({ ...EVERYWHERE, "content-type": expect.stringContaining("text/html") });
});

test.each(["/%00", "/about%00.html", "/%", "/%zz", "/%c3%28", "//%", "*"])("%s is not found", async (address) => {
  const { status, headers, body } = await ask(address);
  expect(status).toBe(404);
  expect(headers).toMatchObject(EVERYWHERE);
  expect(body.toString()).toBe(FILES["site/404.html"]);
});

test.each([8_200, 20_000, 100_000])("an address of %i characters is told that it is too long", async (length) => {
  const { status, headers, body } = await ask(`/blog?q=${"a".repeat(length)}`);
  expect(status).toBe(414);
  expect(headers).toMatchObject(EVERYWHERE);
  expect(body.toString()).toMatch(/too long/);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"])("%s is not allowed", async (method) => {
  const { status, headers, body } = await ask("/", { method });
  expect(status).toBe(405);
  expect(headers).toMatchObject({ ...EVERYWHERE, allow: "GET, HEAD" });
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
  ["gzip, deflate, br;q=0", "gzip"],
  ["br;q=0, gzip;q=0.0", undefined],
  ["BR;Q=0.5", "br"],
  ["*", "br"],
  ["*;q=0, gzip", "gzip"],
  ["brotli, x-gzip", undefined],
  ["identity", undefined],
  ["", undefined],
])('who accepts "%s" gets %s', async (accepted, encoding) => {
  for (const address of ["/app-0123.js", "/missing"]) {
    const { headers, body } = await ask(address, { headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(body).toHaveLength(Number(headers["content-length"]));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((content: Buffer) => content);
    expect(decode(body).toString()).toBe(FILES[address === "/missing" ? "site/404.html" : "site/app-0123.js"]);
  }
});

test("what is compressed already is sent as it is", async () => {
  const { headers, body } = await ask("/static/font.woff2", { headers: { "accept-encoding": "br" } });
  expect(headers).not.toHaveProperty("content-encoding");
  expect(body.toString()).toBe(FILES["site/static/font.woff2"]);
});

test.each([
  ["/", "text/html;charset=utf-8"],
  ["/app-0123.js", "text/javascript;charset=utf-8"],
  ["/static/font.woff2", "font/woff2"],
  ["/sitemap.xml", "application/xml;charset=utf-8"],
  // By a rule of its own.
  ["/feed.xml", "application/atom+xml;charset=utf-8"],
])("%s has the type %s", async (address, type) => {
  expect((await ask(address)).headers["content-type"]).toBe(type);
});

test.each(["br", "identity"])(
  "who has a file in %s is told that it has not changed, with its headers",
  async (accepted) => {
    const first = await ask("/static/font.woff2", { headers: { "accept-encoding": accepted } });
    const again = (tag: unknown) =>
      ask("/static/font.woff2", { headers: { "accept-encoding": accepted, "if-none-match": tag } });
    for (const tag of [first.headers.etag, `"other", ${String(first.headers.etag)}`]) {
      const { status, headers, body } = await again(tag);
      expect(status).toBe(304);
      expect(headers).toMatchObject({
        "x-everywhere": "yes",
        "cache-control": "immutable",
        vary: "Accept-Encoding",
        etag: first.headers.etag,
      });
      expect(body).toHaveLength(0);
    }
    await write("site/static/font.woff2", "tnof");
    expect(await again(first.headers.etag)).toMatchObject({ status: 200, body: Buffer.from("tnof") });
  },
);

test.each([
  ["/index.html", 301, "/"],
  ["/about/", 301, "/about"],
  ["/about/?from=mail", 301, "/about?from=mail"],
  ["/services/finance.html", 301, "/services/finance"],
  ["/old", 301, "/about"],
  ["/old/", 301, "/about"],
  ["/team", 301, "/about#team"],
])("%s leads with %i to %s", async (address, status, location) => {
  const answer = await ask(address);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ ...EVERYWHERE, location });
});

test.each([
  ["//", "/"],
  ["///?from=mail", "/?from=mail"],
  ["/about//", "/about"],
  ["//about", "/about"],
  ["/services//finance//", "/services/finance"],
  ["//services/finance.html", "/services/finance"],
])("%s leads to the page's one address %s", async (address, location) => {
  expect(await ask(address)).toMatchObject({ status: 301, headers: { location } });
});

test.each([
  "//other.example/",
  "//other.example//",
  "//other/",
  "///other",
  "/%2fabout/",
  "/\\about/",
  "/%5cother.example/",
  "//%5cother.example/",
  "/%0d%0aX-Bad:1/",
  "/about%0d%0aX-Bad:1/",
])("%s leads nowhere and adds no header", async (address) => {
  const { status, headers } = await ask(address);
  expect(status).toBe(404);
  expect(headers).not.toHaveProperty("location");
  expect(headers).not.toHaveProperty("x-bad");
});

describe("while the site is built anew", () => {
  it("new files are found, changed ones are sent whole and compressed anew, and removed ones are missing", async () => {
    const br = { headers: { "accept-encoding": "br" } };
    const before = await ask("/app-0123.js", br);
    await write("site/careers.html", "<h1>Careers</h1>");
    await appendFile(path.join(folder, "site/app-0123.js"), "console.log('more');");
    await unlink(path.join(folder, "site/about.html"));
    expect(await ask("/careers")).toMatchObject({ status: 200, body: Buffer.from("<h1>Careers</h1>") });
    expect((await ask("/careers/")).headers.location).toBe("/careers");
    const after = await ask("/app-0123.js", br);
    expect(brotliDecompressSync(after.body).toString()).toBe(`${FILES["site/app-0123.js"]}console.log('more');`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await ask("/about")).status).toBe(404);
  });

  it("headers and redirects are read anew", async () => {
    await write("site/_headers", "/*\n  X-Everywhere: changed");
    await write("site/_redirects", "/older /about 301");
    expect((await ask("/about")).headers).toMatchObject({ "x-everywhere": "changed" });
    expect((await ask("/old")).status).toBe(404);
    expect((await ask("/older")).headers.location).toBe("/about");
  });

  it("the folder may be exchanged for another build, or be away for a while", async () => {
    await write("next/index.html", "<h1>Next</h1>");
    await rename(path.join(folder, "site"), path.join(folder, "last"));
    expect(await ask("/")).toMatchObject({ status: 404, body: Buffer.from("Not found") });
    await rename(path.join(folder, "next"), path.join(folder, "site"));
    expect(await ask("/")).toMatchObject({ status: 200, body: Buffer.from("<h1>Next</h1>") });
    expect((await ask("/about")).status).toBe(404);
  });

  it("a rule that cannot be read is named, and what follows is served", async () => {
    await write("site/_redirects", "/a /b soon");
    const { status, body } = await ask("/");
    expect(status).toBe(500);
    expect(body.toString()).toContain("/a /b soon");
    await unlink(path.join(folder, "site/_redirects"));
    expect((await ask("/")).status).toBe(200);
  });
});

test("a folder without a site, and a port that is taken, are refused in words", async () => {
  await expect(serveSite(path.join(folder, "nothing"), 0)).rejects.toThrow("npm run build");
  const { port } = new URL(server.address);
  await expect(serveSite(path.join(folder, "site"), Number(port))).rejects.toThrow(`Port ${port} is taken`);
});

test("a host that takes forms is handed what is posted", async () => {
  const host = await serveSite(path.join(folder, "site"), 0, (_request, response) => {
    response.writeHead(204).end();
  });
  const { status } = await fetch(host.address, { method: "POST", body: "form-name=contact" });
  await host.close();
  expect(status).toBe(204);
});
