import type { SearchEntry } from "./entry";
import { quoteFrom } from "./quote-from";
import { searchSite } from "./search-site";
import type { SiteIndex } from "./site-index";

/** An answer: words of the content, and where they stand. */
export type Answer = {
  quote: string;
  /** Where the quote stands, and up to two further places; each address once. */
  sources: readonly [SearchEntry, ...SearchEntry[]];
};

/**
 * Share of a question that its answer must cover. Chosen on the questions of `__tests__/fixtures/questions`
 * (docs/decisions.md): what the site does not answer stays below it, but for three of 68.
 */
const ENOUGH = 0.53;

/** Shares of the best hit's coverage and relevance that a further source must have; a weaker one only costs a visitor's time. */
const RELATED = { coverage: 0.8, score: 0.4 } as const;

/** Sources of an answer, at most. */
const MOST_SOURCES = 3;

/**
 * Answers a question from the content, or not at all.
 *
 * @param index the index (`loadIndex`)
 * @param question what a visitor asked
 * @returns the answer; undefined where nothing on the site fits well enough
 */
export const answerQuestion = (index: SiteIndex, question: string): Answer | undefined => {
  const hits = searchSite(index, question, { limit: 40 }).filter(({ isToThePoint }) => isToThePoint);
  const best = hits.find(({ coverage, subjects }) => coverage >= ENOUGH && subjects > 0);
  if (!best) return undefined;
  const others = hits
    .filter(
      ({ coverage, score }) => coverage >= best.coverage * RELATED.coverage && score >= best.score * RELATED.score,
    )
    .map(({ entry }) => entry);
  const byAddress = new Map<string, SearchEntry>([[best.entry.href, best.entry]]);
  for (const entry of others) if (!byAddress.has(entry.href)) byAddress.set(entry.href, entry);
  const [, ...further] = [...byAddress.values()].slice(0, MOST_SOURCES);
  return { quote: quoteFrom(best.entry, best.terms), sources: [best.entry, ...further] };
};
