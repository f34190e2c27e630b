/** From text to terms: what is indexed, and what is looked for. */

/** Words without a subject of their own. A query of nothing else asks for nothing. */
const STOP_WORDS = new Set(
  (
    "a about actually all also am an and any anyone are as at be been being but by can could did do does doing each for " +
    "from get gets getting give go going had has have having hello hey hi how i id if im in into is isnt it its ive just kind let " +
    "like ll lot make makes many may me might much my need needs of off ok on or our ours out over own please re really s say " +
    "shall should so some someone something sort such t tell than thank thanks that thats the their them then there these they thing things this " +
    "those to too try up us ve very want wants was way we were what whats when where which while who whom whose why will with " +
    "within would yes you your yours"
  ).split(" "),
);

/** Letters and digits of a text in lower case, without accents and apostrophes, one word apart from the next by a space. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Endings of inflected words, and what stands in their place; the first that fits a long enough stem counts. */
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

/** A stem that lost its ending keeps one of two equal letters: "planning" is "plan". */
const undouble = (stem: string): string => stem.replace(/([bdgmnprt])\1$/, "$1");

/**
 * The stem of a word, so that "prices", "priced" and "pricing" are one term. It need not be a word.
 *
 * @param word a word of `plainWords`
 */
export const stem = (word: string): string => {
  if (/\d/.test(word)) return word;
  const plural = ENDINGS.find(
    ([ending, , shortest]) => word.replace(ending, "").length >= shortest && ending.test(word),
  );
  const singular = plural ? word.replace(plural[0], plural[1]) : word;
  const derived = DERIVED.find(
    ([ending, shortest]) => ending.test(singular) && singular.replace(ending, "").length >= shortest,
  );
  return derived ? undouble(singular.replace(derived[0], "")) : singular;
};

/**
 * The terms of a text, in order, repeated ones too.
 *
 * @param text any text
 * @returns stems, without words that have no subject of their own
 */
export const termsOf = (text: string): string[] =>
  plainWords(text)
    .split(" ")
    .filter((word) => word !== "" && !STOP_WORDS.has(word))
    .map(stem);
