import type { SearchOptions as EngineOptions } from "minisearch";
import { editDistance } from "../lib/nearest";
import type { SearchEntry } from "./entry";
import { WRITTEN_WORD } from "./mark-terms";
import type { SiteIndex } from "./site-index";
import {
  isLight,
  isMisspelledStopWord,
  lettersOf,
  LONGER_LIGHT_TERMS,
  MOST_PHRASE_WORDS,
  isStopWord,
  plainWords,
  wordKey,
} from "./terms";

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

/** Longest part of a query that is read, in characters, and how many words of it are looked for. */
const LONGEST = { text: 1000, words: 24 } as const;

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

/** A word or phrase of the query: its own terms, and those that content uses for it. */
type Wanted = {
  own: readonly string[];
  meant: readonly string[];
  /** How many words it has; a phrase has no terms of its own. */
  words: number;
  /** Whether it says what, not how. */
  isSubject: boolean;
  /** Whether it asks for what holds for all that is offered. */
  asks: boolean;
  isLast: boolean;
};

/** What was found of a word or phrase in an entry. */
type Found = { score: number; isNamed: boolean; terms: readonly string[] };

/** Letters that may be wrong in a word; two that changed places count as one. */
const slips = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

/** Of four letters, another one makes another word as often as not: there one may only miss, or change places. */
const mayMean = (term: string, known: string): boolean =>
  known[0] === term[0] &&
  // "Shrinkage" is no misspelled "shrink".
  (Math.abs(known.length - term.length) < 2 || !(known.startsWith(term) || term.startsWith(known))) &&
  (term.length > 4 || known.length > term.length || lettersOf(term) === lettersOf(known));

/** A word of the query. */
type Word = {
  /** What it is looked up as in the synonyms. */
  key: string;
  /** Its term, or those that it was most likely meant to be: the nearest, and all that are as near. None for a word without a subject. */
  terms: readonly string[];
};

const readWord = (word: string, { vocabulary }: SiteIndex): Word => {
  const term = wordKey(word);
  if (isStopWord(word) || isMisspelledStopWord(word, vocabulary)) return { key: term, terms: [] };
  let least = vocabulary.has(term) || isLight(term) ? 0 : slips(word);
  let nearest: string[] = [];
  for (const known of least > 0 ? [...vocabulary, ...LONGER_LIGHT_TERMS] : []) {
    // Whoever types knows how a word begins.
    if (!mayMean(term, known) || Math.abs(known.length - term.length) > least) continue;
    const distance = editDistance(term, known);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(known);
  }
  const [key = term] = nearest;
  return { key, terms: nearest.length > 0 ? nearest : [term] };
};

const readWords = (query: string, index: SiteIndex): Word[] =>
  plainWords(query.slice(0, LONGEST.text))
    .split(" ")
    .map((word) => readWord(word, index));

/** Takes the words of a query apart: phrases that the synonyms know, and single words. */
const wantedIn = (words: readonly Word[], { meanings, questions, brand }: SiteIndex): Wanted[] => {
  const wanted: Wanted[] = [];
  for (let start = 0; start < words.length;) {
    const phrase = (length: number) =>
      words
        .slice(start, start + length)
        .map(({ key }) => key)
        .join(" ");
    let length = Math.min(MOST_PHRASE_WORDS, words.length - start);
    while (length > 1 && !meanings.has(phrase(length))) length -= 1;
    const { terms = [] } = words[start] ?? {};
    const said = length > 1 ? [phrase(length)] : terms.filter((term) => !brand.has(term));
    start += length;
    if (said.length === 0) continue;
    wanted.push({
      own: length > 1 ? [] : said,
      words: length,
      meant: said.flatMap((key) => meanings.get(key) ?? []),
      asks: said.some((key) => questions.has(key)),
      isSubject: !said.every((key) => isLight(key) && !meanings.has(key)),
      isLast: start >= words.length,
    });
  }
  // "How much does it cost" asks for the cost once.
  const isSaidAlready = ({ own }: Wanted): boolean =>
    own.length > 0 && wanted.some(({ words: count, meant }) => count > 1 && own.every((term) => meant.includes(term)));
  return wanted.filter((word) => !isSaidAlready(word)).slice(0, LONGEST.words);
};

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
  add(meant);
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
  const unknown = wantedIn(readWords(query, index), index)
    .filter((wanted) => wanted.isSubject && look(index, wanted, true).size === 0)
    .flatMap(({ own }) => own);
  return (query.slice(0, LONGEST.text).match(WRITTEN_WORD) ?? []).filter((word) =>
    readWord(plainWords(word), index).terms.some((term) => unknown.includes(term)),
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
  { limit = 20, typing = false }: SearchOptions = {},
): SearchHit[] => {
  if (MARKUP.test(query)) return [];
  const { entries, offers } = index;
  const read = readWords(query, index);
  const title = read.map(({ key }) => key).join(" ");
  const wantedWords = wantedIn(read, index);
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
