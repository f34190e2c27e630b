import type { SearchOptions as EngineOptions } from "minisearch";
import type { SearchEntry } from "./entry";
import { WRITTEN_WORD } from "./mark-terms";
import { keyOf, LONGEST, readQuery, type Wanted } from "./read-query";
import { phraseKey, type SiteIndex } from "./site-index";

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
const look = (index: SiteIndex, { own, meant, isLast }: Wanted, typing: boolean): Map<SearchEntry, Found> => {
  const finds = new Map<SearchEntry, Found>();
  const add = (terms: readonly string[], options: EngineOptions = {}): void => {
    if (terms.length === 0) return;
    for (const { id, score, match } of index.engine.search(terms.join(" "), options)) {
      const entry = index.entries[id as number];
      if (!entry) continue;
      const before = finds.get(entry);
      const isInText = Object.values(match).every((fields) => fields.every((field) => field === "text"));
      finds.set(entry, {
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

/** A word or phrase of a query, looked up and weighed. */
type Weighed = Wanted & { finds: ReadonlyMap<SearchEntry, Found>; weight: number };

const weigh = (index: SiteIndex, wanted: Wanted, isAsked: boolean, typing: boolean): Weighed => {
  const finds = look(index, wanted, typing);
  // What applies to all offers is written without their names, so the names are no subject here.
  const isSubject = wanted.isSubject && (wanted.asks || !isAsked || !isOffered(wanted, index.offers));
  // While somebody types, an unknown word must not hide the results for the other words.
  const weight = typing && finds.size === 0 ? LIGHT : importance(finds.size, index.entries.length);
  return { ...wanted, isSubject, finds, weight: isSubject ? weight : Math.min(weight, LIGHT) };
};

/** What an entry has of a query: sums over its words and phrases. */
type Collected = Pick<SearchHit, "score" | "subjects" | "isNamed" | "terms"> & { weight: number; asks: boolean };

const NOTHING: Collected = { score: 0, weight: 0, subjects: 0, isNamed: false, asks: false, terms: [] };

const collect = (weighed: readonly Weighed[]): Map<SearchEntry, Collected> => {
  const collected = new Map<SearchEntry, Collected>();
  for (const { finds, asks, words, isSubject, weight } of weighed) {
    for (const [entry, { score, isNamed, terms }] of finds) {
      const before = collected.get(entry) ?? NOTHING;
      collected.set(entry, {
        score: before.score + score * (isSubject ? 1 : LIGHT),
        weight: before.weight + weight * (isNamed ? 1 : MENTIONED),
        subjects: before.subjects + (isSubject ? words : 0),
        isNamed: before.isNamed || (isSubject && isNamed),
        asks: before.asks || asks,
        terms: [...before.terms, ...terms],
      });
    }
  }
  return collected;
};

/** The factor in the relevance of an entry that does not depend on the words found in it. */
const factorOf = ({ kind, href, title }: SearchEntry, typed: string, isAsked: boolean): number =>
  (isAsked && kind === "question" ? ASKED_QUESTION : 1) *
  (kind === "office" || (kind === "industry" && !href.includes("#")) ? WHOLE : 1) *
  (phraseKey(title) === typed ? TITLE : 1);

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
  const { words, wanted } = readQuery(query, index, typing);
  const typed = keyOf(words);
  // Somebody who is typing is looking for words. Only a full question asks for one thing.
  const isAsked = !typing && wanted.some(({ asks }) => asks);
  const weighed = wanted.map((one) => weigh(index, one, isAsked, typing));
  const totalWeight = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const allSubjects = weighed.reduce((sum, { isSubject, words: count }) => sum + (isSubject ? count : 0), 0);
  return [...collect(weighed)]
    .map(([entry, { score, weight, asks, ...hit }]): SearchHit => {
      const coverage = weight / totalWeight;
      return {
        ...hit,
        entry,
        score: score * coverage * factorOf(entry, typed, isAsked),
        coverage,
        hasAll: hit.subjects === allSubjects,
        isToThePoint: asks || !isAsked,
      };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
};
