import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "../../scripts/audit/files";
import { elementsOf } from "../../scripts/audit/html";
import { expect, test } from "../support/browser";
import { LISTED_PATHS, PAGE_PATHS, site } from "../support/site";

const files = () => filesOf("public");

const HOUR = "public, max-age=3600";
const DAY = "public, max-age=86400";
const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "public, max-age=0, must-revalidate";

/** How long a file may be kept without asking: for ever where its name changes with its content. */
const keptFor = (file: string): string => {
  if (/^\/static\/|^\/[^/]+[-.][0-9a-f]{10}\.(js|css)$/.test(file)) return FOREVER;
  if (/^\/feed\.(xml|json)$/.test(file)) return HOUR;
  return /\.(png|jpg|svg)$/.test(file) ? DAY : ASK_AGAIN;
};

/** Files with an address: the host reads two itself, and shows the 404 page under others' addresses. */
const ownFiles = () => files().filter((name) => !/^\/(_headers|_redirects|404\.html)$/.test(name));

test("every file is kept as long as its name allows", async ({ request }) => {
  const kept = new Map<string, string>();
  for (const file of ownFiles()) {
    const answer = await request.get(file, { maxRedirects: 0 });
    if (answer.status() === 301) continue;
    expect(answer.status(), file).toBe(200);
    kept.set(file, answer.headers()["cache-control"] ?? "");
  }
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries([...kept.keys()].map((file) => [file, keptFor(file)])));
  for (const path of PAGE_PATHS) expect((await request.get(path)).headers()["cache-control"]).toBe(ASK_AGAIN);
});

test("every script and style sheet has a name that changes with its content", () => {
  const named = files().filter((name) => /\.(js|css|mjs)$/.test(name));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => keptFor(name) !== FOREVER)).toEqual([]);
});

test("the header's blur is written out for Safari 17.5, which reads no var() in the prefixed property", () => {
  const styles = files().filter((name) => name.endsWith(".css") || name.endsWith(".html"));
  const blurs = styles.flatMap(
    (name) => readFileSync(join("public", name), "utf8").match(/-webkit-backdrop-filter:[^;}]+/g) ?? [],
  );
  expect(blurs.length).toBeGreaterThan(PAGE_PATHS.length);
  expect(blurs.filter((blur) => blur.includes("var("))).toEqual([]);
});

test("nothing is published that only the build needs", () => {
  const needless =
    /\.map$|stats\.json$|chunk-map|~partytown|^\/_gatsby|\.tsx?$|\.env|(^|\/)\.(?!well-known\/)|package(-lock)?\.json/;
  expect(files().filter((name) => needless.test(name))).toEqual([]);
  for (const name of files().filter((file) => /\.(js|css)$/.test(file)))
    expect(readFileSync(join("public", name), "utf8"), name).not.toMatch(/[#@] sourceMappingURL=/);
});

test("nothing that is published names a path of the machine that built it", () => {
  for (const name of files().filter((file) => /\.(html|js|css|json|txt|xml)$/.test(file)))
    expect(readFileSync(join("public", name), "utf8").includes(process.cwd()), name).toBe(false);
});

test("no text holds a byte of zero", () => {
  for (const name of files().filter((file) => /\.(html|js|css|json|txt|xml|svg)$/.test(file)))
    expect(readFileSync(join("public", name)).includes(0), name).toBe(false);
});

for (const encoding of ["br", "gzip"]) {
  test(`texts are sent compressed to who accepts ${encoding}, images are not`, async ({ request }) => {
    const texts = ["/", "/about", "/sitemap.xml", "/page-data/index/page-data.json"];
    const scripts = files().filter((name) => /^\/app-.*\.js$/.test(name));
    for (const path of [...texts, ...scripts]) {
      const answer = await request.get(path, { headers: { "accept-encoding": encoding } });
      expect(answer.headers(), path).toMatchObject({
        "content-encoding": encoding,
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(Number(answer.headers()["content-length"])).toBeLessThan((await answer.body()).length);
    }
    const image = await request.get("/logo.png", { headers: { "accept-encoding": encoding } });
    expect(image.headers()).not.toHaveProperty("content-encoding");
  });
}

test("a file that has not changed is not sent again", async ({ request }) => {
  const { etag = "" } = (await request.get("/about")).headers();
  const again = await request.get("/about", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
});

test("the sitemap lists every page that search engines may list and nothing else, robots.txt leads to it, and one host name is used", async ({
  request,
}) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
  expect(listed.sort()).toEqual(LISTED_PATHS.map((path) => site.url + path).sort());
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const security = await (await request.get("/.well-known/security.txt")).text();
  expect(security).toContain(`Canonical: ${site.url}/.well-known/security.txt`);
  expect(security).toContain(`Contact: mailto:${site.email}`);
  expect(new Date(/Expires: (.*)/.exec(security)?.[1] ?? 0).getTime()).toBeGreaterThan(Date.now());
  for (const path of PAGE_PATHS) {
    const canonical = elementsOf(await (await request.get(path)).text()).filter(
      ({ attributes }) => attributes.get("rel") === "canonical",
    );
    expect(canonical.map(({ attributes }) => attributes.get("href"))).toEqual([site.url + path]);
  }
});

test("the manifest's icons are there, in the sizes that it names", async ({ page, request }) => {
  const answer = await request.get("/site.webmanifest");
  expect(answer.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const {
    icons,
    name,
    start_url: start,
  } = (await answer.json()) as {
    icons: { src: string; sizes: string }[];
    name: string;
    start_url: string;
  };
  expect(name).toBe(site.brand);
  expect((await request.get(start)).status()).toBe(200);
  await page.goto("/");
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test("every file has its type", async ({ request }) => {
  for (const file of ownFiles())
    expect((await request.get(file)).headers()["content-type"], file).not.toMatch(/octet-stream/);
});

test("the 404 page answers 404 where it is asked for itself", async ({ request }) => {
  for (const path of ["/404", "/404/", "/404.html"]) expect((await request.get(path)).status(), path).toBe(404);
});

test("each page has one address: others lead to it", async ({ request }) => {
  for (const path of PAGE_PATHS.filter((page) => page !== "/")) {
    for (const other of [`${path}/`, `${path}.html`]) {
      const answer = await request.get(other, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], other).toEqual([301, path]);
    }
  }
});
