/** The feeds of the real content and of contents that are hard to write: read by parsers of other authors, and held to the standards. */
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { atomFeed, jsonFeed, type FeedData } from "../../src/gatsby/finish/feeds";
import { articlePath, industryPath } from "../../src/lib/paths";
import { atomIssues, contentIssues, jsonFeedIssues } from "../support/feed-rules";
import { blog, categories, industries, posts, site } from "../support/site";

const SITE = "https://www.acme.example";

type Post = FeedData["posts"][number];

const nameOf = (list: readonly { slug: string; name: string }[], slug: string): string =>
  list.find((entry) => entry.slug === slug)?.name ?? "";

const data: FeedData = {
  siteUrl: SITE,
  brand: site.brand,
  blog,
  posts: posts.map(({ category, industry, body, updated = null, ...post }) => ({
    ...post,
    updated,
    category: { slug: category, name: nameOf(categories, category) },
    industry: { name: nameOf(industries, industry), path: industryPath(industry) },
    // As GraphQL answers: what is left out is null.
    body: body.map(({ heading = null, points = null, table = null, paragraphs }) => ({
      heading,
      points,
      table,
      paragraphs,
    })),
  })),
};

const withPost = (part: Partial<Post>): FeedData => {
  const [first, ...others] = data.posts;
  return { ...data, posts: [{ ...first!, ...part }, ...others] };
};

test("the real articles make feeds that break no rule of the formats", () => {
  expect(atomIssues(atomFeed(data))).toEqual([]);
  expect(jsonFeedIssues(jsonFeed(data))).toEqual([]);
});

test("foreign readers find every article in them, newest first", () => {
  const newest = [...data.posts].sort((a, b) => b.date.localeCompare(a.date));
  const atom = parseAtomFeed(atomFeed(data));
  expect(atom.links?.find(({ rel }) => rel === "self")?.href).toBe(`${SITE}/feed.xml`);
  expect(
    atom.entries?.map(({ id, title, summary, authors, categories, published }) => ({
      id,
      title: title?.value,
      summary: summary?.value,
      authors: authors?.map(({ name }) => name),
      categories: categories?.map(({ label }) => label),
      day: published?.slice(0, 10),
    })),
  ).toEqual(
    newest.map(({ slug, title, excerpt, author, category, tags, date }) => ({
      id: SITE + articlePath(slug),
      title,
      summary: excerpt,
      authors: [author],
      categories: [category.name, ...tags],
      day: date,
    })),
  );
  const json = parseJsonFeed(jsonFeed(data));
  expect(json.feed_url).toBe(`${SITE}/feed.json`);
  expect(
    json.items?.map(({ id, url, title, summary, authors, tags, content_html }) => ({
      id,
      url,
      title,
      summary,
      authors: authors?.map(({ name }) => name),
      tags,
      content_html,
    })),
  ).toEqual(
    newest.map(({ slug, title, excerpt, author, category, tags }, index) => ({
      id: SITE + articlePath(slug),
      url: SITE + articlePath(slug),
      title,
      summary: excerpt,
      authors: [author],
      tags: [category.name, ...tags],
      content_html: atom.entries?.[index]?.content?.value,
    })),
  );
});

/** What an editor may write: the content check takes each of them, or could one day. */
const HARD = [
  `<&"'>`,
  "]]> and <![CDATA[ and -->",
  "&amp; &lt;b&gt; &#x3c;script&#x3e;",
  "<script>alert(1)</script>",
  "👩‍🔬 lab 🧪 𝒜",
  "مرحبا بالعالم",
  "5 < 6 > 4 && x",
  "{industry} ${x} $& $1",
];

test.each(HARD)("%s in any text leaves both feeds sound, and comes out as it went in", (text) => {
  const table = { caption: text, head: [text, text], rows: [[text, text]] };
  const changed = withPost({
    title: text,
    excerpt: text,
    author: text,
    tags: [text],
    category: { slug: "ai", name: text },
    body: [{ heading: text, paragraphs: [text], points: [text, text], table }],
    industry: { name: text, path: "/services/finance" },
    date: "2099-12-31",
    updated: null,
  });
  const [atom, json] = [atomFeed(changed), jsonFeed(changed)];
  expect(atomIssues(atom)).toEqual([]);
  expect(jsonFeedIssues(json)).toEqual([]);
  const [item] = parseJsonFeed(json).items ?? [];
  expect(item).toMatchObject({ title: text, summary: text, tags: [text, text], authors: [{ name: text }] });
  // As a reader shows it: heading, paragraph, two points, caption and four cells; and the link to the industry.
  const shown = new DOMParser().parseFromString(item?.content_html ?? "", "text/html").body;
  const cells = [...shown.querySelectorAll("h2, p, li, caption, th, td")].filter((cell) => cell.textContent === text);
  expect(cells).toHaveLength(9);
  expect(shown.querySelector("a")?.textContent).toContain(text);
});

test("a feed is of the day of its newest article, wherever that stands in the list", () => {
  const dated = data.posts.map((post, index) => ({ ...post, date: `2031-0${index + 1}-15`, updated: null }));
  for (const order of [dated, dated.toReversed()]) {
    const feed = atomFeed({ ...data, posts: order });
    expect(atomIssues(feed)).toEqual([]);
    expect(parseAtomFeed(feed).updated).toContain(`2031-0${dated.length}-15`);
  }
});

test("a corrected article is new to feed readers, and stays where its publication puts it", () => {
  const newest = [...data.posts].sort((a, b) => b.date.localeCompare(a.date));
  const corrected = { ...newest.at(-1)!, updated: "2031-02-03" };
  const others = newest.slice(0, -1).map((post) => ({ ...post, updated: null }));
  const changed = { ...data, posts: [corrected, ...others] };
  const [atom, json] = [atomFeed(changed), jsonFeed(changed)];
  expect([...atomIssues(atom), ...jsonFeedIssues(json)]).toEqual([]);
  const [feed, { items = [] }] = [parseAtomFeed(atom), parseJsonFeed(json)];
  expect(feed.updated).toContain("2031-02-03");
  expect(feed.entries?.at(-1)).toMatchObject({
    published: expect.stringContaining(corrected.date),
    updated: expect.stringContaining("2031-02-03"),
  });
  expect(feed.entries?.[0]?.updated).toBe(feed.entries?.[0]?.published);
  expect(items.map(({ date_modified }) => date_modified)).toEqual([
    ...others.map(() => undefined),
    expect.stringContaining("2031-02-03"),
  ]);
});

test("an article without headings, list or table is whole as well", () => {
  const bare = withPost({
    body: [{ heading: null, paragraphs: ["One.", "Two."], points: null, table: null }],
  });
  expect(atomIssues(atomFeed(bare))).toEqual([]);
  const item = parseJsonFeed(jsonFeed(bare)).items?.find(({ id }) => id?.endsWith(data.posts[0]!.slug));
  expect(item?.content_html).toMatch(/^<p>One\.<\/p><p>Two\.<\/p><p><a /);
  expect(item?.content_html?.match(/<a /g)).toHaveLength(2);
});

test("what breaks a rule is found", () => {
  const [atom, json] = [atomFeed(data), jsonFeed(data)];
  const spoiled: [string, string, string | RegExp, string][] = [
    [atom, "not well formed", "</entry>", ""],
    [atom, "4.2.6", /<id>.*<\/id>/, ""],
    [atom, "4.2.6", /<id>https:.*<\/id>/, "<id>feed</id>"],
    [atom, "4.2.15", /<updated>.*<\/updated>/, "<updated>2026-11-17</updated>"],
    [atom, "as new as", /<updated>.*<\/updated>/, "<updated>2001-01-01T00:00:00Z</updated>"],
    [atom, "not changed before", /<published>.*<\/published>/, "<published>2099-01-01T00:00:00Z</published>"],
    [atom, "4.1.1 one link", 'rel="self"', 'rel="alternate"'],
    [atom, "4.2.7.1", `href="${SITE}/feed.xml"`, 'href="/feed.xml"'],
    [atom, "4.1.2 has content", /<content[^>]*>.*<\/content>/, ""],
    [atom, "leads to full", `href=&quot;${SITE}`, "href=&quot;"],
    [json, "version", "version/1.1", "version/1"],
    [json, "ids are unique", /"id": "[^"]*"/g, '"id": "one"'],
    [json, "dates", /"date_published": "[^"]*"/, '"date_published": "today"'],
    [json, "dates", '"tags"', '"date_modified": "today", "tags"'],
    [json, "url is full", /"url": "https:[^"]*#/, '"url": "/blog#'],
  ];
  for (const [feed, rule, from, to] of spoiled) {
    const issues = (feed === atom ? atomIssues : jsonFeedIssues)(feed.replace(from, to));
    expect(issues.join("\n")).toContain(rule);
  }
  expect(contentIssues('<p class="x">One')).toHaveLength(2);
});
