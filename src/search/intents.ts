/**
 * What a question is after: the intent whose collected questions (data/site/intents.json) share its words. A naive Bayes
 * classifier: cheap enough for a phone, and right where an idiom has no word in common with the answer.
 */
import type { IntentsFile } from "./entry";
import { ASKS, isLight, isStopWord, plainWords, wordKey } from "./terms";

/** Where the answer to a question stands; "none" where the site has none, "search" where its words decide. */
export type Intent = IntentsFile["answers"][number];

/** The collected questions, ready to be compared with. */
export type Intents = {
  answers: readonly Intent[];
  /** For each term the letters of its intents, one for each question that says it. */
  terms: ReadonlyMap<string, string>;
  /** Terms in the questions of each intent, and in all. */
  totals: readonly number[];
  total: number;
  /** What speaks for each intent before a word is read. */
  priors: readonly number[];
  /** What each term that was asked about says for each intent: the parts of a question share their terms. */
  weights: Map<string, readonly number[]>;
};

/**
 * Letters that stand for intents in the file, by their first code points: those of one byte, then those of two. Between
 * them lie spaces and hyphens of other kinds, which what writes the file takes for plain ones.
 */
const LETTERS = { short: 0x41, shortEnd: 0x7f, long: 0xc0 } as const;

const SHORT = LETTERS.shortEnd - LETTERS.short;

/** The letter of an intent in the file, by its place. */
export const intentLetter = (place: number): string =>
  String.fromCodePoint(place < SHORT ? LETTERS.short + place : LETTERS.long + place - SHORT);

const placeOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return code < LETTERS.long ? code - LETTERS.short : code - LETTERS.long + SHORT;
};

const countLetters = (letters: string, intents: number): number[] => {
  const counts = Array.from({ length: intents }, () => 0);
  for (const letter of letters) {
    const place = placeOf(letter);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
};

/**
 * How much an intent gains by the number of its collected questions: without it, ten questions that tell of years of sales
 * draw every "How much data do you need?" to themselves. What the site does not answer is one subject in many small groups,
 * which have the same. Tuned as the numbers below.
 */
const PRIOR = { size: 0.4, none: 0.5 } as const;

/** @param file what the build wrote of the collected questions */
export const makeIntents = (file: IntentsFile): Intents => {
  const { answers } = file;
  const letters = file.letters.split(" ");
  const all = letters.join("");
  const totals = countLetters(all, answers.length);
  const usual = all.length / answers.length;
  return {
    answers,
    terms: new Map(file.terms.split(" ").map((term, place) => [term, letters[place] ?? ""])),
    totals,
    total: all.length,
    priors: answers.map((answer, place) =>
      answer === "none" ? PRIOR.none : PRIOR.size * Math.log(Math.max(1, totals[place] ?? 0) / usual),
    ),
    weights: new Map(),
  };
};

/** Words that neither ask for something nor name it. */
const FILLERS = new Set(
  "a an the please just really actually so ok okay well hi hello hey then there oh um also even still".split(" "),
);

/** "whats" and "dont", as they are typed in haste, like "what is" and "do not". */
const CONTRACTED =
  /\b(?:(what|how|who|where|that)s|(do|does|did|ca|wo|is|are|was|were|would|could|should|have|has)nt)\b/gi;

/**
 * Terms of a question by which its intent is told, each once: unlike those that are searched for, "who" and "after" too.
 *
 * @param question any text
 */
export const intentTermsOf = (question: string): string[] => {
  const spelled = question
    .replace(/n['’]t\b/gi, " not")
    .replace(/['’](?:s|re|ve|ll|d|m)\b/gi, " ")
    .replace(CONTRACTED, (_, asked?: string, verb?: string) => asked ?? `${verb} not`);
  const words = plainWords(spelled).split(" ");
  return [...new Set(words.filter((word) => word !== "" && !FILLERS.has(word)).map(wordKey))];
};

/*
 * Tuned on 216 questions of 30 buyers, and 90 that the site does not answer (docs/decisions.md, "Intents before words").
 */

/** How many terms, as usual as in all questions, every intent is taken to hold besides its own. */
const SMOOTHING = 6;

/** The most that a term speaks against an intent that never says it. */
const AGAINST = -1.5;

/** What a term that no collected question says speaks against all intents: most where the site has something to say of it. */
const UNKNOWN = { onSite: -2, elsewhere: -1, light: -0.3 } as const;

/** A term may name an offer, and so stand in any question, or something else that the site says or does not say. */
type Role = keyof typeof UNKNOWN;

/** What the best intent must score, and by how much more than the next: to answer, and to lead to its place. */
const ENOUGH = { score: 4.7, lead: 1 } as const;

const NEARLY = { score: 2, lead: 0.5 } as const;

/** Longest part of a question that is read, in characters. */
const LONGEST = 300;

/** What a term says for each intent, which it may speak against; undefined where no collected question says it. */
const weightsOf = (
  { answers, terms, totals, total, weights }: Intents,
  term: string,
): readonly number[] | undefined => {
  const letters = terms.get(term);
  const known = weights.get(term);
  if (known || letters === undefined) return known;
  const usual = letters.length / total;
  const said = countLetters(letters, answers.length);
  const found = answers.map((_, place) => {
    const here = ((said[place] ?? 0) + SMOOTHING * usual) / ((totals[place] ?? 0) + SMOOTHING);
    return Math.max(AGAINST, Math.log(here / usual));
  });
  weights.set(term, found);
  return found;
};

type Guess = { intent: Intent | undefined; score: number; lead: number };

const guess = (intents: Intents, question: string, roleOf: (term: string) => Role): Guess => {
  const { answers, priors } = intents;
  let scores = priors;
  let unknown = 0;
  for (const term of intentTermsOf(question.slice(0, LONGEST))) {
    const weights = weightsOf(intents, term);
    if (weights) scores = scores.map((score, place) => score + (weights[place] ?? 0));
    else if (!isStopWord(term)) unknown += UNKNOWN[isLight(term) ? "light" : roleOf(term)];
  }
  const [best = 0, next = 0] = [...scores].sort((a, b) => b - a);
  return { intent: answers[scores.indexOf(best)], score: best + unknown, lead: best - next };
};

/** Between sentences: what a visitor tells besides the question would hide it. */
const BETWEEN_SENTENCES = /[.?!;]+/;

/** Between clauses, of which only those that ask are looked at alone. */
const BETWEEN_CLAUSES = /[.?!;,]+/;

/** Before what only describes the thing that is asked about: "How much would it cost to have something that sorts mail?" */
const BEFORE_DESCRIPTION =
  /(?<=\b(?:something|a (?:system|tool|model|chatbot|bot|solution)))\s+(?:that|which|to|for)\b/i;

const bestGuess = (
  intents: Intents,
  question: string,
  roleOf: (term: string) => Role,
  enough: Pick<Guess, "score" | "lead">,
): Intent | undefined => {
  const best = (parts: readonly string[]): Intent | undefined => {
    const [first] = parts.map((part) => guess(intents, part, roleOf)).sort((a, b) => b.score - a.score);
    return first && first.score >= enough.score && first.lead >= enough.lead ? first.intent : undefined;
  };
  const [asked, ...described] = question.split(BEFORE_DESCRIPTION);
  return (
    (asked && described.length > 0 ? best([asked]) : undefined) ??
    best([
      question,
      ...question.split(BETWEEN_SENTENCES),
      ...question.split(BETWEEN_CLAUSES).filter((part) => ASKS.test(part)),
    ])
  );
};

/**
 * What a question is after.
 *
 * @param intents the collected questions
 * @param question what a visitor asked; one of its sentences may say it alone
 * @param roleOf what a term is to the site that no collected question says
 * @returns where its answer stands, if anywhere; undefined where no intent fits well enough
 */
export const intentOf = (intents: Intents, question: string, roleOf: (term: string) => Role): Intent | undefined =>
  bestGuess(intents, question, roleOf, ENOUGH);

/** What a question may be after: good enough to lead to the place of its answer, not to answer. Parameters as {@link intentOf}. */
export const likelyIntentOf = (
  intents: Intents,
  question: string,
  roleOf: (term: string) => Role,
): Intent | undefined => bestGuess(intents, question, roleOf, NEARLY);
