/** The feeds as they are served; that they keep to their standards is shown in __tests__/content/feeds.test.ts. */
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { elementsOf } from "../../scripts/audit/html";
import { expect, open, test } from "../support/browser";
import { ALL_PATHS, blog, posts, site } from "../support/site";

const FEEDS = [
  { path: "/feed.xml", type: "application/atom+xml" },
  { path: "/feed.json", type: "application/feed+json" },
];

for (const { path, type } of FEEDS) {
  test(`${path} is served with its type and is not sent again unchanged`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe(`${type};charset=utf-8`);
    const { etag = "" } = answer.headers();
    expect((await request.get(path, { headers: { "if-none-match": etag } })).status()).toBe(304);
  });

  test(`every page names ${path} in its head`, async ({ request }) => {
    for (const page of ALL_PATHS) {
      const links = elementsOf(await (await request.get(page)).text()).filter(
        ({ tag, attributes }) => tag === "link" && attributes.get("type") === type,
      );
      expect(links.map(({ attributes }) => [attributes.get("rel"), attributes.get("href")])).toEqual([
        ["alternate", path],
      ]);
    }
  });
}

test("the blog leads to the feed, which the browser shows", async ({ page }) => {
  await open(page, blog.path);
  const link = page.getByRole("link", { name: blog.latest.feedLabel, exact: true });
  const arrival = page.waitForResponse((response) => response.url().endsWith("/feed.xml"));
  await link.click();
  expect((await arrival).status()).toBe(200);
  await expect(page).toHaveURL("/feed.xml");
});

/** Elements of a text, in order; headings of any level are alike, since readers show the article's title as the first. */
const readElements = (root: Element): string[][] =>
  [...root.querySelectorAll("h2, h3, p:not(:has(a)), li, caption, th, td, a")].map((element) => [
    element.localName.replace(/^h[23]$/, "heading"),
    element.textContent.trim(),
  ]);

/** What the blog shows at the beginning, and entries say in fields of their own: facts, title, author and day. */
const FIELDS = 3;

test("an article says the same in the feeds as in the blog", async ({ page, context, request }) => {
  const atom = parseAtomFeed(await (await request.get("/feed.xml")).text());
  const json = parseJsonFeed(await (await request.get("/feed.json")).text());
  expect(atom.entries?.length).toBe(posts.length);
  await open(page, blog.path);
  const reader = await context.newPage();
  for (const { slug, title } of posts) {
    const id = `${site.url}/blog#${slug}`;
    const html = atom.entries?.find((entry) => entry.id === id)?.content?.value ?? "";
    expect(json.items?.find((item) => item.id === id)?.content_html).toBe(html);
    await reader.setContent(html);
    const inBlog = await page.locator(`dialog#${slug} article`).evaluate(readElements);
    const inFeed = await reader.locator("body").evaluate(readElements);
    expect(inFeed.length, title).toBeGreaterThan(10);
    expect(inBlog.slice(FIELDS), title).toEqual(inFeed);
  }
});
