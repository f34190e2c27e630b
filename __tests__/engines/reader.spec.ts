import { blog, posts } from "../support/site";
import { becomes, expect, focused, isAt, link, open, readTo, shows, test, type Tab } from "./support/statement";

const [, post] = posts;
if (!post) throw new Error("the content has too few posts");
const article = { role: "dialog", name: post.title } as const;
const opener = `.post-card a[href="#${post.slug}"]`;

const isOpen = async (tab: Tab) => {
  await shows(tab, article);
  await becomes(tab, (id) => [location.hash, document.getElementById(id)?.matches(":modal")], post.slug, [
    `#${post.slug}`,
    true,
  ]);
};
const isClosed = async (tab: Tab) => {
  await shows(tab, "dialog", false);
  await becomes(tab, () => location.hash, null, "");
};

test("Back, Escape and a press beside it close an article, Forward opens it again; the page stays", async ({ tab }) => {
  await open(tab, blog.path);
  await readTo(tab, 900);
  await tab.click(opener);
  await isOpen(tab);
  const place = await tab.evaluate(() => Math.round(scrollY), null);
  await tab.back();
  await isClosed(tab);
  await focused(tab, opener);
  await isAt(tab, place);
  await tab.forward();
  await isOpen(tab);
  await tab.press("Escape");
  await isClosed(tab);
  await focused(tab, opener);
  await tab.click(opener);
  await isOpen(tab);
  await tab.clickAt(20, 400);
  await isClosed(tab);
  await isAt(tab, place);
});

test("an article opened by its address holds the focus, scrolls by keys, and closes within the blog", async ({
  tab,
}) => {
  await open(tab, `${blog.path}#${post.slug}`);
  await isOpen(tab);
  await focused(tab, link(blog.reader.close));
  await tab.press("PageDown");
  await becomes(tab, (id) => (document.getElementById(id)?.scrollTop ?? 0) > 100, post.slug, true);
  for (const key of ["Tab", "Tab", "Shift+Tab"]) {
    await tab.press(key);
    const within = await tab.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
      null,
    );
    expect(within, key).toBe(true);
  }
  await tab.click(link(blog.reader.close));
  await isClosed(tab);
  await becomes(tab, () => location.pathname, null, blog.path);
  await focused(tab, opener);
});
