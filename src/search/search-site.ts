import type { SearchOptions as EngineOptions } from "minisearch";
import type { SearchEntry } from "./entry";
import { WRITTEN_WORD } from "./mark-terms";
import { LONGEST, readQuery, type Wanted } from "./read-query";
import type { SiteIndex } from "./site-index";
import { plainWords, wordKey } from "./terms";

export type SearchHit = {
  entry: SearchEntry;
  /** Relevance; it compares hits of one query and nothing else. */
  score: number;
  /** Share of the query that the entry answers to, from 0 to 1: rare words count more, unknown ones most but while somebody types. */
  coverage: number;
  /** How many words of the query were found that say what, not how. */
  subjects: number;
  /** Whether those are all such words of the query. */
  hasAll: boolean;
  /** Whether one of those words stands in its title, its context or the words that find it, and not in the text alone. */
  isNamed: boolean;
  /** False where the query asks for something, such as how long, and the entry holds no word of that. */
  isToThePoint: boolean;
  /** Terms of the entry that were found (`markTerms` shows them). */
  terms: readonly string[];
};

type SearchOptions = {
  /** Greatest number of hits. */
  limit?: number;
  /** True while somebody types: the last word may be the beginning of one. */
  typing?: boolean;
};

/** Enough for an answer, and for the places near one. */
const MOST_HITS = 40;

/** Code is no question. */
const MARKUP = /<\/?[a-z!]/i;

/*
 * Tuned on the questions and searches of `__tests__/fixtures/questions`; beside each stands how many of its first 373
 * questions it decides, compared with a value of 1 (docs/decisions.md, "Few weights, each worth its questions").
 */

/** What a word in the text alone counts beside 1 for one in a title, a context or the words that find it: 4 questions. */
const MENTIONED = 0.85;

/** What a word that says how and not what weighs at most, and what it adds to the relevance beside 1 for one that says what: 5 questions. */
const LIGHT = 0.3;

/** What a word that the site does not know counts, beside 1 for one that a single entry holds: 2 questions. */
const UNKNOWN = 1.4;

/** What a question counts where it is asked for something that holds for all that is offered: 1 question, which no other rule answers. */
const ASKED_QUESTION = 2;

/** What an industry or an office as a whole counts beside its parts: who types the name of one wants it first: 2 questions, and a search for an office by its city. */
const WHOLE = 1.5;

/** What an entry counts whose title is the query: who types all of it wants that one, and not the industry that it is a part of: 7 titles. */
const TITLE = 2;

/** What was found of a word or phrase in an entry. */
type Found = { score: number; isNamed: boolean; terms: readonly string[] };

/** Looks for a word or phrase: as it is, and as the content calls it. */
const look = ({ engine }: SiteIndex, { own, meant, isLast }: Wanted, typing: boolean): Map<number, Found> => {
  const finds = new Map<number, Found>();
  const add = (terms: readonly string[], options: EngineOptions = {}): void => {
    if (terms.length === 0) return;
    for (const { id, score, match } of engine.search(terms.join(" "), options)) {
      const before = finds.get(id as number);
      const isInText = Object.values(match).every((fields) => fields.every((field) => field === "text"));
      finds.set(id as number, {
        score: Math.max(before?.score ?? 0, score),
        isNamed: before?.isNamed === true || !isInText,
        terms: [...(before?.terms ?? []), ...Object.keys(match)],
      });
    }
  };
  add(own);
  add(meant.filter((term) => !term.includes(" ")));
  for (const terms of meant) if (terms.includes(" ")) add(terms.split(" "), { combineWith: "AND" });
  if (typing && isLast) add(own, { prefix: true });
  return finds;
};

/**
 * The words of a search that say what is wanted and that the site says nowhere.
 *
 * @param index the index (`loadIndex`)
 * @param query what a visitor is typing
 * @returns those words as they were typed
 */
export const unknownWords = (index: SiteIndex, query: string): string[] => {
  const unknown = readQuery(query, index, true)
    .wanted.filter((wanted) => wanted.isSubject && look(index, wanted, true).size === 0)
    .flatMap(({ own }) => own);
  return (query.slice(0, LONGEST.text).match(WRITTEN_WORD) ?? []).filter((word) =>
    readQuery(word, index, true).words.some(({ terms }) => terms.some((term) => unknown.includes(term))),
  );
};

/** How much a word or phrase says about what is wanted: the fewer entries hold it, the more. */
const importance = (found: number, entries: number): number =>
  Math.log(1 + entries / Math.max(found, 1)) * (found === 0 ? UNKNOWN : 1);

/** Whether a word names what is offered, itself or by all that the content says for it: a product of others does in part at most. */
const isOffered = ({ own, meant }: Wanted, offers: ReadonlySet<string>): boolean =>
  own.some((term) => offers.has(term)) || (meant.length > 0 && meant.every((term) => offers.has(term)));

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
  { limit = MOST_HITS, typing = false }: SearchOptions = {},
): SearchHit[] => {
  if (MARKUP.test(query)) return [];
  const { entries, offers } = index;
  const { words: typed, wanted: wantedWords } = readQuery(query, index, typing);
  const title = typed.map(({ key }) => key).join(" ");
  // Who types looks for words; only a question asks for one thing.
  const isAsked = !typing && wantedWords.some(({ asks }) => asks);
  const looks = wantedWords.map((wanted) => {
    const { asks, words } = wanted;
    const finds = look(index, wanted, typing);
    // Results for the other words are shown as such.
    const weight = typing && finds.size === 0 ? LIGHT : importance(finds.size, entries.length);
    // What holds for all that is offered is said without its names.
    const isSubject = wanted.isSubject && (asks || !isAsked || !isOffered(wanted, offers));
    return { finds, asks, words, isSubject, weight: isSubject ? weight : Math.min(weight, LIGHT) };
  });
  const hits = new Map<SearchEntry, Omit<SearchHit, "entry" | "coverage" | "hasAll"> & { found: number }>();
  const allSubjects = looks.reduce((sum, { isSubject, words }) => sum + (isSubject ? words : 0), 0);
  const whole = looks.reduce((sum, { weight }) => sum + weight, 0);
  const nothing = { score: 0, subjects: 0, isNamed: false, isToThePoint: !isAsked, found: 0, terms: [] };
  for (const { finds, asks, words, isSubject, weight } of looks) {
    for (const [id, { score, isNamed, terms }] of finds) {
      const entry = entries[id];
      if (!entry) continue;
      const before = hits.get(entry) ?? nothing;
      hits.set(entry, {
        score: before.score + score * (isSubject ? 1 : LIGHT),
        subjects: before.subjects + (isSubject ? words : 0),
        isNamed: before.isNamed || (isSubject && isNamed),
        isToThePoint: before.isToThePoint || asks,
        found: before.found + weight * (isNamed ? 1 : MENTIONED),
        terms: [...before.terms, ...terms],
      });
    }
  }
  return [...hits]
    .map(([entry, { score, found, ...hit }]): SearchHit => {
      const coverage = found / whole;
      const weight =
        (isAsked && entry.kind === "question" ? ASKED_QUESTION : 1) *
        (entry.kind === "office" || (entry.kind === "industry" && !entry.href.includes("#")) ? WHOLE : 1) *
        (plainWords(entry.title).split(" ").map(wordKey).join(" ") === title ? TITLE : 1);
      return { entry, score: score * coverage * weight, coverage, hasAll: hit.subjects === allSubjects, ...hit };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
};
