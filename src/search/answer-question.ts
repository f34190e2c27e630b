import { answerOne, ENOUGH, passageFor, roleIn, type Answer } from "./answer-one";
import { intentOf, type Intents } from "./intents";
import { searchSite } from "./search-site";
import type { SiteIndex } from "./site-index";
import { isQuestion, refersBack, splitQuestion } from "./split-question";
import { isLight, isStopWord, wordKey } from "./terms";
import { toCompany } from "./to-company";

/** Words that address the company. */
const ADDRESSES_COMPANY = /\b(?:you|your|yours|we|our|ours|us)\b/i;

/** Whitespace and punctuation around a part of a question. */
const AROUND = /^[\s,;:]+|[\s?!.,;:]+$/g;

type AnswerPart = (part: string) => Answer | undefined;

/** The answer to a part of a question; "covered" if the answer to the part before says enough. */
type Outcome = Answer | "covered" | undefined;

/** Answers a part after one that has an answer (docs/decisions.md, "The second of two questions needs more than words"). */
const answerFurther = (
  index: SiteIndex,
  intents: Intents,
  [previous, part]: readonly [string | undefined, string],
  before: Answer,
  answerPart: AnswerPart,
): Outcome => {
  const told = passageFor(index, intentOf(intents, toCompany(index, intents, part), roleIn(index)), part);
  if (told && told.quote !== before.quote) return { quote: told.quote, sources: [told.entry] };
  const isContinued = refersBack(part);
  const inContext = isContinued && answerPart(`${previous} ${part}`);
  if (inContext && inContext.quote !== before.quote) return inContext;
  if (told || isContinued) return "covered";
  const hits = searchSite(index, part);
  const again = hits.find(({ entry }) => entry === before.sources[0]);
  if (again && again.coverage >= ENOUGH && again.isToThePoint) return "covered";
  const own = answerPart(part);
  // A short part is easily matched in the wrong sense, so its answer only counts if the part names the entry.
  return own && hits.some(({ entry, isNamed }) => isNamed && entry === own.sources[0]) ? own : undefined;
};

/** The answers to the parts of a question, and the first part without one. */
const answerParts = (index: SiteIndex, intents: Intents, parts: readonly string[], answerPart: AnswerPart) => {
  const given: Answer[] = [];
  let missed: string | undefined;
  for (const [place, part] of parts.entries()) {
    const before = given.at(-1);
    const outcome: Outcome = before
      ? answerFurther(index, intents, [parts[place - 1], part], before, answerPart)
      : answerPart(part);
    if (outcome === "covered") continue;
    if (outcome) given.push(outcome);
    else if (isQuestion(part)) missed ??= part;
  }
  return { given, missed };
};

/** Whether one answer contains the other. */
const isSame = (one: Answer, other: Answer): boolean =>
  one.quote.includes(other.quote) || other.quote.includes(one.quote);

/** Makes one answer of one or two, and of the first part without one. Of two, each keeps only its first source. */
const assemble = ([first, second]: readonly [Answer, Answer?], missed?: string): Answer => ({
  ...first,
  ...(second && { sources: [first.sources[0]], further: { ...second, sources: [second.sources[0]] } }),
  ...(missed && { missed: missed.replace(AROUND, "") }),
});

/**
 * Answers each part of a question. Returns at most two answers from different places, and the first part without one.
 */
const answerInParts = (index: SiteIndex, intents: Intents, question: string): Answer | undefined => {
  const isToCompany = ADDRESSES_COMPANY.test(toCompany(index, intents, question));
  const answerPart: AnswerPart = (part) => answerOne(index, intents, part, isToCompany);
  const parts = splitQuestion(question);
  if (parts.length < 2) return answerPart(question);
  const { given, missed } = answerParts(index, intents, parts, answerPart);
  const [first, ...others] = given;
  if (first && others.length > 0) {
    const second = others.find((other) => !isSame(first, other));
    if (second) return assemble([first, second], missed);
    // All parts got the same answer: the longest quote covers them.
    const fullest = given.reduce((most, other) => (other.quote.length > most.quote.length ? other : most));
    return assemble([fullest], missed);
  }
  const whole = answerPart(question);
  if (!first || !missed) return whole;
  const isFirstMissed = missed === parts[0];
  // The other parts refer to the first one, so its answer counts even if the whole question has none.
  if (!whole) return isFirstMissed ? undefined : assemble([first], missed);
  if (isSame(whole, first)) return assemble([whole], missed);
  // One part was too short to answer, but the whole question has an answer. The other part keeps its own.
  return assemble(isFirstMissed ? [whole, first] : [first, whole]);
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
