import { firstPlaces, passageFor, roleIn, type Passage } from "./answer-one";
import { likelyIntentOf, type Intents } from "./intents";
import { quoteFrom } from "./quote-from";
import { searchSite } from "./search-site";
import type { SiteIndex } from "./site-index";
import { toCompany } from "./to-company";

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
  const likely = passageFor(
    index,
    likelyIntentOf(intents, toCompany(index, intents, question), roleIn(index)),
    question,
  );
  const named = searchSite(index, question)
    .filter(({ entry, coverage, subjects, isNamed }) => !entry.teaser && coverage >= NEAR && (isNamed || subjects > 1))
    .map(({ entry, terms }) => ({ entry, quote: quoteFrom(entry, terms) }));
  return firstPlaces(likely ? [likely, ...named] : named);
};
