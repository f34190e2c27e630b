import type { z } from "zod";
import { NEWEST_POSTS } from "../../lib/blog";
import { articlePath } from "../../lib/paths";
import type { SearchEntry } from "../../search/entry";
import { splitSentences } from "../../search/split-sentences";
import type { post } from "../content/definitions/post";
import { entry, withSearchWords, sentences } from "./entries";

type Post = z.output<typeof post.definition>;

/**
 * Characters of an article that are indexed, so that one article costs visitors at most a kilobyte (docs/product.md,
 * section 11).
 */
const ARTICLE_LENGTH = 1900;

/** Takes one sentence of each section in turn, from the first on, until the index has enough. */
const shortened = (sections: readonly string[]): string[] => {
  const split = sections.map(splitSentences);
  const kept = sections.map(() => "");
  let room = ARTICLE_LENGTH;
  for (let turn = 0; turn < Math.max(...split.map(({ length }) => length)); turn += 1) {
    for (const [place, section] of split.entries()) {
      const next = section[turn];
      if (next === undefined || next.length > room) continue;
      room -= next.length;
      kept[place] = sentences(kept[place], next);
    }
  }
  return kept;
};

type Section = { heading: string | undefined; text: string };

/** The text below each heading. Tables are left out: a row is not a sentence that an answer could quote. */
const sectionsOf = (body: Post["body"]): Section[] =>
  body.reduce<Section[]>((sections, { heading, paragraphs, points = [] }) => {
    const text = sentences(...paragraphs, ...points);
    const before = sections.at(-1);
    if (heading || !before) return [...sections, { heading, text }];
    return [...sections.slice(0, -1), { ...before, text: sentences(before.text, text) }];
  }, []);

/**
 * The search entries of an article: the whole, and each section. An archived article is found only by its title,
 * excerpt, and tags, since the index has no room for its text.
 *
 * @param post the article
 * @param place number of articles before it in the blog
 */
export const articleEntries = ({ slug, title, excerpt, author, tags, body }: Post, place: number): SearchEntry[] => {
  const href = articlePath(slug);
  const whole = { ...withSearchWords(tags.join(", "), entry("article", href, title, author, excerpt)), teaser: true };
  if (place >= NEWEST_POSTS) return [whole];
  const sections = sectionsOf(body);
  const texts = shortened(sections.map(({ text }) => text));
  return [
    whole,
    ...sections.flatMap(({ heading }, section) => {
      const text = texts[section] ?? "";
      return text === "" ? [] : [entry("article", href, heading ?? title, heading ? title : author, text)];
    }),
  ];
};
