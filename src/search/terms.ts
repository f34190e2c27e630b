/** Turns text into the terms that are indexed and looked up. */
import { editDistance } from "../lib/nearest";

/** Words without a subject of their own. A query of nothing else asks for nothing. */
const STOP_WORDS = new Set(
  (
    "a about actually all also am an and any anybody anyone anything are as at be because been being but by can could did do does doing each for " +
    "from get gets getting give go going got had has have having hello hey hi how i id if im in into is isnt it its ive just kind let " +
    "like ll lot make makes many may me might much my myself need needs of off ok on or our ours ourselves out over please re really s say " +
    "shall should so some someone something sort such t tell than thank thanks that thats the their them themselves then there these they thing things this " +
    "those to too try u up ur us ve very want wants was way we were what whats when where which while who whom whose why will with " +
    "within would yes you your yours yourself yourselves"
  ).split(" "),
);

/** Whether a word of `plainWords` has no subject of its own. */
export const isStopWord = (word: string): boolean => word === "" || STOP_WORDS.has(word);

/**
 * Common words that say how, not what. If the site does not know one of them, that says little about whether it
 * answers. Any other unknown word is assumed to be the subject.
 */
const LIGHT_WORDS = new Set(
  (
    "able above accept across after afternoon afterward afterwards again against ago allow almost along already also although always among amount another anybody " +
    "apply approximate approximately around arrange asap ask assume average away back bad based become been before begin behind believe best better between big " +
    "bit both bring broken btw build bunch business busy call came cant case cause check choose come common commonly company complete consider could create currently " +
    "deal decide depend despite develop different difficult discuss dont down during early easy either else end enough entire estimate eta eur even evening ever every " +
    "everything exactly example exist expect experience explain familiar far fast few figure fill find fine finish firm first fit folks follow full fyi gbp general generally gonna good got " +
    "great guess guys half halfway hand handle happen happy hard hear help here high hold hope hour huge idea imagine include included initial inside instance instead " +
    "interested involve issue keep kindly know large last late later least leave less level life like little live long look looking lose lower main mainly " +
    "major matter mean meet mention mine month more morning most move must near never new next nice nobody normal nothing now number offer okay old once one only " +
    "open order other others outside overview part particular past pay per perhaps please pls point possible prefer probably problem process provide put " +
    "question quick quickly quite rather ready real reason receive recommend regarding regular regularly require right rough roughly run same see seem send " +
    "serve set several show side similar simple since small smaller solution soon special specific start step still stop straight stuff suggest suppose " +
    "sure system take talk thanks thing think though through throw thru til till time times today together told too tool top toward tried trouble true try turn " +
    "typical typically under understand unless until untill upon usd use used useful user using usual usually various via wait wanna well whatever whether " +
    "whole willing wish without wonder word work worry worse worth wrong yet"
  ).split(" "),
);

/** How a question starts, with or without a leading word: "So how long", "roughly what". */
export const ASKING =
  "(?:(?:and|but|so|then|also|just|ok|okay|hi|hello|roughly|about),?\\s+)?" +
  "(?:how|what|where|when|who|whose|which|why|is|are|am|do|does|did|can|could|will|would|should|may|must|has|have)\\b";

/**
 * Matches a part that starts as a question. Any other part only gives context: "We're six people, are we too small?"
 */
export const ASKS = new RegExp(`^\\s*${ASKING}`, "i");

/** Matches a question that starts with its condition: "If it doesn't work after three months can we stop?" */
export const ASKS_IF =
  /^\s*(?:(?:and|but|so),?\s+)?(?:if|when|once|unless|should)\b.*\b(?:can|could|do|does|is|are|will|would|should|may|must)\s+(?:i|we|you|they)\b/i;

/** The number of words in the longest phrase that is looked up in the synonyms. */
export const MOST_PHRASE_WORDS = 4;

/**
 * The letters and digits of a text in lower case, without accents and apostrophes; the words are separated by single
 * spaces.
 */
export const plainWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Endings of inflected words and their replacements. The first one that leaves a long enough stem applies. */
const ENDINGS: readonly [ending: RegExp, replacement: string, shortestStem: number][] = [
  [/ies$/, "y", 2],
  [/(ss|sh|ch|x|z)es$/, "$1", 2],
  [/([^aisu])s$/, "$1", 2],
];

const DERIVED: readonly [ending: RegExp, shortestStem: number][] = [
  [/ing$/, 3],
  [/ed$/, 4],
  [/(?<=[st])ion$/, 4],
  [/(?<=[st])ive$/, 4],
  [/e$/, 3],
];

/**
 * Words that the rules would turn into another word: "founded" is not "found", a "facing" on a shelf is not a "face",
 * and "stored" data is not in a "store".
 */
const IRREGULAR = new Map([
  ["founded", "founder"],
  ["founding", "founder"],
  ["facing", "facing"],
  ["facings", "facing"],
  ["plane", "plane"],
  ["planes", "plane"],
  ["stored", "storage"],
  ["storing", "storage"],
  ["storage", "storage"],
]);

/** Keeps one of two equal letters at the end of a stem that lost its ending: "planning" becomes "plan". */
const undouble = (stem: string): string => stem.replace(/([bdgmnprt])\1$/, "$1");

/**
 * The stem of a word, so that "prices", "priced" and "pricing" are one term. It need not be a word itself.
 *
 * @param word a word from `plainWords`
 */
export const stem = (word: string): string => {
  if (/\d/.test(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  const plural = ENDINGS.find(
    ([ending, , shortest]) => word.replace(ending, "").length >= shortest && ending.test(word),
  );
  const singular = plural ? word.replace(plural[0], plural[1]) : word;
  const derived = DERIVED.find(
    ([ending, shortest]) => ending.test(singular) && singular.replace(ending, "").length >= shortest,
  );
  return derived ? undouble(singular.replace(derived[0], "")) : singular;
};

/** A word as it is compared in phrases: its stem, or the word itself if it has no subject. */
export const wordKey = (word: string): string => (isStopWord(word) ? word : stem(word));

/**
 * The terms of a text, in order, with repetitions.
 *
 * @param text any text
 * @returns stems, without the words that have no subject
 */
export const termsOf = (text: string): string[] =>
  plainWords(text)
    .split(" ")
    .filter((word) => !isStopWord(word))
    .map(stem);

const LIGHT_TERMS: ReadonlySet<string> = new Set([...LIGHT_WORDS].map(stem));

/** Light terms that a misspelled word may stand for. Shorter ones are one letter away from too many names. */
export const LONGER_LIGHT_TERMS: readonly string[] = [...LIGHT_TERMS].filter(({ length }) => length > 4);

/** Whether a term says how and not what. Numbers of one or two digits count too, because they appear everywhere. */
export const isLight = (term: string): boolean => LIGHT_TERMS.has(term) || /^\d{1,2}$/.test(term);

/** The letters of a word in alphabetical order. */
export const lettersOf = (word: string): string => [...word].sort().join("");

const JUMBLED_STOP_WORDS = new Set([...STOP_WORDS].filter(({ length }) => length > 2).map(lettersOf));

/** Shorter ones are one letter away from too many names, as "for" is from "Ford". */
const LONGER_STOP_WORDS = [...STOP_WORDS].filter(({ length }) => length > 3);

/**
 * Whether a word has one letter more or less than another. A replaced letter does not count, because it often makes
 * another word.
 */
const isOneLetterOff = (word: string, other: string): boolean =>
  word[0] === other[0] && Math.abs(word.length - other.length) === 1 && editDistance(word, other) === 1;

/**
 * Whether a word is a misspelled stop word: its letters changed places ("dose" for "does"), or it has one letter too
 * many or too few ("doess", "woud").
 *
 * @param word a word from `plainWords`
 * @param vocabulary terms that the site knows; a word among them is not considered misspelled
 */
export const isMisspelledStopWord = (word: string, vocabulary: ReadonlySet<string>): boolean =>
  !vocabulary.has(stem(word)) &&
  (JUMBLED_STOP_WORDS.has(lettersOf(word)) || LONGER_STOP_WORDS.some((known) => isOneLetterOff(word, known)));
