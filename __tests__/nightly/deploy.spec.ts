/**
 * Another version of the site is published while a visitor is on it: the next
 * click lands on the right page of the new version, by a full load, and nothing
 * typed is lost. The old version's scripts, styles and data are gone by then.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { NEW_INDUSTRY } from "../../scripts/content/new-content";
import { arrived, expectBelowHeader, hydrated, open, type Page } from "../support/browser";
import { expect, test, type DeployingHost } from "../support/deploying-host";
import { holdBack } from "../support/look";
import { aiSolutions } from "../support/site";

test.beforeEach(({ pageErrors }) => {
  // What the old version asks for is gone, and the page says so.
  pageErrors.allow(/status of 404/, /MIME type/, /^page error: ChunkLoadError/);
});

const TYPED = { name: "Alex Morgan", company: "Letters Inc.", message: "We would like to sort letters." };

const field = (page: Page, name: string) => page.locator(`form[name="contact"] [name="${name}"]`);

const type = async (page: Page) => {
  for (const [name, text] of Object.entries(TYPED)) await field(page, name).fill(text);
};

const expectTyped = async (page: Page) => {
  for (const [name, text] of Object.entries(TYPED)) await expect(field(page, name)).toHaveValue(text);
};

/** The browser has the scripts of the version that is published now in its cache. */
const keepScripts = (page: Page) =>
  page.route("**/*.js", async (route) => {
    const file = path.join("public", new URL(route.request().url()).pathname);
    if (existsSync(file)) await route.fulfill({ path: file });
    else await route.fallback();
  });

/** The scripts that the page names are there, but those that are held back. */
const scriptsHaveCome = (page: Page, heldBack?: RegExp) =>
  page.waitForFunction((held) => {
    const scripts = document.querySelector<HTMLElement>("[data-scripts]")?.dataset.scripts?.split(" ") ?? [];
    const come = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return scripts.every((script) => held?.test(script) || come.includes(script));
  }, heldBack);

const follow = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`).click();

/** The page is the new version's, and its scripts take over. */
const expectNewVersion = async (page: Page, path: string) => {
  await arrived(page, path);
  await expect(page.locator(`#mobile-menu a[href="${NEW_INDUSTRY.path}"]`)).toBeAttached();
  await hydrated(page);
};

/** Clicks a link: it leads to the new version's page by a full load, the only one since the deploy. */
const expectLinkToWork = async (page: Page, host: DeployingHost) => {
  await follow(page, "/blog");
  await expectNewVersion(page, "/blog");
  expect(host.pages).toEqual(["/blog"]);
};

test("a deploy before the scripts have come costs nothing that was typed", async ({ page, host }) => {
  const letScriptsCome = await holdBack(page, "**/*.js");
  await page.goto("/contact");
  await type(page);
  await host.deploy();
  letScriptsCome();
  await page.waitForLoadState("networkidle");
  await expectTyped(page);
  await expectLinkToWork(page, host);
  await page.goBack();
  await expectNewVersion(page, "/contact");
  await expectTyped(page);
});

for (const [where, keptScripts] of [
  ["", false],
  [", with the old scripts in the browser's cache", true],
] as const) {
  test(`a deploy between the scripts and the page's data${where} breaks no visit`, async ({
    page,
    host,
    pageErrors,
  }) => {
    pageErrors.allow(/page resources for \/contact not found/);
    const letRestCome = await holdBack(page, keptScripts ? "**/page-data/**" : /\/(?:page-data\/|component---)/);
    await page.goto("/contact");
    // With the scripts kept, that of the template, which is the last, has come, too.
    await scriptsHaveCome(page, keptScripts ? undefined : /component---/);
    await type(page);
    if (keptScripts) await keepScripts(page);
    await host.deploy();
    letRestCome();
    // With scripts of one version and data of another, the page is loaded once more; without, it stays as it is.
    const reloads = keptScripts ? ["/contact"] : [];
    if (keptScripts) await expectNewVersion(page, "/contact");
    await page.waitForLoadState("networkidle");
    await expectTyped(page);
    expect(host.pages).toEqual(reloads);
    await follow(page, "/blog");
    await expectNewVersion(page, "/blog");
    expect(host.pages.length).toBeLessThanOrEqual(1);
    await page.goBack();
    await arrived(page, "/contact");
    await expectTyped(page);
  });
}

test("a deploy before a click breaks neither a link to a page nor one to a place on it", async ({ page, host }) => {
  await open(page, "/");
  await host.deploy();
  await follow(page, "/about#team");
  await expectNewVersion(page, "/about");
  await expectBelowHeader(page, "#team");
  await expect.poll(() => new URL(page.url()).hash).toBe("#team");
  expect(host.pages).toEqual(["/about"]);
  await page.goBack();
  await expectNewVersion(page, "/");
});

test("a deploy between a link's hover and its click breaks no visit", async ({ page, host }) => {
  // Either may come before the pointer: a link that has been in view for some seconds is prefetched.
  const fetched = ["**/page-data/about/page-data.json", "**/component---src-templates-about-*.js"].map((file) =>
    page.waitForResponse(file),
  );
  await open(page, "/");
  await page.locator('footer a[href="/about"]').hover();
  for (const response of fetched) await (await response).finished();
  await host.deploy();
  await follow(page, "/about");
  await arrived(page, "/about");
  expect(host.pages).toEqual([]);
  await expectLinkToWork(page, host);
});

test("a deploy after a walk through the site breaks no way back", async ({ page, host }) => {
  await open(page, "/");
  await follow(page, "/about");
  await arrived(page, "/about");
  await page.reload();
  await hydrated(page);
  await page.locator("html[data-styled]").waitFor({ state: "attached" });
  await host.deploy();
  await page.goBack();
  await expectNewVersion(page, "/");
  expect(host.pages).toEqual(["/"]);
  await follow(page, "/blog");
  await expectNewVersion(page, "/blog");
});

test("a deploy costs nothing of a half-typed form", async ({ page, host }) => {
  await open(page, "/contact");
  await type(page);
  await host.deploy();
  await expectLinkToWork(page, host);
  await page.goBack();
  await expectNewVersion(page, "/contact");
  await expectTyped(page);
});

test("a deploy leaves a running demo alone", async ({ page, host }) => {
  await open(page, "/ai-solutions");
  await page.getByRole("button", { name: aiSolutions.demo.start }).click();
  const demo = page.locator('[data-slot="demo"]');
  await expect(demo.getByText(aiSolutions.demo.running, { exact: true })).toBeVisible();
  await host.deploy();
  await expectLinkToWork(page, host);
});

test("a demo that is started after a deploy runs all the same", async ({ page, host }) => {
  await open(page, "/ai-solutions");
  await host.deploy();
  await page.getByRole("button", { name: aiSolutions.demo.start }).click();
  const demo = page.locator('[data-slot="demo"]');
  await expect(demo.getByText(aiSolutions.demo.running, { exact: true })).toBeVisible();
  await expectLinkToWork(page, host);
});
