import { editDistance } from "../lib/nearest";
import type { SiteIndex } from "./site-index";
import {
  isLight,
  isMisspelledStopWord,
  isStopWord,
  lettersOf,
  LONGER_LIGHT_TERMS,
  MOST_PHRASE_WORDS,
  plainWords,
  wordKey,
} from "./terms";

/** Longest part of a query that is read, in characters, and how many words of it are looked for. */
export const LONGEST = { text: 1000, words: 24 } as const;

/** A word or phrase of the query: its own terms, and what content says for it (`SiteIndex["meanings"]`). */
export type Wanted = {
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

/** Takes the words of a query apart: phrases that the synonyms know, and single words; but for those left `unsaid`. */
const wantedIn = (
  words: readonly Word[],
  { meanings, questions }: SiteIndex,
  unsaid: ReadonlySet<string>,
): Wanted[] => {
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
    const said = length > 1 ? [phrase(length)] : terms.filter((term) => !unsaid.has(term));
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

/**
 * Reads what a visitor typed, misspelled words as what they were most likely meant to be.
 *
 * @param query what a visitor typed; of a long one only the beginning is read
 * @param index the index, which knows the words of the site and its synonyms (`loadIndex`)
 * @param typing whether it is still being typed: then the company's name alone is looked for; beside other words, and in
 *   a question, it says nothing
 * @returns every word in its order, and what of them is looked for: words and phrases with a subject
 */
export const readQuery = (query: string, index: SiteIndex, typing: boolean): { words: Word[]; wanted: Wanted[] } => {
  const words = plainWords(query.slice(0, LONGEST.text))
    .split(" ")
    .map((word) => readWord(word, index));
  const wanted = wantedIn(words, index, index.brand);
  return { words, wanted: wanted.length > 0 || !typing ? wanted : wantedIn(words, index, new Set()) };
};
