import { useDeferredValue, useMemo, useState } from "react";
import type { SearchEntry } from "../../search/entry";
import { searchSite, unknownWords, type SearchHit } from "../../search/search-site";
import type { SiteIndex } from "../../search/site-index";
import { entryState } from "../../ui/history-state";
import { readForTab, saveForTab } from "../../ui/tab-storage";
import { useSiteFrame } from "../use-site-frame";
import { groupHits } from "./group-hits";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches";
import { SEARCH_ENTRY } from "./search-entry";

/** What the list offers: a place of the site, or the words of an earlier search. */
export type Choice = Pick<SearchHit, "entry" | "terms"> | { entry: Pick<SearchEntry, "title" | "href"> } | string;

/** What is typed is kept for a reload, which opens the search again. */
const KEY = "search words";

/** Most results that are looked at; groups leave out the weakest. */
const LIMIT = 60;

/** The results in groups, all of them in their order, and the place of the first that has all words (-1 for none). */
const find = (index: SiteIndex | undefined, words: string) => {
  const groups = index && words ? groupHits(searchSite(index, words, { limit: LIMIT, typing: true })) : [];
  const hits = groups.flatMap((group) => group.hits);
  // An article may stand above the section of it that has them all.
  return { groups, hits, best: hits.findIndex(({ hasAll }) => hasAll) };
};

/**
 * What was typed, and what can be chosen: results; as long as nothing is typed, earlier searches and the industries.
 *
 * @param index undefined as long as it is not there
 * @returns the words as they are typed (`words`) and as they are looked for (`wanted`); the results in groups; the
 *   earlier searches and the industries that are offered; all choices in their order, and the place of the active one (-1
 *   for none); whether a result has all words, and where none has, those that the site says nowhere (`unknown`); and what
 *   changes them
 */
export const useSearchChoices = (index: SiteIndex | undefined) => {
  const [words, setWords] = useState(() => (entryState().dialog === SEARCH_ENTRY ? readForTab(KEY) : ""));
  const industries = useSiteFrame().industries;
  const [earlier, setEarlier] = useState(recentSearches);
  /** Place of the choice that was pointed at; none as long as there was no need to. */
  const [pointed, setPointed] = useState<number>();

  // The letter is painted first, the results with the next frame.
  const wanted = useDeferredValue(words).trim();
  const { groups, hits, best } = useMemo(() => find(index, wanted), [index, wanted]);
  const recent = wanted ? [] : earlier;
  const offered = wanted ? [] : industries;
  const choices: readonly Choice[] = [
    ...hits,
    ...recent,
    ...offered.map(({ name, path }) => ({ entry: { title: name, href: path } })),
  ];
  const hasAll = best >= 0;
  const unknown = useMemo(() => (index && !hasAll ? unknownWords(index, wanted) : []), [index, hasAll, wanted]);
  // The best result is ready to be opened; one with some of the words, or an earlier search, waits until it is chosen.
  const active = pointed ?? best;

  return {
    words,
    wanted,
    groups,
    recent,
    offered,
    choices,
    hasAll,
    unknown,
    active,
    /** The active choice of what is typed by now: Enter may come before its results are painted. */
    activeChoice: (): Choice | undefined => {
      if (pointed !== undefined || words.trim() === wanted) return choices[active];
      const now = find(index, words.trim());
      return now.hits[now.best];
    },
    type: (text: string): void => {
      saveForTab(KEY, text);
      setWords(text);
      setPointed(undefined);
    },
    point: setPointed,
    remember: (): void => setEarlier(rememberSearch(words)),
    forget: (): void => {
      setEarlier(forgetSearches());
      setPointed(undefined);
    },
  };
};
