import type { BrowserContext } from "@playwright/test";
import { elementsOf } from "../../scripts/audit/html";
import { arrived, expect, hydrated, open, test, type PageErrors, type Page } from "../support/browser";
import { nightlyUnless } from "../support/nightly";
import { barLink } from "../support/page-parts";
import { contact, home, industries, site } from "../support/site";

/** What a browser itself says of a request that failed. */
const allowFailedRequests = (pageErrors: PageErrors): void => pageErrors.allow(/ERR_FAILED|status of (404|500)/);

/** Marks the document, to see later whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.kept = ""));

/** The page can be read and led on from: its heading and text show, and a link reaches the next page. */
const expectUsable = async (page: Page, to = "/about"): Promise<void> => {
  await expect(page.locator("main h1")).toBeVisible();
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(400);
  await barLink(page, to).click();
  await arrived(page, to);
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(400);
};

const scriptsOf = (html: string): string[] =>
  elementsOf(html).flatMap(({ attributes }) => attributes.get("data-scripts")?.split(" ") ?? []);

test(
  "without any one of its scripts every page can be read and led on from",
  { tag: "@nightly" },
  async ({ context, request, pageErrors }) => {
    allowFailedRequests(pageErrors);
    // Gatsby's word where the template's script does not come.
    pageErrors.allow(/page resources for \/ not found/);
    const scripts = scriptsOf(await (await request.get("/")).text());
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      await test.step(script, async () => {
        const page = await context.newPage();
        await page.route(`**${script}`, (route) => route.abort());
        const failed = page.waitForEvent("requestfailed");
        await page.goto("/");
        await failed;
        await expectUsable(page);
        await page.close();
      });
    }
  },
);

/** Of the data that every page needs, each file fails in each way at night, and in the one that is most likely at all times. */
for (const [failure, answer] of [
  ["does not come", undefined],
  ["is an error", { status: 500, body: "" }],
  ["is not what it should be", { status: 200, body: "<!doctype html>" }],
  ["is JSON that says nothing", { status: 200, body: "null" }],
  ["is JSON of something else", { status: 200, body: "{}" }],
] as const) {
  const tag = nightlyUnless(answer === undefined);

  test(
    `where the data of the next page ${failure}, the link leads on by a full load`,
    { tag },
    async ({ page, pageErrors }) => {
      allowFailedRequests(pageErrors);
      await page.route("**/page-data/about/page-data.json", (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await open(page, "/");
      await mark(page);
      await expectUsable(page);
      await expect(page.locator("html")).not.toHaveAttribute("data-kept");
    },
  );

  for (const data of ["page-data/index/page-data.json", "page-data/app-data.json", "page-data/sq/d/*.json"]) {
    test(
      `where ${data} ${failure}, the page stays as it was built`,
      { tag: [...tag, ...nightlyUnless(data.includes("index"))] },
      async ({ page, pageErrors }) => {
        allowFailedRequests(pageErrors);
        // The page that the link leads to may be built of the same data.
        pageErrors.allow(/^console error: page resources for \/(about)? not found/);
        // React says what it cannot show.
        pageErrors.allow(
          /Minified React error|^(console|page) error: (TypeError|Error: The result of this StaticQuery)/,
        );
        await page.route(`**/${data}`, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await page.goto("/");
        await page.waitForLoadState("networkidle");
        await expect(page.locator("main h1")).toHaveText(home.hero.headline);
        await expectUsable(page);
      },
    );
  }
}

test(
  "where only the site's version cannot be read, a link and Back lead there and back",
  { tag: "@nightly" },
  async ({ page, pageErrors }) => {
    allowFailedRequests(pageErrors);
    await open(page, "/");
    await page.route("**/page-data/app-data.json", (route) => route.abort());
    await barLink(page, "/about").click();
    await arrived(page, "/about");
    await page.goBack();
    await arrived(page, "/");
  },
);

test(
  "where the script of the next page does not come, the link leads on by a full load",
  { tag: "@nightly" },
  async ({ page, pageErrors }) => {
    allowFailedRequests(pageErrors);
    // The page that the link leads to has no script either.
    pageErrors.allow(/^console error: page resources for \/about not found/);
    await page.route(/component---src-templates-about-/, (route) => route.abort());
    await open(page, "/");
    await mark(page);
    await expectUsable(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-kept");
  },
);

for (const [what, pattern] of [
  ["style sheet", /\/styles\.[^/]*\.css$/],
  ["fonts", /\.woff2$/],
  ["pictures", /\.(avif|webp|png|svg|jpg)$/],
  ["motion", /reveal-motion|\/\d+-[0-9a-f]{10}\.js$/],
] as const) {
  test(`pages stay usable without the ${what}`, { tag: "@nightly" }, async ({ page, pageErrors }) => {
    allowFailedRequests(pageErrors);
    await page.route(pattern, (route) => route.abort());
    for (const path of ["/", "/ai-solutions", "/blog", "/contact", industries[0]!.path]) {
      await page.goto(path);
      await hydrated(page);
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 400);
      await expectUsable(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wide, `${path} scrolls sideways`).toBe(false);
    }
  });
}

const blockStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });

test("without any storage the site works, in both directions", async ({ page, context }) => {
  await blockStorage(context);
  await open(page, "/");
  await mark(page);
  await expectUsable(page);
  await page.goBack();
  await arrived(page, "/");
  await expect(page.locator("html")).toHaveAttribute("data-kept", "");
});

test("storage that is full costs only the memory", { tag: "@nightly" }, async ({ page, context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "/");
  await expectUsable(page);
});

const TYPED = { name: "Alex Morgan", message: "We would like to sort letters." };
const field = (page: Page, name: string) => page.locator(`form[name="contact"] [name="${name}"]`);

test("offline, what is open goes on, what was seen opens, and nothing typed is lost", async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, "/");
  await barLink(page, "/contact").click();
  await arrived(page, "/contact");
  for (const [name, text] of Object.entries(TYPED)) await field(page, name).fill(text);
  await context.setOffline(true);
  // A page that was open before needs no network.
  await page.goBack();
  await arrived(page, "/");
  await page.goForward();
  await arrived(page, "/contact");
  for (const [name, text] of Object.entries(TYPED)) await field(page, name).fill(text);
  await expect(page.locator(`text="${contact.form.suggestions[0]!.text}"`)).toBeVisible();
  await context.setOffline(false);
  await barLink(page, "/about").click();
  await arrived(page, "/about");
});

test(
  "a link that fails offline is followed by Back to what was typed",
  { tag: "@nightly" },
  async ({ page, context, pageErrors }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, "/contact");
    for (const [name, text] of Object.entries(TYPED)) await field(page, name).fill(text);
    await context.setOffline(true);
    await page.locator('footer a[href="/blog"]').click();
    await expect.poll(() => page.url()).toContain("chrome-error:");
    await context.setOffline(false);
    await page.goBack();
    await arrived(page, "/contact");
    await hydrated(page);
    for (const [name, text] of Object.entries(TYPED)) await expect(field(page, name)).toHaveValue(text);
  },
);

test("where the scripts do not come, what is typed stays and nothing is announced", async ({ page, pageErrors }) => {
  allowFailedRequests(pageErrors);
  await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/contact");
  await field(page, "name").fill(TYPED.name);
  await field(page, "message").fill(TYPED.message);
  await field(page, "email").fill("alex@company.example");
  await page.locator('form[name="contact"] button[type="submit"]').click();
  for (const [name, text] of Object.entries(TYPED)) await expect(field(page, name)).toHaveValue(text);
  await expect(page.getByRole("status", { name: site.labels.notifications })).toBeEmpty();
  expect(new URL(page.url()).pathname).toBe("/contact");
});
