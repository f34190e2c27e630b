import { blog, categories, navigation, posts } from "../support/site";
import {
  arrived,
  becomes,
  button,
  focused,
  heading,
  holds,
  link,
  open,
  settled,
  shows,
  test,
  type Tab,
} from "./support/statement";

const search = { role: "searchbox", name: blog.search.label } as const;
const about = navigation.header.find(({ href }) => href === "/about")?.label ?? "";
const [, sample] = posts;
const [all, ...others] = categories;
if (!sample || !all) throw new Error("the content has too few posts or categories");

const listed = (tab: Tab, expected: readonly { title: string }[]) =>
  becomes(
    tab,
    () => [...document.querySelectorAll(".post-card h3")].map(({ textContent }) => textContent),
    null,
    expected.map(({ title }) => title),
  );

test("the list of categories and the row of buttons are two views of one filter", async ({ tab }) => {
  const state = (slug: string, index: number) =>
    becomes(
      tab,
      () => [
        document.querySelector("select")?.value,
        [...document.querySelectorAll(".blog-pill")].findIndex((pill) => pill.ariaPressed === "true"),
      ],
      null,
      [slug, index],
    );
  await open(tab, blog.path);
  for (const [index, { slug }] of others.entries()) {
    if (index % 2) await tab.click(`.blog-pill:nth-child(${index + 2})`);
    else await tab.choose("select", slug);
    await state(slug, index + 1);
    await listed(
      tab,
      posts.filter(({ category }) => category === slug),
    );
  }
  await tab.choose("select", all.slug);
  await state(all.slug, 0);
});

test("an empty list offers a way out, which gives the search box the focus", async ({ tab }) => {
  await open(tab, blog.path);
  await tab.click(search);
  await tab.type("qzx");
  await shows(tab, heading(blog.empty.title));
  await tab.click(button(blog.empty.button));
  await listed(tab, posts);
  await focused(tab, search);
  await holds(tab, "input[type=search]", "");
});

test("a filtered list is there again after a reload and after Back, and Enter leads to it", async ({ tab }) => {
  await open(tab, blog.path);
  await tab.click(search);
  await tab.type(sample.title);
  await listed(tab, [sample]);
  await tab.press("Enter");
  await focused(tab, heading(blog.latest.heading));
  await becomes(tab, () => new URLSearchParams(location.search).get("q"), null, sample.title);
  await tab.reload();
  await settled(tab);
  await holds(tab, "input[type=search]", sample.title);
  await listed(tab, [sample]);
  await tab.click(link(about));
  await arrived(tab, "/about");
  await tab.back();
  await arrived(tab, blog.path);
  await holds(tab, "input[type=search]", sample.title);
  await listed(tab, [sample]);
});

test("the line at the top follows the share of the page that is scrolled", async ({ tab }) => {
  await open(tab, blog.path);
  for (const part of [1, 0.5, 0]) {
    await tab.evaluate((wanted) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({ top: (scrollHeight - clientHeight) * wanted, behavior: "instant" });
    }, part);
    await becomes(
      tab,
      () => {
        const bar = document.querySelector("[role=progressbar]");
        const line = bar?.firstElementChild?.getBoundingClientRect().width ?? 0;
        return [bar?.ariaValueNow, Math.round((100 * line) / document.documentElement.clientWidth)];
      },
      null,
      [String(100 * part), 100 * part],
    );
  }
});

test("the list of categories has the ground of the search box", async ({ tab }) => {
  await open(tab, blog.path);
  await becomes(
    tab,
    () => {
      const [box, list] = ["input[type=search]", "select"].map((field) =>
        getComputedStyle(document.querySelector(field) ?? document.body),
      );
      return [list?.appearance, list?.backgroundColor === box?.backgroundColor];
    },
    null,
    ["none", true],
  );
});
