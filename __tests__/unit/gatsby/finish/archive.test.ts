import { archiveFiles, type ArchiveData } from "../../../../src/gatsby/finish/archive";
import { ARTICLE_LIST, articleFile } from "../../../../src/lib/paths";

const post = (slug: string) => ({
  slug,
  title: `Title of <i>"${slug}"</i> & more`,
  excerpt: `Excerpt of ${slug}`,
  date: "2025-03-14",
  day: "March 14, 2025",
  updated: "2025-04-02",
  updatedDay: "April 2, 2025",
  category: { slug: "ai", name: "AI" },
  readTime: "4 min read",
  image: { address: `/static/${slug}.avif` },
  body: [{ paragraphs: [`Whole text of ${slug}`] }],
  industry: { name: "Finance", path: "/services/finance" },
});

const filesOf = (data: object): Map<string, string> => {
  const input: ArchiveData = {
    pageData: JSON.stringify({ path: "/blog", result: { data, pageContext: {} } }),
    texts: { heading: "Older", intro: "Intro", ask: "Ask", back: "Back" },
    settings: { brand: "Brand", email: "mail@company.example" },
    styleSheet: "/styles.css",
  };
  return new Map(archiveFiles(input));
};

const posts = { nodes: [post("newest")] };
const files = filesOf({ posts, older: { totalCount: 3, nodes: [post("one"), post("two")] } });
const read = (name: string): unknown => JSON.parse(files.get(name) ?? "null");

test("a blog that holds all its articles has no archive", () => {
  expect(filesOf({ posts }).size).toBe(0);
});

test("the page's data keeps its own articles, the number of all and what leads to the archive's first, and loses the rest", () => {
  const { slug, title, image } = post("one");
  expect(read("/page-data/blog/page-data.json")).toEqual({
    path: "/blog",
    result: { data: { posts, older: { totalCount: 3, nodes: [{ slug, title, image }] } }, pageContext: {} },
  });
});

test("the list has what cards show, and no text", () => {
  const { title, excerpt, category, image, readTime, day } = post("one");
  expect(read(ARTICLE_LIST)).toEqual([
    { slug: "one", title, excerpt, category, image, readTime, day },
    expect.objectContaining({ slug: "two" }),
  ]);
});

test("each article has a file that holds all of it", () => {
  for (const slug of ["one", "two"]) expect(read(articleFile(slug))).toEqual(post(slug));
});

test("without scripts each is listed with its excerpt and a way to ask for it, and nothing in a text becomes markup", () => {
  const page = new DOMParser().parseFromString(files.get("/articles.html") ?? "", "text/html");
  const items = [...page.querySelectorAll("li")];
  expect(items.map((item) => item.querySelector("h2")?.textContent)).toEqual([post("one").title, post("two").title]);
  const [first] = items;
  expect(first?.textContent).toContain(post("one").excerpt);
  const [open, ask] = [...(first?.querySelectorAll("a") ?? [])];
  expect(open?.getAttribute("href")).toBe("/blog#one");
  const mail = new URL(ask?.getAttribute("href") ?? "");
  expect([mail.protocol, mail.pathname, mail.searchParams.get("subject")]).toEqual([
    "mailto:",
    "mail@company.example",
    post("one").title,
  ]);
  expect(page.querySelectorAll("script, style")).toHaveLength(0);
});
