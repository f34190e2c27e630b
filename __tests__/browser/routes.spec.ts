import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { elementsOf } from "../../scripts/audit/html";
import { expect, hydrated, open, test } from "../support/browser";
import { barLink } from "../support/page-parts";
import { ALL_PATHS, industries, notFound, PAGE_PATHS, site, UNKNOWN_PATH } from "../support/site";

/** An industry's address with its last letter left out. */
const MISSPELLED = industries[0]!.path.slice(0, -1);

test("exactly the pages of the content are built, and the 404 page", () => {
  const built = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative("public", join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`);
  expect(built.sort()).toEqual([...PAGE_PATHS, "/404"].sort());
});

test("every page answers at once, under the policy", async ({ request }) => {
  for (const path of PAGE_PATHS) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toMatch(/'unsafe-(inline|eval)'|\*/);
  }
});

test("an unknown address answers 404 and says where to go", async ({ page, pageErrors }) => {
  pageErrors.allowNotFound();
  const answer = await page.goto(MISSPELLED);
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()["content-security-policy"]).toContain("default-src 'self'");
  await hydrated(page);
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`${notFound.code} ${notFound.headline}`);
  await expect(main.getByRole("link", { name: notFound.home.label })).toHaveAttribute("href", notFound.home.href);
  await expect(main).toContainText(notFound.requested.replace("{path}", MISSPELLED));
  await expect(main.locator("p", { hasText: notFound.nearest }).getByRole("link")).toHaveAttribute(
    "href",
    industries[0]!.path,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(pageErrors.seen).toContain(`console error: ${notFound.consoleMessage.replace("{path}", MISSPELLED)}`);
});

test("on wide screens both columns of the 404 page end alike", async ({ page, pageErrors }) => {
  pageErrors.allowNotFound();
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, UNKNOWN_PATH);
  const links = page.locator("main").getByRole("link");
  const ends = await Promise.all(
    [links.filter({ hasText: notFound.home.label }), links.last()].map(async (link) => {
      const { y, height } = (await link.first().boundingBox())!;
      return y + height;
    }),
  );
  expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThanOrEqual(16);
});

test("the built 404 page holds its texts before any script runs", async ({ request }) => {
  const elements = elementsOf(await (await request.get(UNKNOWN_PATH)).text());
  expect(elements.map(({ text }) => text.trim())).toEqual(
    expect.arrayContaining([notFound.code, notFound.headline, notFound.home.label]),
  );
});

test("the heads stay each page's own while the visitor goes from page to page", async ({ page, request }) => {
  const built = async (path: string) => /<title[^>]*>([^<]*)/.exec(await (await request.get(path)).text())?.[1];
  await open(page, "/");
  for (const path of ["/about", "/blog", "/contact", "/ai-solutions", "/services"]) {
    await barLink(page, path).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.url}${path}`);
    expect((await page.title()).replaceAll("&", "&amp;")).toBe(await built(path));
    await expect(page.locator("title, meta[name='description'], link[rel='canonical']")).toHaveCount(3);
  }
});

test("every page names its language and its way to the icons", async ({ request }) => {
  for (const path of ALL_PATHS) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<html[^>]* lang="en"/);
    const files = Array.from(html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="(\/[^"]+)"/g));
    expect(files.length, path).toBeGreaterThan(0);
    for (const [, file = ""] of files) expect((await request.get(file)).status(), file).toBe(200);
  }
});

test("the icon that a page holds is a picture, and the manifest is named once scripts run", async ({ page }) => {
  await open(page, "/");
  const width = await page.evaluate(async () => {
    const icon = new Image();
    icon.src = document.querySelector<HTMLLinkElement>('link[rel="icon"][href^="data:"]')?.href ?? "";
    await icon.decode();
    return icon.naturalWidth;
  });
  expect(width).toBeGreaterThan(0);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/site.webmanifest");
});
