/**
 * Classifies a question: finds the intent whose collected questions (data/site/intents.json) share its words. A naive
 * Bayes classifier is cheap enough for a phone, and it recognizes idioms that share no word with the answer.
 */
import type { IntentsFile } from "./entry";
import { allLetters, countLetters } from "./intent-letters";
import { ASKS, isLight, isStopWord, plainWords, wordKey } from "./terms";

/**
 * Where the answer to a question is; "none" if the site has no answer, "search" if the search should decide by the
 * words.
 */
export type Intent = IntentsFile["answers"][number];

/** The collected questions, prepared for the classifier. */
export type Intents = {
  answers: readonly Intent[];
  /** For each term, the letters of its intents, one for each question that contains it. */
  terms: ReadonlyMap<string, string>;
  /** The number of terms in the questions of each intent, and in all questions. */
  totals: readonly number[];
  total: number;
  /** The score of each intent before any word is read. */
  priors: readonly number[];
  /** Cache of the weights per intent of each term looked up so far: the parts of a question share their terms. */
  weights: Map<string, readonly number[]>;
};

/**
 * Weights of the prior. Without `size`, an intent with only ten collected questions about years of sales would win
 * every "How much data do you need?". Questions without an answer are split into many small groups but count as one
 * subject, so they all get `none`. Tuned on the same questions as the numbers below.
 */
const PRIOR = { size: 0.4, none: 0.5 } as const;

/** @param file the collected questions, as the build wrote them */
export const makeIntents = (file: IntentsFile): Intents => {
  const { answers } = file;
  const letters = allLetters(file.letters).split(" ");
  const all = letters.join("");
  const totals = countLetters(all, answers.length);
  const usual = Math.max(1, all.length / answers.length);
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

/** Hasty spellings without an apostrophe: "whats" and "dont" for "what is" and "do not". */
const CONTRACTED =
  /\b(?:(what|how|who|where|that)s|(do|does|did|ca|wo|is|are|was|were|would|could|should|have|has)nt)\b/gi;

/**
 * The distinct terms of a question that tell its intent. Unlike search terms, they include words such as "who" and
 * "after".
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
 * Tuned on 216 questions from 30 buyers, and 90 that the site does not answer
 * (docs/decisions.md, "Intents before words").
 */

/** How many extra terms each intent is assumed to contain, distributed as in all questions (additive smoothing). */
const SMOOTHING = 6;

/** The most that a term can count against an intent that never contains it. */
const AGAINST = -1.5;

/**
 * What a term that no collected question contains counts against all intents. A term that the site knows counts most.
 */
const UNKNOWN = { onSite: -2, elsewhere: -1, light: -0.3 } as const;

/**
 * The role of a term: it names an offer and can appear in any question, or it is another word that the site does or
 * does not contain.
 */
type Role = keyof typeof UNKNOWN;

/**
 * The score that the best intent must reach, and its lead over the next one: `ENOUGH` to answer, `NEARLY` to link to
 * the place.
 */
const ENOUGH = { score: 4.7, lead: 1 } as const;

const NEARLY = { score: 2, lead: 0.5 } as const;

/** Longest part of a question that is read, in characters. */
const LONGEST = 300;

/**
 * The weight of a term for each intent, negative if it counts against it; undefined if no collected question contains
 * the term.
 */
const weightsOf = (
  { answers, terms, totals, total, weights }: Intents,
  term: string,
): readonly number[] | undefined => {
  const known = weights.get(term);
  if (known) return known;
  const letters = terms.get(term);
  if (!letters) return undefined;
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
  const [best = 0, next = 0] = scores.toSorted((a, b) => b - a);
  return { intent: answers[scores.indexOf(best)], score: best + unknown, lead: best - next };
};

/** Splits a question into sentences: what a visitor says besides the question would hide its intent. */
const BETWEEN_SENTENCES = /[.?!;]+/;

/** Splits a question into clauses. Only the clauses that ask are tried separately. */
const BETWEEN_CLAUSES = /[.?!;,]+/;

/** Splits off a description of what is asked about: "How much would it cost to have something that sorts mail?" */
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
  const [asked = "", ...described] = question.split(BEFORE_DESCRIPTION);
  const told = described.length > 0 ? best([asked]) : undefined;
  const clauses = question.split(BETWEEN_CLAUSES).filter((part) => ASKS.test(part));
  return told ?? best([question, ...question.split(BETWEEN_SENTENCES), ...clauses]);
};

/**
 * The intent of a question.
 *
 * @param intents the collected questions
 * @param question the visitor's question; a single sentence of it may tell the intent
 * @param roleOf returns the role of a term that no collected question contains
 * @returns where the answer is, if anywhere; undefined if no intent fits well enough
 */
export const intentOf = (intents: Intents, question: string, roleOf: (term: string) => Role): Intent | undefined =>
  bestGuess(intents, question, roleOf, ENOUGH);

/**
 * The likely intent of a question: good enough for a link to the place, not for an answer. None if no collected
 * question contains any subject that this one names: "Do you work with zebras" is no question about partners. See
 * {@link intentOf} for the parameters.
 */
export const likelyIntentOf = (
  intents: Intents,
  question: string,
  roleOf: (term: string) => Role,
): Intent | undefined => {
  const subjects = intentTermsOf(question).filter((term) => !isStopWord(term) && !isLight(term));
  const isForeign = subjects.length > 0 && !subjects.some((term) => intents.terms.has(term));
  return isForeign ? undefined : bestGuess(intents, question, roleOf, NEARLY);
};
