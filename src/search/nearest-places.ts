import { firstPlaces, passageFor, roleIn, type Passage } from "./answer-one";
import { likelyIntentOf, type Intents } from "./intents";
import { quoteFrom } from "./quote-from";
import { searchSite } from "./search-site";
import type { SiteIndex } from "./site-index";
import { toCompany } from "./to-company";

/**
 * The least share of a question that a place near its answer must cover. With it, 20 of 25 questions that a stranger
 * asked in vain lead to a right place.
 */
const NEAR = 0.25;

/**
 * Suggests places for a question without an answer: the place of its likely intent, and places that cover a good part
 * of the question and contain one of its subjects by name or two in their text.
 *
 * @param index the search index (`loadAnswers`)
 * @param intents the collected questions of visitors (`loadAnswers`)
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
