import { answerOne, ENOUGH, passageFor, roleIn, type Answer } from "./answer-one";
import type { SearchEntry } from "./entry";
import { intentOf, type Intents } from "./intents";
import { searchSite } from "./search-site";
import type { SiteIndex } from "./site-index";
import { ASKING, ASKS, ASKS_IF, isLight, isStopWord, termsOf, wordKey } from "./terms";
import { toCompany } from "./to-company";

/** Words that address the company. */
const ADDRESSES_COMPANY = /\b(?:you|your|yours|we|our|ours|us)\b/i;

/** Whitespace and punctuation around a part of a question. */
const AROUND = /^[\s,;:]+|[\s?!.,;:]+$/g;

type AnswerPart = (part: string) => Answer | undefined;

/** The most parts of a question that are answered separately. */
const MOST_PARTS = 3;

/** Splits before a further question: after punctuation or "and", if what follows starts one ("and when"). */
const BETWEEN_QUESTIONS = new RegExp(`(?:[?!.,;]\\s*(?:and\\s+)?|\\s+and\\s+)(?=${ASKING})`, "i");

/** The parts of a question to answer separately. A statement stays with the question after it. */
const partsOf = (question: string): string[] =>
  question
    .split(BETWEEN_QUESTIONS, MOST_PARTS)
    .reduceRight<string[]>(
      (parts, part) =>
        parts.length > 0 && !ASKS.test(part) && !ASKS_IF.test(part)
          ? [`${part}; ${parts[0]}`, ...parts.slice(1)]
          : [part, ...parts],
      [],
    );

/** Matches a part that refers to the previous part: "and are they safe". */
const REFERS_BACK = /\b(?:it|they|them|this|that|these|those)\b/i;

/** Whether an entry covers enough of a question to answer it. */
const answers = (index: SiteIndex, question: string, entry: SearchEntry): boolean =>
  searchSite(index, question).some((hit) => hit.entry === entry && hit.coverage >= ENOUGH && hit.isToThePoint);

/** Whether a question names an entry. */
const names = (index: SiteIndex, question: string, entry: SearchEntry): boolean =>
  searchSite(index, question).some((hit) => hit.entry === entry && hit.isNamed);

/** Matches a subordinate clause: "when we are done". */
const CLAUSE = /^\s*(?:when|where|what|how|why)\s+(?:i|we|you|they|he|she|it|our|your|the)\b/i;

/** Whether a part asks something. A part without a subject of its own only adds to the previous one: "and when". */
const isQuestion = (part: string): boolean => !CLAUSE.test(part) && termsOf(part).some((term) => !isLight(term));

/** Whether one answer contains the other. */
const isSame = (one: Answer, other: Answer): boolean =>
  one.quote.includes(other.quote) || other.quote.includes(one.quote);

/** The answers to the parts of a question, and the parts without one. */
type Parts = { given: readonly Answer[]; missed: readonly string[] };

const answerParts = (index: SiteIndex, intents: Intents, parts: readonly string[], answerPart: AnswerPart): Parts =>
  parts.reduce<Parts>(
    ({ given, missed }, part, place) => {
      const before = given.at(-1);
      const open = { given, missed: isQuestion(part) ? [...missed, part] : missed };
      if (!before) {
        const answer = answerPart(part);
        return answer ? { given: [answer], missed } : open;
      }
      const told = passageFor(index, intentOf(intents, toCompany(index, intents, part), roleIn(index)), part);
      if (told && told.quote !== before.quote)
        return { given: [...given, { quote: told.quote, sources: [told.entry] }], missed };
      const refersBack = REFERS_BACK.test(part);
      const inContext = refersBack && answerPart(`${parts[place - 1]} ${part}`);
      if (inContext && inContext.quote !== before.quote) return { given: [...given, inContext], missed };
      if (told || refersBack || answers(index, part, before.sources[0])) return { given, missed };
      // A short part is easily matched in the wrong sense, so its answer only counts if the part names the entry.
      const named = answerPart(part);
      return named && names(index, part, named.sources[0]) ? { given: [...given, named], missed } : open;
    },
    { given: [], missed: [] },
  );

/**
 * Answers each part of a question. Returns at most two answers from different places, and the first part without one.
 */
const answerInParts = (index: SiteIndex, intents: Intents, question: string): Answer | undefined => {
  const isToCompany = ADDRESSES_COMPANY.test(toCompany(index, intents, question));
  const answerPart: AnswerPart = (part) => answerOne(index, intents, part, isToCompany);
  const parts = partsOf(question);
  if (parts.length < 2) return answerPart(question);
  const {
    given: [first, ...others],
    missed: [missed],
  } = answerParts(index, intents, parts, answerPart);
  const second = others.find((other) => first && !isSame(first, other));
  const open = missed === undefined ? {} : { missed: missed.replace(AROUND, "") };
  if (first && second)
    return { ...first, sources: [first.sources[0]], further: { ...second, sources: [second.sources[0]] }, ...open };
  if (first && others.length > 0) {
    // Both parts got the same answer: the longer quote covers both.
    const fullest = others.reduce((most, other) => (other.quote.length > most.quote.length ? other : most), first);
    return { ...fullest, ...open };
  }
  const whole = answerPart(question);
  // The other parts refer to the first one, so its answer counts even if the whole question has none.
  if (!whole) return first && missed !== undefined && missed !== parts[0] ? { ...first, ...open } : undefined;
  if (!first || missed === undefined) return whole;
  if (isSame(whole, first)) return { ...whole, ...open };
  // One part was too short to answer, but the whole question has an answer. The other part keeps its own.
  const [one, other] = missed === parts[0] ? [whole, first] : [first, whole];
  return { ...one, sources: [one.sources[0]], further: { ...other, sources: [other.sources[0]] } };
};

/** A dash between words; it separates parts of a question the way a semicolon does. */
const DASH = /\s+[-–—]+\s+/g;

/** A word in capitals: a regulation, a product, or a company. */
const IN_CAPITALS = /\b[A-Z][A-Z\d]+\b/g;

/**
 * The first name in capitals that neither the site nor a collected question contains. Undefined if the whole question
 * is in capitals.
 */
const unknownName = ({ vocabulary }: SiteIndex, { terms }: Intents, question: string): string | undefined => {
  if (question === question.toUpperCase()) return undefined;
  return question.match(IN_CAPITALS)?.find((name) => {
    const key = wordKey(name.toLowerCase());
    return !isStopWord(key) && !isLight(key) && !vocabulary.has(key) && !terms.has(key);
  });
};

/**
 * Answers a question from the content, or not at all. The classified intent decides; without one, the words that the
 * question names do. If a question asks several things, the first two that are answered in different places are
 * answered separately, and `missed` holds the first one without an answer. Otherwise `missed` is a name in the question
 * that the site does not know.
 *
 * @param index the search index (`loadAnswers`)
 * @param intents the collected questions of visitors (`loadAnswers`)
 * @param question the visitor's question
 * @returns the answer; undefined if nothing on the site fits well enough
 */
export const answerQuestion = (index: SiteIndex, intents: Intents, question: string): Answer | undefined => {
  const answer = answerInParts(index, intents, question.replace(DASH, "; "));
  const name = answer && !answer.missed && unknownName(index, intents, question);
  return name ? { ...answer, missed: name } : answer;
};
