import { useDeferredValue, useMemo, useState } from "react";
import { searchSite, type SearchHit } from "../../search/search-site";
import type { SiteIndex } from "../../search/site-index";
import { groupHits } from "./group-hits";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches";

/** What the list offers: a result, or the words of an earlier search. */
export type Choice = SearchHit | string;

/** Most results that are looked at; groups leave out the weakest. */
const LIMIT = 60;

/**
 * What was typed, and what can be chosen: results, or earlier searches as long as nothing is typed.
 *
 * @param index undefined as long as it is not there
 * @returns the words as they are typed (`words`) and as they are looked for (`wanted`); the results in groups; the
 *   earlier searches that are offered; all choices in their order, and the place of the active one (-1 for none);
 *   whether the first result has all words; and what changes them
 */
export const useSearchChoices = (index: SiteIndex | undefined) => {
  const [words, setWords] = useState("");
  const [earlier, setEarlier] = useState(recentSearches);
  /** Place of the choice that was pointed at; none as long as there was no need to. */
  const [pointed, setPointed] = useState<number>();

  // The letter is painted first, the results with the next frame.
  const wanted = useDeferredValue(words).trim();
  const groups = useMemo(
    () => (index && wanted ? groupHits(searchSite(index, wanted, { limit: LIMIT, typing: true })) : []),
    [index, wanted],
  );
  const recent = wanted ? [] : earlier;
  const choices: readonly Choice[] = wanted ? groups.flatMap(({ hits }) => hits) : recent;
  const hasAll = groups[0]?.hits[0]?.hasAll === true;

  return {
    words,
    wanted,
    groups,
    recent,
    choices,
    hasAll,
    // The best result is ready to be opened; one with some of the words, or an earlier search, waits until it is chosen.
    active: pointed ?? (hasAll ? 0 : -1),
    type: (text: string): void => {
      setWords(text);
      setPointed(undefined);
    },
    point: setPointed,
    remember: (): void => setEarlier(rememberSearch(words)),
    forget: (): void => setEarlier(forgetSearches()),
  };
};
