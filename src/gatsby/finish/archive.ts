/** The blog's archive: articles beyond the newest ones (docs/product.md, section 13), each in a file of its own. */
import { pageTitle } from "../../frame/page-title";
import { asTyped } from "../../lib/as-typed";
import { ARTICLE_LIST, ARTICLE_LIST_PAGE, articleFile, articlePath, BLOG_PATH, pageDataPath } from "../../lib/paths";
import { escapeMarkup } from "./markup";
import { publishedFile } from "./site-contents";

/** Texts of the article list for visitors without scripts. */
export type ArchiveTexts = { heading: string; intro: string; ask: string; back: string };

type OlderPost = {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  day: string;
  updated: unknown;
  updatedDay: unknown;
  category: { name: string };
  readTime: string;
  image: unknown;
  body: unknown;
  industry: unknown;
};

type PageData = { result: { data: { older?: { nodes: readonly OlderPost[] } } } };

export type ArchiveData = {
  /** The blog's page data as Gatsby wrote it, with the full text of every article. */
  pageData: string;
  texts: ArchiveTexts;
  settings: { brand: string; email: string };
  /** Address of the style sheet. */
  styleSheet: string;
};

/** Fields that only the reader needs, not a card. */
const ONLY_READ: readonly string[] = [
  "body",
  "industry",
  "date",
  "updated",
  "updatedDay",
] satisfies (keyof OlderPost)[];

const cards = (posts: readonly OlderPost[]): string =>
  JSON.stringify(posts, (key, value: unknown) => (ONLY_READ.includes(key) ? undefined : value));

const listItem = (post: OlderPost, ask: string, email: string): string =>
  [
    `<li class="border-t border-line py-6">`,
    `<h2 class="text-xl font-semibold"><a href="${articlePath(post.slug)}">${escapeMarkup(post.title)}</a></h2>`,
    `<p class="mt-1 text-sm text-muted"><time datetime="${post.date}">${post.day}</time> · `,
    `${escapeMarkup(post.category.name)} · ${escapeMarkup(post.readTime)}</p>`,
    `<p class="mt-2">${escapeMarkup(post.excerpt)}</p>`,
    `<p class="mt-2"><a href="mailto:${email}?subject=${encodeURIComponent(asTyped(post.title))}" class="text-primary underline">`,
    `${escapeMarkup(ask)}<span class="sr-only">: ${escapeMarkup(post.title)}</span></a></p>`,
    "</li>",
  ].join("");

/**
 * The article list for visitors without scripts. It is a separate file, since the excerpts would take the blog above 40
 * kB.
 */
const listPage = (posts: readonly OlderPost[], { texts, settings, styleSheet }: ArchiveData): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Search engines should list the blog itself.
    '<meta name="robots" content="noindex">',
    `<title>${escapeMarkup(pageTitle(texts.heading, settings.brand))}</title>`,
    `<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${styleSheet}">`,
    `</head><body><main class="mx-auto max-w-prose px-5 py-10">`,
    `<p><a href="${BLOG_PATH}" class="text-primary underline">${escapeMarkup(texts.back)}</a></p>`,
    `<h1 class="mt-6 text-3xl font-semibold">${escapeMarkup(texts.heading)}</h1>`,
    `<p class="mt-4 mb-6 text-muted">${escapeMarkup(texts.intro)}</p>`,
    `<ul>${posts.map((post) => listItem(post, texts.ask, settings.email)).join("")}</ul>`,
    "</main></body></html>\n",
  ].join("");

/**
 * Takes the archive out of the blog's page data. Only what the link to its first article needs stays.
 *
 * @param data the page data, and what the list for visitors without scripts needs
 * @returns names and texts of the files: the page data without the archive, the archive's cards, each of its articles,
 *   and that list; empty if the page holds all articles
 */
export const archiveFiles = (data: ArchiveData): [name: string, text: string][] => {
  const page = JSON.parse(data.pageData) as PageData;
  const { older } = page.result.data;
  if (!older) return [];
  const posts = older.nodes;
  Object.assign(older, { nodes: posts.slice(0, 1).map(({ slug, title, image }) => ({ slug, title, image })) });
  return [
    [pageDataPath(BLOG_PATH), JSON.stringify(page)],
    [ARTICLE_LIST, cards(posts)],
    [publishedFile(ARTICLE_LIST_PAGE), listPage(posts, data)],
    ...posts.map((post): [string, string] => [articleFile(post.slug), JSON.stringify(post)]),
  ];
};
