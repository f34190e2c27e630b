import { standsAt, type EntryKind, type SearchEntry } from "./entry";
import { intentOf, likelyIntentOf, type Intent, type Intents } from "./intents";
import { quoteAt, quoteFrom } from "./quote-from";
import { searchSite, type SearchHit } from "./search-site";
import type { SiteIndex } from "./site-index";
import { ASKING, ASKS, isLight, isStopWord, termsOf, wordKey } from "./terms";

/** An answer: words of the content, and where they stand. */
export type Answer = {
  quote: string;
  /** Where the quote stands, and up to two further places; each address once. */
  sources: readonly [SearchEntry, ...SearchEntry[]];
  /** The answer to the second half of a question that asks two things. */
  further?: Answer;
  /** The half of such a question that the site does not answer, or a name in it that the site does not know, in the visitor's words. */
  missed?: string;
};

/**
 * Share of a question that its answer must cover. Chosen on the questions of `__tests__/fixtures/questions`
 * (docs/decisions.md): what the site does not answer mostly stays below it.
 */
const ENOUGH = 0.53;

/** Shares of the best hit's coverage and relevance that a further source must have; a weaker one only costs a visitor's time. */
const RELATED = { coverage: 0.8, score: 0.4 } as const;

/** Words that ask the company about itself. */
const ADDRESSES_COMPANY = /\b(?:you|your|yours|we|our|ours|us)\b/i;

/** What the company offers, and what it writes about others: neither says how the company works. */
const OFFERS: ReadonlySet<EntryKind> = new Set(["industry", "solution", "case-study", "article"]);

/** Whether an entry may answer: an offer that only mentions a word of the question has to hold all of them, and not that one alone. */
const mayAnswer = ({ entry: { kind }, hasAll, subjects, isNamed }: SearchHit): boolean =>
  (hasAll && subjects > 1) || isNamed || !OFFERS.has(kind);

/** What is quoted for a hit: of what only announces a page, the best passage of that page. */
const passageOf = (hit: SearchHit, hits: readonly SearchHit[]): SearchHit | undefined =>
  hit.entry.teaser
    ? hits.find(({ entry, subjects }) => entry.href === hit.entry.href && !entry.teaser && subjects > 0)
    : hit;

/** Places that a visitor is shown for one question, at most. */
const MOST_PLACES = 3;

/** The first places, each address once. */
const firstPlaces = <Place extends { entry: SearchEntry }>(places: readonly Place[]): Place[] =>
  places
    .filter(({ entry }, at) => places.findIndex((place) => place.entry.href === entry.href) === at)
    .slice(0, MOST_PLACES);

const answerBySearch = (index: SiteIndex, question: string, isToCompany: boolean): Answer | undefined => {
  const hits = searchSite(index, question, { limit: 40 }).filter(({ isToThePoint }) => isToThePoint);
  const answers = hits
    .filter((hit) => hit.coverage >= ENOUGH && hit.subjects > 0 && mayAnswer(hit))
    .flatMap((hit) => passageOf(hit, hits) ?? []);
  const best = (isToCompany && answers.find(({ entry }) => entry.kind !== "article")) || answers[0];
  if (!best) return undefined;
  const others = hits.filter(
    ({ coverage, score }) => coverage >= best.coverage * RELATED.coverage && score >= best.score * RELATED.score,
  );
  const [, ...further] = firstPlaces([best, ...others]);
  return { quote: quoteFrom(best.entry, best.terms), sources: [best.entry, ...further.map(({ entry }) => entry)] };
};

/** What a term is to the site: what it offers may stand in any question. */
const roleIn =
  ({ offers, vocabulary }: SiteIndex) =>
  (term: string) =>
    offers.has(term) ? "light" : vocabulary.has(term) ? "onSite" : "elsewhere";

/** A place of the content, and a passage of it: of a place near an answer the one that comes closest. */
export type Passage = { entry: SearchEntry; quote: string };

/** The passage that answers an intent; none where the content has changed under it. */
const passageFor = ({ entries }: SiteIndex, intent: Intent | undefined): Passage | undefined => {
  if (typeof intent !== "object") return undefined;
  const entry = entries.find((candidate) => standsAt(candidate, intent.href) && candidate.text.includes(intent.says));
  return entry && { entry, quote: quoteAt(entry, intent.says) };
};

/** The answer to what the question is after, as its words tell; otherwise to what they name. */
const answerPart = (index: SiteIndex, intents: Intents, question: string, isToCompany: boolean): Answer | undefined => {
  const intent = intentOf(intents, question, roleIn(index));
  if (intent === "none") return undefined;
  const told = passageFor(index, intent);
  return told ? { quote: told.quote, sources: [told.entry] } : answerBySearch(index, question, isToCompany);
};

/** Spaces and signs around a part of a question. */
const AROUND = /^[\s,;:]+|[\s?!.,;:]+$/g;

type AnswerOne = (question: string) => Answer | undefined;

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
        parts.length > 0 && !ASKS.test(part) ? [`${part}; ${parts[0]}`, ...parts.slice(1)] : [part, ...parts],
      [],
    );

/** A part that asks about what the part before it names: "and are they safe". */
const REFERS_BACK = /\b(?:it|they|them|this|that|these|those)\b/i;

/** Whether an entry says enough of what a question asks. */
const answers = (index: SiteIndex, question: string, entry: SearchEntry): boolean =>
  searchSite(index, question, { limit: 40 }).some(
    (hit) => hit.entry === entry && hit.coverage >= ENOUGH && hit.isToThePoint,
  );

/** What only says when or where: "when we are done". */
const CLAUSE = /^\s*(?:when|where|what|how|why)\s+(?:i|we|you|they|he|she|it|our|your|the)\b/i;

/** Without a subject of its own a part only adds to the one before it: "and when". */
const isQuestion = (part: string): boolean => !CLAUSE.test(part) && termsOf(part).some((term) => !isLight(term));

/** Whether one of two answers says nothing that the other does not. */
const isSame = (one: Answer, other: Answer): boolean =>
  one.quote.includes(other.quote) || other.quote.includes(one.quote);

/** What came of the parts of a question. */
type Parts = { given: readonly Answer[]; missed: readonly string[] };

const answerParts = (index: SiteIndex, intents: Intents, parts: readonly string[], answerOne: AnswerOne): Parts =>
  parts.reduce<Parts>(
    ({ given, missed }, part, place) => {
      const before = given.at(-1);
      const told = before && passageFor(index, intentOf(intents, part, roleIn(index)));
      if (told && told.quote !== before.quote)
        return { given: [...given, { quote: told.quote, sources: [told.entry] }], missed };
      const refersBack = before && REFERS_BACK.test(part);
      const inContext = refersBack && answerOne(`${parts[place - 1]} ${part}`);
      if (inContext && inContext.quote !== before.quote) return { given: [...given, inContext], missed };
      // Alone it would be answered in another sense of its words.
      if (told || (refersBack && answers(index, part, before.sources[0]))) return { given, missed };
      const answer = answerOne(part);
      if (answer) return { given: [...given, answer], missed };
      return { given, missed: isQuestion(part) && !refersBack ? [...missed, part] : missed };
    },
    { given: [], missed: [] },
  );

/** Of one that asks several things, the first two that the site answers in different places, and the first that it does not. */
const answerAll = (index: SiteIndex, intents: Intents, question: string): Answer | undefined => {
  const isToCompany = ADDRESSES_COMPANY.test(question);
  const answerOne: AnswerOne = (part) => answerPart(index, intents, part, isToCompany);
  const parts = partsOf(question);
  if (parts.length < 2) return answerOne(question);
  const {
    given: [first, ...others],
    missed: [missed],
  } = answerParts(index, intents, parts, answerOne);
  const second = others.find((other) => first && !isSame(first, other));
  const open = missed === undefined ? {} : { missed: missed.replace(AROUND, "") };
  if (first && second)
    return { ...first, sources: [first.sources[0]], further: { ...second, sources: [second.sources[0]] }, ...open };
  if (first && others.length > 0) {
    // Both halves ask the same: the one that says more answers them.
    const fullest = others.reduce((most, other) => (other.quote.length > most.quote.length ? other : most), first);
    return { ...fullest, ...open };
  }
  const whole = answerOne(question);
  // What comes first is what the rest is about.
  if (!whole) return first && missed !== undefined && missed !== parts[0] ? { ...first, ...open } : undefined;
  return whole.quote === first?.quote ? { ...whole, ...open } : whole;
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
  const answer = answerAll(index, intents, question.replace(DASH, "; "));
  const name = answer && !answer.missed && unknownName(index, intents, question);
  return name ? { ...answer, missed: name } : answer;
};

/** Share of a question that a place near its answer covers at least: 20 of 25 that a stranger asked in vain then lead to a right one. */
const NEAR = 0.25;

/**
 * Where a visitor may look for what has no answer: what the question may be after, and places that hold a good part of
 * it, one of its subjects by name or two in their text.
 *
 * @param index the index, and
 * @param intents what visitors ask (`loadAnswers`)
 * @param question a question that `answerQuestion` does not answer
 * @returns up to three places, the nearest first
 */
export const nearestPlaces = (index: SiteIndex, intents: Intents, question: string): readonly Passage[] => {
  const likely = passageFor(index, likelyIntentOf(intents, question, roleIn(index)));
  const named = searchSite(index, question, { limit: 40 })
    .filter(({ entry, coverage, subjects, isNamed }) => !entry.teaser && coverage >= NEAR && (isNamed || subjects > 1))
    .map(({ entry, terms }) => ({ entry, quote: quoteFrom(entry, terms) }));
  return firstPlaces(likely ? [likely, ...named] : named);
};
