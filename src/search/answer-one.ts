/** What answers a question that asks one thing. */
import { standsAt, type EntryKind, type SearchEntry } from "./entry";
import { intentOf, type Intent, type Intents } from "./intents";
import { quoteAt, quoteFrom } from "./quote-from";
import { searchSite, type SearchHit } from "./search-site";
import type { SiteIndex } from "./site-index";
import { termsOf } from "./terms";
import { toCompany } from "./to-company";

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
export const ENOUGH = 0.53;

/** Shares of the best hit's coverage and relevance that a further source must have; a weaker one only costs a visitor's time. */
const RELATED = { coverage: 0.8, score: 0.4 } as const;

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
export const firstPlaces = <Place extends { entry: SearchEntry }>(places: readonly Place[]): Place[] =>
  places
    .filter(({ entry }, at) => places.findIndex((place) => place.entry.href === entry.href) === at)
    .slice(0, MOST_PLACES);

/** Whether a question asks who the company is: it has its name, and no subject besides. */
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

/** What a term is to the site: what it offers may stand in any question. */
export const roleIn =
  ({ offers, vocabulary }: SiteIndex) =>
  (term: string) =>
    offers.has(term) ? "light" : vocabulary.has(term) ? "onSite" : "elsewhere";

/** A place of the content, and a passage of it: of a place near an answer the one that comes closest. */
export type Passage = { entry: SearchEntry; quote: string };

/** The passage that answers an intent; none where the content has changed under it. */
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
 * The answer to what a question is after, as its words tell; otherwise to what they name.
 *
 * @param index the index, and
 * @param intents what visitors ask (`loadAnswers`)
 * @param question a question that asks one thing
 * @param isToCompany whether it asks the company about itself: articles, which are about others, come second
 * @returns the answer; undefined where nothing on the site fits well enough
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
