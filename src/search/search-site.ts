import type { SearchOptions as EngineOptions } from "minisearch";
import type { SearchEntry } from "./entry";
import { WRITTEN_WORD } from "./mark-terms";
import { LONGEST, readQuery, type Wanted } from "./read-query";
import type { SiteIndex } from "./site-index";
import { plainWords, wordKey } from "./terms";

export type SearchHit = {
  entry: SearchEntry;
  /** Relevance. Only comparable between hits of the same query. */
  score: number;
  /**
   * Share of the query that the entry covers, from 0 to 1. Rare words weigh more, and unknown words weigh most, except
   * while somebody is typing.
   */
  coverage: number;
  /** How many subject words of the query were found. A subject word says what is wanted, not how. */
  subjects: number;
  /** Whether all subject words of the query were found. */
  hasAll: boolean;
  /** Whether a subject word was found in the title, the context, or the extra words, and not just in the text. */
  isNamed: boolean;
  /** False if the query asks for something, such as a duration, and the entry contains no word for it. */
  isToThePoint: boolean;
  /** Terms that were found in the entry; `markTerms` marks them. */
  terms: readonly string[];
};

type SearchOptions = {
  /** The most hits to return. */
  limit?: number;
  /** True while somebody is typing: the last word may be incomplete. */
  typing?: boolean;
};

/** Enough for an answer and for the places near one. */
const MOST_HITS = 40;

/** Pasted markup is not a query. */
const MARKUP = /<\/?[a-z!]/i;

/*
 * Tuned on the questions and searches of `__tests__/fixtures/questions`. Each comment says how many of the first 373
 * questions the weight decides, compared with a value of 1
 * (docs/decisions.md, "Few weights, each worth its questions").
 */

/**
 * Weight of a word that only the text contains, where 1 is a word in a title, a context, or the extra words: 4
 * questions.
 */
const MENTIONED = 0.85;

/**
 * The greatest weight of a word that says how and not what, and its factor in the relevance, where a subject word has
 * 1: 5 questions.
 */
const LIGHT = 0.3;

/** Factor for a word that the site does not know, where 1 is a word that a single entry contains: 2 questions. */
const UNKNOWN = 1.4;

/**
 * Factor for an entry of the kind "question" if the query asks for something that applies to all offers: 1 question,
 * which no other rule answers.
 */
const ASKED_QUESTION = 2;

/**
 * Factor for an office, or for an industry as a whole compared with its parts: whoever types the name of one wants it
 * first. 2 questions, and a search for an office by its city.
 */
const WHOLE = 1.5;

/**
 * Factor for an entry whose title is the query: whoever types a whole title wants that entry, not the industry it
 * belongs to. 7 titles.
 */
const TITLE = 2;

/** How well an entry matches one word or phrase. */
type Found = { score: number; isNamed: boolean; terms: readonly string[] };

/** Looks up a word or phrase, both as typed and in the content's own terms. */
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
 * The subject words of a search that the site does not contain.
 *
 * @param index the index (`loadIndex`)
 * @param query what a visitor is typing
 * @returns those words as typed
 */
export const unknownWords = (index: SiteIndex, query: string): string[] => {
  const unknown = readQuery(query, index, true)
    .wanted.filter((wanted) => wanted.isSubject && look(index, wanted, true).size === 0)
    .flatMap(({ own }) => own);
  return (query.slice(0, LONGEST.text).match(WRITTEN_WORD) ?? []).filter((word) =>
    readQuery(word, index, true).words.some(({ terms }) => terms.some((term) => unknown.includes(term))),
  );
};

/** The weight of a word or phrase: the fewer entries contain it, the more it says about what is wanted. */
const importance = (found: number, entries: number): number =>
  Math.log(1 + entries / Math.max(found, 1)) * (found === 0 ? UNKNOWN : 1);

/**
 * Whether a word names an offer, either itself or by all of its meanings. A product of another company matches an offer
 * with some of its meanings at most.
 */
const isOffered = ({ own, meant }: Wanted, offers: ReadonlySet<string>): boolean =>
  own.some((term) => offers.has(term)) || (meant.length > 0 && meant.every((term) => offers.has(term)));

/**
 * Searches the site.
 *
 * @param index the index (`loadIndex`)
 * @param query what a visitor typed; only the beginning of a long query is read
 * @returns the hits, best first; none if the query has no word with a subject
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
  // Somebody who is typing is looking for words. Only a full question asks for one thing.
  const isAsked = !typing && wantedWords.some(({ asks }) => asks);
  const looks = wantedWords.map((wanted) => {
    const { asks, words } = wanted;
    const finds = look(index, wanted, typing);
    // While somebody types, an unknown word must not hide the results for the other words.
    const weight = typing && finds.size === 0 ? LIGHT : importance(finds.size, entries.length);
    // What applies to all offers is written without their names, so the names are no subject here.
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
