/** Answers a question that asks one thing. */
import { standsAt, type EntryKind, type SearchEntry } from "./entry";
import { intentOf, type Intent, type Intents } from "./intents";
import { quoteAt, quoteFrom } from "./quote-from";
import { searchSite, type SearchHit } from "./search-site";
import type { SiteIndex } from "./site-index";
import { termsOf } from "./terms";
import { toCompany } from "./to-company";

/** An answer: words quoted from the content, and their source. */
export type Answer = {
  quote: string;
  /** The source of the quote first, then up to two more entries; no address appears twice. */
  sources: readonly [SearchEntry, ...SearchEntry[]];
  /** The second answer to a question that asks two things. */
  further?: Answer;
  /** A part of the question without an answer, or a name that the site does not know, in the visitor's words. */
  missed?: string;
};

/**
 * Share of a question that its answer must cover. Chosen on the questions of `__tests__/fixtures/questions`
 * (docs/decisions.md): most questions that the site cannot answer stay below it.
 */
export const ENOUGH = 0.53;

/**
 * Shares of the best hit's coverage and relevance that a further source must reach. A weaker source only wastes a
 * visitor's time.
 */
const RELATED = { coverage: 0.8, score: 0.4 } as const;

/** Kinds that describe what the company sells or what it writes about others. They do not say how the company works. */
const OFFERS: ReadonlySet<EntryKind> = new Set(["industry", "solution", "case-study", "article"]);

/**
 * Whether an entry may answer. An offer that does not name a subject of the question must contain all of them, and more
 * than one.
 */
const mayAnswer = ({ entry: { kind }, hasAll, subjects, isNamed }: SearchHit): boolean =>
  (hasAll && subjects > 1) || isNamed || !OFFERS.has(kind);

/** The hit to quote. A teaser is replaced by the best passage of the page that it announces. */
const passageOf = (hit: SearchHit, hits: readonly SearchHit[]): SearchHit | undefined =>
  hit.entry.teaser
    ? hits.find(({ entry, subjects }) => entry.href === hit.entry.href && !entry.teaser && subjects > 0)
    : hit;

/** The most places to show for one question. */
const MOST_PLACES = 3;

/** The first places, without duplicate addresses. */
export const firstPlaces = <Place extends { entry: SearchEntry }>(places: readonly Place[]): Place[] =>
  places
    .filter(({ entry }, at) => places.findIndex((place) => place.entry.href === entry.href) === at)
    .slice(0, MOST_PLACES);

/** Whether a question asks who the company is: it contains the company's name and no other subject. */
const isAboutCompany = (question: string, asked: string): boolean => question !== asked && termsOf(asked).length === 0;

const answerBySearch = (all: readonly SearchHit[], isToCompany: boolean): Answer | undefined => {
  const hits = all.filter(({ isToThePoint }) => isToThePoint);
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

/** The role of a term. The site's offers can appear in any question, so their terms count as light. */
export const roleIn =
  ({ offers, vocabulary }: SiteIndex) =>
  (term: string) =>
    offers.has(term) ? "light" : vocabulary.has(term) ? "onSite" : "elsewhere";

/** An entry, and a passage quoted from it. For a place near an answer, the passage is the one that comes closest. */
export type Passage = { entry: SearchEntry; quote: string };

/** The passage that answers an intent; undefined if the content no longer contains it. */
export const passageFor = (
  { entries }: SiteIndex,
  intent: Intent | undefined,
  question: string,
): Passage | undefined => {
  if (typeof intent !== "object") return undefined;
  const entry = entries.find((candidate) => standsAt(candidate, intent.href) && candidate.text.includes(intent.says));
  return entry && { entry, quote: quoteAt(entry, intent.says, question) };
};

/**
 * Answers a question by its intent, or by the words that it names if no intent fits.
 *
 * @param index the search index (`loadAnswers`)
 * @param intents the collected questions of visitors (`loadAnswers`)
 * @param question a question that asks one thing
 * @param isToCompany whether the question addresses the company; if so, articles rank last because they are about
 *   others
 * @returns the answer; undefined if nothing on the site fits well enough
 */
export const answerOne = (
  index: SiteIndex,
  intents: Intents,
  question: string,
  isToCompany: boolean,
): Answer | undefined => {
  const asked = toCompany(index, intents, question);
  const intent = intentOf(intents, asked, roleIn(index));
  if (intent === "none") return undefined;
  const told = passageFor(index, intent, asked);
  if (told) return { quote: told.quote, sources: [told.entry] };
  const hits = isAboutCompany(question, asked)
    ? searchSite(index, index.company, { typing: true })
    : searchSite(index, asked);
  return answerBySearch(hits, isToCompany);
};
