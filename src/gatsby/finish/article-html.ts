/**
 * Articles as HTML for feed readers: no classes, no scripts, and absolute addresses only. Content and order follow the
 * blog's reader (src/sections/blog/article-text.tsx); a browser test compares the two. Charts are left out, since the
 * text states their figures.
 */
import { fillText } from "../../lib/fill-text";
import { absoluteUrl, CONTACT_PATH } from "../../lib/paths";
import { firstName } from "../../lib/person-name";
import { escapeMarkup } from "./markup";

type ArticleTable = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** The content of an article, as a query returns it. */
export type ArticleContent = {
  author: string;
  body: readonly {
    heading: string | null;
    paragraphs: readonly string[];
    points: readonly string[] | null;
    table: ArticleTable | null;
  }[];
  industry: { name: string; path: string };
};

/** The closing links of every article. */
export type ArticleEnd = { industryLabel: string; discuss: { label: string } };

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

const tableHtml = ({ caption, head, rows }: ArticleTable): string => {
  const row = ([name = "", ...cells]: readonly string[]): string =>
    `<tr><th scope="row">${escapeMarkup(name)}</th>${cells.map((cell) => element("td", cell)).join("")}</tr>`;
  const headings = head.map((heading) => `<th scope="col">${escapeMarkup(heading)}</th>`);
  return [
    `<table>${element("caption", caption)}`,
    `<thead><tr>${headings.join("")}</tr></thead>`,
    `<tbody>${rows.map(row).join("")}</tbody></table>`,
  ].join("");
};

/**
 * Renders the whole article.
 *
 * @param article author, sections, and industry
 * @param end the closing links of every article
 * @param siteUrl address of the site, without a trailing slash
 */
export const articleHtml = ({ author, body, industry }: ArticleContent, end: ArticleEnd, siteUrl: string): string => {
  const link = (href: string, label: string): string => {
    const address = href.startsWith("/") ? absoluteUrl(siteUrl, href) : href;
    return `<a href="${escapeMarkup(address)}">${escapeMarkup(label)}</a>`;
  };
  const sections = body.flatMap(({ heading, paragraphs, points, table }) => [
    heading === null ? "" : element("h2", heading),
    ...paragraphs.map((paragraph) => element("p", paragraph)),
    points === null ? "" : `<ul>${points.map((point) => element("li", point)).join("")}</ul>`,
    table === null ? "" : tableHtml(table),
  ]);
  const ways = [
    link(industry.path, fillText(end.industryLabel, { industry: industry.name })),
    link(CONTACT_PATH, fillText(end.discuss.label, { name: firstName(author) })),
  ];
  return [...sections, `<p>${ways.join(" ")}</p>`].join("");
};
