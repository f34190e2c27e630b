/** Makes entries of the search index from content. */
import type { EntryKind, SearchEntry } from "../../search/entry";
import type { ContentsOf } from "../content/definitions/collection";
import { searchSettings } from "../content/definitions/search-settings";

type Part = string | undefined;

/** Joins texts into sentences. A text without closing punctuation gets a period. */
export const sentences = (...parts: readonly Part[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?…:]["”’]?$/.test(part) ? part : `${part}.`))
    .join(" ");

/** A list as a sentence: "Fraud scores; customer segments; recommendations." */
export const list = (items: readonly string[]): string => sentences(items.join("; "));

/**
 * Figures with their labels, prefixed with what kind of figures they are, since an answer quotes the sentence without
 * its page.
 */
export const figures = (contentsOf: ContentsOf, metrics: readonly { value: string; label: string }[] = []): string =>
  metrics.length === 0
    ? ""
    : `${contentsOf(searchSettings)[0]?.figures}: ${metrics.map(({ value, label }) => `${value} ${label}`).join("; ")}`;

/**
 * Makes an entry of the index.
 *
 * @param kind what it is about
 * @param href where it opens
 * @param title its heading
 * @param context what it belongs to
 * @param parts texts that it is found by and that answers quote
 */
export const entry = (
  kind: EntryKind,
  href: string,
  title: string,
  context: string | undefined,
  ...parts: readonly Part[]
): SearchEntry => ({ kind, title, ...(context ? { context } : {}), text: sentences(...parts), href });

/**
 * Adds search words to an entry: names that visitors use for something that its page shows as a drawing, not as text.
 */
export const withSearchWords = (words: string, by: SearchEntry): SearchEntry => ({ ...by, words });

type PageContent = { path: string; seo: { title: string; description: string; keywords: readonly string[] } };

/**
 * Makes the entry of a whole page.
 *
 * @param page the page's content
 * @param kind what it is about
 * @param title its heading
 * @param parts texts besides its description
 */
export const pageEntry = (
  { path, seo }: PageContent,
  kind: EntryKind,
  title: string,
  ...parts: readonly Part[]
): SearchEntry =>
  withSearchWords(
    [seo.title, ...seo.keywords].join(", "),
    entry(kind, path, title, undefined, seo.description, ...parts),
  );
