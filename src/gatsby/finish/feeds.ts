/** The articles as feeds: Atom (RFC 4287) and JSON Feed 1.1, both with the same content. */
import { pageTitle } from "../../frame/page-title";
import { absoluteUrl, articlePath, ATOM_FEED, BLOG_PATH, JSON_FEED } from "../../lib/paths";
import { articleHtml, type ArticleContent, type ArticleEnd } from "./article-html";
import { escapeMarkup } from "./markup";

/** The data that the feeds need, as a query returns it. */
export type FeedData = {
  siteUrl: string;
  brand: string;
  blog: { seo: { title: string; description: string }; reader: ArticleEnd };
  posts: readonly (ArticleContent & {
    slug: string;
    title: string;
    excerpt: string;
    /** Year, month, day. */
    date: string;
    /** Day of the last correction; null where there was none. */
    updated: string | null;
    category: { slug: string; name: string };
    tags: readonly string[];
  })[];
};

/** Language of the content. Pages declare the same one (gatsby-ssr.tsx). */
const LANGUAGE = "en";

/**
 * Turns a day into a timestamp, which both formats require (RFC 3339). Noon in UTC falls on the same day almost
 * everywhere; midnight would show as the day before in America.
 */
const momentOf = (day: string): string => `${day}T12:00:00Z`;

/** The content that both formats share. */
const readFeed = ({ siteUrl, brand, blog, posts }: FeedData) => {
  const full = (path: string): string => absoluteUrl(siteUrl, path);
  const entries = posts
    .map(({ slug, title, excerpt, author, date, updated, category, tags, ...content }) => ({
      // An article's address never changes, so it also serves as its id.
      address: full(articlePath(slug)),
      title,
      summary: excerpt,
      author,
      moment: momentOf(date),
      changed: updated === null ? undefined : momentOf(updated),
      category,
      tags,
      html: articleHtml({ author, ...content }, blog.reader, siteUrl),
    }))
    .sort((a, b) => b.moment.localeCompare(a.moment));
  const moments = entries.map(({ moment, changed = moment }) => changed);
  return {
    title: pageTitle(blog.seo.title, brand),
    description: blog.seo.description,
    brand,
    home: full("/"),
    blog: full(BLOG_PATH),
    icon: full("/icon-512.png"),
    smallIcon: full("/favicon-32.png"),
    entries,
    /** When anything last changed. */
    moment: moments.sort().at(-1) ?? "",
    full,
  };
};

/**
 * Writes the Atom feed.
 *
 * @param data the articles (at least one) and the site's description of itself
 * @returns XML
 */
export const atomFeed = (data: FeedData): string => {
  const { title, description, brand, home, blog, icon, entries, moment, full } = readFeed(data);
  const text = (name: string, value: string, attributes = ""): string =>
    `<${name}${attributes}>${escapeMarkup(value)}</${name}>`;
  const link = (rel: string, type: string, href: string): string =>
    `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;
  const category = (term: string, label: string): string =>
    `<category term="${escapeMarkup(term)}" label="${escapeMarkup(label)}"/>`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
    text("id", blog),
    text("title", title),
    text("subtitle", description),
    text("updated", moment),
    `<author>${text("name", brand)}${text("uri", home)}</author>`,
    link("self", "application/atom+xml", full(ATOM_FEED)),
    link("alternate", "text/html", blog),
    text("icon", icon),
    ...entries.flatMap((entry) => [
      "<entry>",
      text("id", entry.address),
      text("title", entry.title),
      link("alternate", "text/html", entry.address),
      text("published", entry.moment),
      text("updated", entry.changed ?? entry.moment),
      `<author>${text("name", entry.author)}</author>`,
      category(entry.category.slug, entry.category.name),
      ...entry.tags.map((tag) => category(tag, tag)),
      text("summary", entry.summary),
      text("content", entry.html, ' type="html"'),
      "</entry>",
    ]),
    "</feed>",
    "",
  ].join("\n");
};

/**
 * Writes the JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
 *
 * @param data the articles and the site's description of itself
 * @returns JSON
 */
export const jsonFeed = (data: FeedData): string => {
  const { title, description, brand, home, blog, icon, smallIcon, entries, full } = readFeed(data);
  return `${JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title,
      description,
      home_page_url: blog,
      feed_url: full(JSON_FEED),
      icon,
      favicon: smallIcon,
      authors: [{ name: brand, url: home }],
      language: LANGUAGE,
      items: entries.map((entry) => ({
        id: entry.address,
        url: entry.address,
        title: entry.title,
        content_html: entry.html,
        summary: entry.summary,
        date_published: entry.moment,
        // JSON leaves out what is undefined.
        date_modified: entry.changed,
        authors: [{ name: entry.author }],
        tags: [entry.category.name, ...entry.tags],
      })),
    },
    null,
    2,
  )}\n`;
};
