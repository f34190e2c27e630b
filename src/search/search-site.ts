import type { SearchOptions as EngineOptions } from "minisearch";
import { editDistance } from "../lib/nearest";
import type { EntryKind, SearchEntry } from "./entry";
import type { SiteIndex } from "./site-index";
import {
  isLight,
  isMisspelledStopWord,
  lettersOf,
  LONGER_LIGHT_TERMS,
  MOST_PHRASE_WORDS,
  plainWords,
  termsOf,
} from "./terms";

export type SearchHit = {
  entry: SearchEntry;
  /** Relevance; it compares hits of one query and nothing else. */
  score: number;
  /** Share of the query that the entry answers to, from 0 to 1: rare words count more, unknown ones most. */
  coverage: number;
  /** How many words of the query were found that say what, not how. */
  subjects: number;
  /** Whether those are all such words of the query. */
  hasAll: boolean;
  /** False where the query asks for something, such as how long, and the entry holds no word of that. */
  isToThePoint: boolean;
  /** Terms of the entry that were found (`markTerms` shows them). */
  terms: readonly string[];
};

export type SearchOptions = {
  /** Greatest number of hits. */
  limit?: number;
  /** True while somebody types: the last word may be the beginning of one. */
  typing?: boolean;
};

/** Longest part of a query that is read, in characters, and how many words of it are looked for. */
const LONGEST = { text: 1000, words: 24 } as const;

/** Code is no question. */
const MARKUP = /<\/?[a-z!]/i;

/** What a find counts beside 1 for the word itself in a title, a context or the words that find it. */
const WORTH = { meant: 0.9, begun: 0.8, misspelled: 0.85, mentioned: 0.85 } as const;

/** Weight of a word that says how and not what: where an entry does not hold it, and at most where one does. */
const LIGHT_WEIGHT = { missing: 0.4, found: 1.5 } as const;

/** What such a word adds to the relevance, beside 1 for one that says what. */
const LIGHT_SCORE = 0.4;

/** What a word that the site does not know counts, beside 1 for one that a single entry holds. */
const UNKNOWN = 1.4;

/** How much more an entry counts that answers to more of the query; chosen as the threshold of an answer is. */
const COVERAGE_POWER = 2.5;

/** Kinds that answer more, or less, than their words say: questions are there to be asked, and case studies are examples. */
const KIND_WEIGHT: Partial<Record<EntryKind, number>> = { question: 1.3, article: 0.85, "case-study": 0.8 };

/** What a question counts where it is asked for something that holds for all that is offered. */
const ASKED_QUESTION = 2;

/** What a page as a whole counts beside its parts: who types the name of an industry wants its page first. */
const WHOLE_PAGE = 1.5;

/** A word or phrase of the query: its own terms, and those that content uses for it. */
type Wanted = {
  own: readonly string[];
  meant: readonly string[];
  worth: number;
  /** Whether it says what, not how. */
  isSubject: boolean;
  /** Whether it asks for what holds for all that is offered. */
  asks: boolean;
  isLast: boolean;
};

/** What was found of a word or phrase in an entry. */
type Found = { score: number; worth: number; terms: readonly string[] };

/** Letters that may be wrong in a word; two that changed places count as one. */
const slips = (term: string): number => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 8 ? 1 : 2);

/** Of four letters, one in the place of another makes another word as often as not: there one may only miss, or change places. */
const mayMean = (term: string, known: string): boolean =>
  known[0] === term[0] && (term.length > 4 || known.length !== term.length || lettersOf(term) === lettersOf(known));

/** The known terms, or common words, that a misspelled one was most likely meant to be: the nearest, and all that are as near. */
const corrections = (term: string, { vocabulary }: SiteIndex): string[] => {
  let least = slips(term);
  let nearest: string[] = [];
  if (least === 0) return nearest;
  for (const known of [...vocabulary, ...LONGER_LIGHT_TERMS]) {
    // Whoever types knows how a word begins.
    if (!mayMean(term, known) || Math.abs(known.length - term.length) > least) continue;
    const distance = editDistance(term, known);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(known);
  }
  return nearest;
};

/** Takes the query apart: phrases that the synonyms know, and single words. */
const wantedIn = (query: string, index: SiteIndex): Wanted[] => {
  const { meanings, questions, vocabulary, brand } = index;
  const words = plainWords(query.slice(0, LONGEST.text)).split(" ");
  const wanted: Wanted[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(MOST_PHRASE_WORDS, words.length - start);
    const phrase = () => words.slice(start, start + length).join(" ");
    while (length > 1 && !meanings.has(phrase())) length -= 1;
    const spelled = phrase();
    const own = isMisspelledStopWord(spelled, vocabulary) ? [] : termsOf(spelled);
    const meant = meanings.get(spelled);
    start += length;
    const isLast = start >= words.length;
    if (meant && length > 1)
      wanted.push({ own: [], meant, worth: 1, isSubject: true, asks: questions.has(spelled), isLast });
    else
      for (const term of own.filter((candidate) => !brand.has(candidate))) {
        const known = vocabulary.has(term) ? [term] : corrections(term, index);
        wanted.push({
          own: known.length > 0 ? known : [term],
          meant: known.flatMap((spelling) => meanings.get(spelling) ?? []),
          worth: known[0] === term ? 1 : WORTH.misspelled,
          asks: known.some((spelling) => questions.has(spelling)),
          isSubject: !(known.length > 0 ? known : [term]).every((found) => isLight(found) && !meanings.has(found)),
          isLast,
        });
      }
  }
  return wanted.slice(0, LONGEST.words);
};

/** Looks for a word or phrase: as it is, and as the content calls it. */
const look = ({ engine }: SiteIndex, { own, meant, worth, isLast }: Wanted, typing: boolean): Map<number, Found> => {
  const finds = new Map<number, Found>();
  const add = (terms: readonly string[], share: number, options: EngineOptions = {}): void => {
    if (terms.length === 0) return;
    for (const { id, score, match } of engine.search(terms.join(" "), options)) {
      const before = finds.get(id as number);
      const isInText = Object.values(match).every((fields) => fields.every((field) => field === "text"));
      finds.set(id as number, {
        score: Math.max(before?.score ?? 0, score * share),
        worth: Math.max(before?.worth ?? 0, share * (isInText ? WORTH.mentioned : 1)),
        terms: [...(before?.terms ?? []), ...Object.keys(match)],
      });
    }
  };
  add(own, worth);
  add(meant, worth * WORTH.meant);
  if (typing && isLast) add(own, worth * WORTH.begun, { prefix: true });
  return finds;
};

/** How much a word or phrase says about what is wanted: the fewer entries hold it, the more. */
const importance = (found: number, entries: number): number =>
  Math.log(1 + entries / Math.max(found, 1)) * (found === 0 ? UNKNOWN : 1);

/** Whether a word names what is offered, itself or by all that the content says for it: a product of others does in part at most. */
const isOffered = ({ own, meant }: Wanted, offers: ReadonlySet<string>): boolean =>
  own.some((term) => offers.has(term)) || (meant.length > 0 && meant.every((term) => offers.has(term)));

/** Share of a title that was found. */
const titleShare = (title: ReadonlySet<string> | undefined, terms: readonly string[]): number =>
  title && title.size > 0 ? [...title].filter((term) => terms.includes(term)).length / title.size : 0;

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
  const { entries, titles, offers } = index;
  const wantedWords = wantedIn(query, index);
  const isAsked = wantedWords.some(({ asks }) => asks);
  const looks = wantedWords.map((wanted) => {
    const { asks } = wanted;
    const finds = look(index, wanted, typing);
    const weight = importance(finds.size, entries.length);
    // What holds for all that is offered is said without its names.
    const isSubject = wanted.isSubject && (asks || !isAsked || !isOffered(wanted, offers));
    return isSubject
      ? { finds, asks, isSubject, weight, missing: weight }
      : {
          finds,
          asks,
          isSubject,
          weight: Math.min(weight, LIGHT_WEIGHT.found),
          missing: Math.min(weight, LIGHT_WEIGHT.missing),
        };
  });
  const hits = new Map<number, Omit<SearchHit, "entry" | "coverage" | "hasAll"> & { found: number; whole: number }>();
  const allSubjects = looks.filter(({ isSubject }) => isSubject).length;
  const whole = looks.reduce((sum, { missing }) => sum + missing, 0);
  for (const { finds, asks, isSubject, weight, missing } of looks) {
    for (const [id, { score, worth, terms }] of finds) {
      const before = hits.get(id) ?? { score: 0, subjects: 0, isToThePoint: !isAsked, found: 0, whole, terms: [] };
      hits.set(id, {
        score: before.score + score * (isSubject ? 1 : LIGHT_SCORE),
        subjects: before.subjects + Number(isSubject),
        isToThePoint: before.isToThePoint || asks,
        found: before.found + weight * worth,
        // A word that is found counts in full.
        whole: before.whole - missing + weight,
        terms: [...before.terms, ...terms],
      });
    }
  }
  return [...hits]
    .flatMap(([id, { score, found, whole: all, terms, ...hit }]): SearchHit[] => {
      const entry = entries[id];
      if (!entry) return [];
      const coverage = found / all;
      const weight =
        (isAsked && entry.kind === "question" ? ASKED_QUESTION : (KIND_WEIGHT[entry.kind] ?? 1)) *
        (1 + titleShare(titles[id], terms)) *
        (entry.kind === "industry" && !entry.href.includes("#") ? WHOLE_PAGE : 1);
      return [
        {
          entry,
          score: score * coverage ** COVERAGE_POWER * weight,
          coverage,
          hasAll: hit.subjects === allSubjects,
          terms,
          ...hit,
        },
      ];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
};
