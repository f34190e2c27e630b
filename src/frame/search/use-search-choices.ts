import { useDeferredValue, useMemo, useState } from "react";
import type { SearchEntry } from "../../search/entry";
import { searchSite, unknownWords, type SearchHit } from "../../search/search-site";
import type { SiteIndex } from "../../search/site-index";
import { entryState } from "../../ui/history-state";
import { readForTab, saveForTab } from "../../ui/tab-storage";
import type { OverlayName } from "../overlays/overlay-store";
import { useSiteFrame } from "../use-site-frame";
import { groupHits } from "./group-hits";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches";

/** A choice in the list: a place on the site, or the words of an earlier search. */
export type Choice = Pick<SearchHit, "entry" | "terms"> | { entry: Pick<SearchEntry, "title" | "href"> } | string;

/** Name of the search's history entry. */
export const SEARCH_ENTRY: OverlayName = "search";

/** Stores the query for a reload, which opens the search again. */
const KEY = "search words";

/** The most results to consider; the groups leave out the weakest. */
const LIMIT = 60;

/**
 * The results in groups, all results in order, and the index of the first result with all words (-1 if there is none).
 */
const find = (index: SiteIndex | undefined, words: string) => {
  const groups = index && words ? groupHits(searchSite(index, words, { limit: LIMIT, typing: true })) : [];
  const hits = groups.flatMap((group) => group.hits);
  // Not always the first result: an article may be listed above its section that has them all.
  return { groups, hits, best: hits.findIndex(({ hasAll }) => hasAll) };
};

/**
 * The query, and its choices: results, or the earlier searches and the industries while the query is empty.
 *
 * @param index undefined until it has loaded
 * @returns the query as typed (`words`) and as searched (`wanted`); the results in groups; the earlier searches and
 *   industries to offer; all choices in order, and the index of the active one (-1 for none); whether a result has all
 *   words, and if not, the words that the site does not contain (`unknown`); and functions that change these
 */
export const useSearchChoices = (index: SiteIndex | undefined) => {
  const [words, setWords] = useState(() => (entryState().dialog === SEARCH_ENTRY ? readForTab(KEY) : ""));
  const industries = useSiteFrame().industries;
  const [earlier, setEarlier] = useState(recentSearches);
  /** Index of the choice that the visitor pointed at; undefined until they do. */
  const [pointed, setPointed] = useState<number>();

  // Deferred, so that the typed letter is painted first and the results in the next frame.
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
  // The best result is active, so Enter opens it. A result without all words, or an earlier search, must be selected
  // first.
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
    /** The active choice for the current text: Enter may be pressed before its results have rendered. */
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
