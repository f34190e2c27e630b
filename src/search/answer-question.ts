import { answerOne, ENOUGH, passageFor, roleIn, type Answer } from "./answer-one";
import type { SearchEntry } from "./entry";
import { intentOf, type Intents } from "./intents";
import { searchSite } from "./search-site";
import type { SiteIndex } from "./site-index";
import { ASKING, ASKS, ASKS_IF, isLight, isStopWord, termsOf, wordKey } from "./terms";
import { toCompany } from "./to-company";

/** Words that ask the company about itself. */
const ADDRESSES_COMPANY = /\b(?:you|your|yours|we|our|ours|us)\b/i;

/** Spaces and signs around a part of a question. */
const AROUND = /^[\s,;:]+|[\s?!.,;:]+$/g;

/** Answers a part. */
type AnswerPart = (part: string) => Answer | undefined;

/** Parts of a question that are answered one by one, at most. */
const MOST_PARTS = 3;

/** Before a further question: after a sign or "and", where one begins: "and when". */
const BETWEEN_QUESTIONS = new RegExp(`(?:[?!.,;]\\s*(?:and\\s+)?|\\s+and\\s+)(?=${ASKING})`, "i");

/** The parts of a question that are answered one by one; what only tells stays with the question after it. */
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

/** A part that asks about what the part before it names: "and are they safe". */
const REFERS_BACK = /\b(?:it|they|them|this|that|these|those)\b/i;

/** Whether an entry says enough of what a question asks. */
const answers = (index: SiteIndex, question: string, entry: SearchEntry): boolean =>
  searchSite(index, question).some((hit) => hit.entry === entry && hit.coverage >= ENOUGH && hit.isToThePoint);

/** Whether a question names an entry. */
const names = (index: SiteIndex, question: string, entry: SearchEntry): boolean =>
  searchSite(index, question).some((hit) => hit.entry === entry && hit.isNamed);

/** What only says when or where: "when we are done". */
const CLAUSE = /^\s*(?:when|where|what|how|why)\s+(?:i|we|you|they|he|she|it|our|your|the)\b/i;

/** Without a subject of its own a part only adds to the one before it: "and when". */
const isQuestion = (part: string): boolean => !CLAUSE.test(part) && termsOf(part).some((term) => !isLight(term));

/** Whether one of two answers says nothing that the other does not. */
const isSame = (one: Answer, other: Answer): boolean =>
  one.quote.includes(other.quote) || other.quote.includes(one.quote);

/** What came of the parts of a question. */
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
      // By its few words alone, unless they name something, it would be answered in another sense of them.
      const named = answerPart(part);
      return named && names(index, part, named.sources[0]) ? { given: [...given, named], missed } : open;
    },
    { given: [], missed: [] },
  );

/** Of one that asks several things, the first two that the site answers in different places, and the first that it does not. */
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
    // Both halves ask the same: the one that says more answers them.
    const fullest = others.reduce((most, other) => (other.quote.length > most.quote.length ? other : most), first);
    return { ...fullest, ...open };
  }
  const whole = answerPart(question);
  // What comes first is what the rest is about.
  if (!whole) return first && missed !== undefined && missed !== parts[0] ? { ...first, ...open } : undefined;
  if (!first || missed === undefined) return whole;
  if (isSame(whole, first)) return { ...whole, ...open };
  // What a part did not say enough of, the whole question does; the other part has its own answer.
  const [one, other] = missed === parts[0] ? [whole, first] : [first, whole];
  return { ...one, sources: [one.sources[0]], further: { ...other, sources: [other.sources[0]] } };
};

/** A dash between words, which parts a question as a semicolon does. */
const DASH = /\s+[-–—]+\s+/g;

/** What is written in capitals: a rule, a product or a company. */
const IN_CAPITALS = /\b[A-Z][A-Z\d]+\b/g;

/** The first such name that neither the site nor any question collected for it knows; none in a question that shouts. */
const unknownName = ({ vocabulary }: SiteIndex, { terms }: Intents, question: string): string | undefined => {
  if (question === question.toUpperCase()) return undefined;
  return question.match(IN_CAPITALS)?.find((name) => {
    const key = wordKey(name.toLowerCase());
    return !isStopWord(key) && !isLight(key) && !vocabulary.has(key) && !terms.has(key);
  });
};

/**
 * Answers a question from the content, or not at all: by what it is after, otherwise by the words that it names. Of one
 * that asks several things, the first two that the site answers in different places are answered one by one, and the
 * first that it does not answer is named; otherwise a rule or product of the question that the site does not know.
 *
 * @param index the index, and
 * @param intents what visitors ask (`loadAnswers`)
 * @param question what a visitor asked
 * @returns the answer; undefined where nothing on the site fits well enough
 */
export const answerQuestion = (index: SiteIndex, intents: Intents, question: string): Answer | undefined => {
  const answer = answerInParts(index, intents, question.replace(DASH, "; "));
  const name = answer && !answer.missed && unknownName(index, intents, question);
  return name ? { ...answer, missed: name } : answer;
};
