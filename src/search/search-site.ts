import type { SearchOptions as EngineOptions } from "minisearch";
import type { EntryKind, SearchEntry } from "./entry";
import type { SiteIndex } from "./site-index";
import { plainWords, termsOf } from "./terms";

export type SearchHit = {
  entry: SearchEntry;
  /** Relevance; it compares hits of one query and nothing else. */
  score: number;
  /** Share of the query that the entry answers to, from 0 to 1: rare words count more, unknown ones most. */
  coverage: number;
  /** Terms of the entry that were found (`markTerms` shows them). */
  terms: readonly string[];
};

export type SearchOptions = {
  /** Greatest number of hits. */
  limit?: number;
  /** Kinds to look among; all of them where left out. */
  kinds?: readonly EntryKind[];
  /** True while somebody types: the last word may be the beginning of one. */
  typing?: boolean;
};

/** Longest part of a query that is read, in characters, and how many words of it are looked for. */
const LONGEST = { text: 1000, words: 24 } as const;

/** Words of the longest phrase that synonyms are looked up for. */
const LONGEST_PHRASE = 4;

/** What a find counts that is not the word itself. */
const WORTH = { meant: 0.85, begun: 0.8, misspelled: 0.7 } as const;

/** A word or phrase of the query: its own terms, and those that content uses for it. */
type Wanted = { own: readonly string[]; meant: readonly string[]; isLast: boolean };

/** What was found of a word or phrase in an entry. */
type Found = { score: number; worth: number; terms: readonly string[] };

/** Takes the query apart: phrases that the synonyms know, and single words. */
const wantedIn = (query: string, { meanings }: SiteIndex): Wanted[] => {
  const words = plainWords(query.slice(0, LONGEST.text)).split(" ");
  const wanted: Wanted[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(LONGEST_PHRASE, words.length - start);
    const phrase = () => words.slice(start, start + length).join(" ");
    while (length > 1 && !meanings.has(phrase())) length -= 1;
    const own = termsOf(phrase());
    const meant = meanings.get(phrase()) ?? own.flatMap((term) => meanings.get(term) ?? []);
    start += length;
    if (own.length > 0 || meant.length > 0) wanted.push({ own, meant, isLast: start >= words.length });
  }
  return wanted.slice(0, LONGEST.words);
};

/** Letters that may be wrong in a word. */
const slips = (term: string): number => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 8 ? 1 : 2);

/** Looks for a word or phrase: as it is, as the content calls it and, where it is nowhere, as it may be misspelled. */
const look = ({ engine }: SiteIndex, { own, meant, isLast }: Wanted, typing: boolean): Map<number, Found> => {
  const finds = new Map<number, Found>();
  const add = (terms: readonly string[], worth: number, options: EngineOptions): void => {
    if (terms.length === 0) return;
    for (const { id, score, terms: found } of engine.search(terms.join(" "), options)) {
      const before = finds.get(id as number);
      const best = Math.max(before?.score ?? 0, score * worth);
      finds.set(id as number, {
        score: best,
        worth: Math.max(before?.worth ?? 0, worth),
        terms: [...(before?.terms ?? []), ...found],
      });
    }
  };
  add(own, 1, { combineWith: "AND" });
  add(meant, WORTH.meant, {});
  if (typing && isLast) add(own, WORTH.begun, { prefix: true, combineWith: "AND" });
  if (finds.size === 0) add(own, WORTH.misspelled, { fuzzy: slips(own[0] ?? ""), combineWith: "AND" });
  return finds;
};

/** How much a word or phrase says about what is wanted: the fewer entries hold it, the more. */
const importance = (found: number, entries: number): number => Math.log(1 + (entries + 1) / (found + 1));

/**
 * Searches the site.
 *
 * @param index the index (`loadIndex`)
 * @param query what a visitor typed; of a long one only the beginning is read
 * @returns the hits, best first; none where the query has no word with a subject
 */
export const searchSite = (
  index: SiteIndex,
  query: string,
  { limit = 20, kinds, typing = false }: SearchOptions = {},
): SearchHit[] => {
  const { entries } = index;
  const looks = wantedIn(query, index).map((wanted) => {
    const finds = look(index, wanted, typing);
    return { finds, weight: importance(finds.size, entries.length) };
  });
  const whole = looks.reduce((sum, { weight }) => sum + weight, 0);
  const hits = new Map<number, SearchHit>();
  for (const { finds, weight } of looks) {
    for (const [id, { score, worth, terms }] of finds) {
      const entry = entries[id];
      if (!entry || (kinds && !kinds.includes(entry.kind))) continue;
      const before = hits.get(id);
      hits.set(id, {
        entry,
        score: (before?.score ?? 0) + score,
        coverage: (before?.coverage ?? 0) + (weight * worth) / whole,
        terms: [...(before?.terms ?? []), ...terms],
      });
    }
  }
  return [...hits.values()]
    .map((hit) => ({ ...hit, score: hit.score * hit.coverage }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
};
