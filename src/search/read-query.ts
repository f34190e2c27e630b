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

/** The longest part of a query that is read, in characters, and the most words that are looked up. */
export const LONGEST = { text: 1000, words: 24 } as const;

/** A word or phrase to look up: its own terms, and the content's terms for it (`SiteIndex["meanings"]`). */
export type Wanted = {
  own: readonly string[];
  meant: readonly string[];
  /** How many words it has. A phrase has no terms of its own. */
  words: number;
  /** Whether it says what is wanted, not how. */
  isSubject: boolean;
  /** Whether it asks for something that applies to all offers. */
  asks: boolean;
  isLast: boolean;
};

/** How many letters of a word may be wrong. Two swapped letters count as one. */
const slips = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

/**
 * Whether a term may be a misspelled known term. In a term of up to four letters, a replaced letter often makes another
 * word, so there a letter may only be missing or swapped.
 */
const mayMean = (term: string, known: string): boolean =>
  known[0] === term[0] &&
  // "Shrinkage" is not a misspelled "shrink".
  (Math.abs(known.length - term.length) < 2 || !(known.startsWith(term) || term.startsWith(known))) &&
  (term.length > 4 || known.length > term.length || lettersOf(term) === lettersOf(known));

/** A word of the query. */
type Word = {
  /** Its key in the synonyms. */
  key: string;
  /** Its term, or the nearest known terms if it is misspelled. Empty for a word without a subject. */
  terms: readonly string[];
};

const readWord = (word: string, { vocabulary }: SiteIndex): Word => {
  const term = wordKey(word);
  if (isStopWord(word) || isMisspelledStopWord(word, vocabulary)) return { key: term, terms: [] };
  let least = vocabulary.has(term) || isLight(term) ? 0 : slips(word);
  let nearest: string[] = [];
  for (const known of least > 0 ? [...vocabulary, ...LONGER_LIGHT_TERMS] : []) {
    // Visitors rarely mistype the first letter, so only terms with that letter are compared.
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

/** Words as a phrase of the synonyms. */
export const keyOf = (words: readonly Word[]): string => words.map(({ key }) => key).join(" ");

/** The longest phrase of the synonyms that the words start with; the first word alone if there is none. */
const firstPhrase = (words: readonly Word[], meanings: SiteIndex["meanings"]): Word[] => {
  const phrase = words.slice(0, MOST_PHRASE_WORDS);
  while (phrase.length > 1 && !meanings.has(keyOf(phrase))) phrase.pop();
  return phrase;
};

/** Splits a query into the phrases that the synonyms contain and single words, leaving out the terms in `unsaid`. */
const wantedIn = (
  words: readonly Word[],
  { meanings, questions }: SiteIndex,
  unsaid: ReadonlySet<string>,
): Wanted[] => {
  const wanted: Wanted[] = [];
  for (let rest = words; rest.length > 0;) {
    const phrase = firstPhrase(rest, meanings);
    rest = rest.slice(phrase.length);
    const isPhrase = phrase.length > 1;
    const said = isPhrase ? [keyOf(phrase)] : phrase.flatMap(({ terms }) => terms).filter((term) => !unsaid.has(term));
    if (said.length === 0) continue;
    wanted.push({
      own: isPhrase ? [] : said,
      words: phrase.length,
      meant: said.flatMap((key) => meanings.get(key) ?? []),
      asks: said.some((key) => questions.has(key)),
      isSubject: !said.every((key) => isLight(key) && !meanings.has(key)),
      isLast: rest.length === 0,
    });
  }
  // "How much does it cost" asks for the cost once.
  const isSaidAlready = ({ own }: Wanted): boolean =>
    own.length > 0 && wanted.some(({ words: count, meant }) => count > 1 && own.every((term) => meant.includes(term)));
  return wanted.filter((word) => !isSaidAlready(word)).slice(0, LONGEST.words);
};

/**
 * Reads a query and corrects misspelled words.
 *
 * @param query what a visitor typed; only the beginning of a long query is read
 * @param index the index, which knows the words of the site and its synonyms (`loadIndex`)
 * @param typing whether the visitor is still typing. If so, the company's name is looked up when nothing else was
 *   typed. Otherwise the name is ignored
 * @returns all words in order, and the words and phrases with a subject to look up
 */
export const readQuery = (query: string, index: SiteIndex, typing: boolean): { words: Word[]; wanted: Wanted[] } => {
  const words = plainWords(query.slice(0, LONGEST.text))
    .split(" ")
    .map((word) => readWord(word, index));
  const wanted = wantedIn(words, index, index.brand);
  return { words, wanted: wanted.length > 0 || !typing ? wanted : wantedIn(words, index, new Set()) };
};
