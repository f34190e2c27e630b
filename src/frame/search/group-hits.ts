import type { EntryKind } from "../../search/entry";
import type { SearchHit } from "../../search/search-site";

/** A result, its place among those of all groups, from 0, and whether what it is a part of stands above it. */
export type PlacedHit = SearchHit & { place: number; isPart: boolean };

/** Results of one kind. */
export type HitGroup = { kind: EntryKind; hits: readonly PlacedHit[] };

/** Most results of one kind, so that none pushes the others out of sight. */
const MAX_PER_KIND = 4;

/** Share of the best result's relevance below which a result has only a word in common with what was typed. */
const MIN_SHARE = 0.2;

/** Share of the best result's coverage from which a result says as much of what was typed, however far behind it is. */
const AS_MUCH = 0.87;

/** Share of what was typed, by its importance, that a result answers to at least. */
const MIN_COVERAGE = 0.25;

/** Puts parts, such as the sections of an article, below what they are parts of, where that was found, too. */
const partsBelow = (hits: readonly SearchHit[]): Omit<PlacedHit, "place">[] => {
  const wholeOf = (part: SearchHit): SearchHit =>
    hits.find(
      ({ entry }) => entry !== part.entry && entry.href === part.entry.href && entry.title === part.entry.context,
    ) ?? part;
  // A whole and its parts stand where the best of them does.
  const rank = (hit: SearchHit): number => hits.findIndex((other) => wholeOf(other) === wholeOf(hit));
  const isPart = (hit: SearchHit): boolean => wholeOf(hit) !== hit;
  return hits
    .toSorted((a, b) => rank(a) - rank(b) || Number(isPart(a)) - Number(isPart(b)))
    .map((hit) => ({ ...hit, isPart: isPart(hit) }));
};

/**
 * Sorts results into groups by their kind.
 *
 * @param hits results, best first
 * @returns the groups in the order of their best results; those with all words that were typed come first
 */
export const groupHits = (hits: readonly SearchHit[]): HitGroup[] => {
  const [best] = hits;
  const isStrong = ({ score, coverage }: SearchHit): boolean =>
    best !== undefined && (score >= best.score * MIN_SHARE || coverage >= best.coverage * AS_MUCH);
  const groups = new Map<EntryKind, SearchHit[]>();
  for (const hit of hits.toSorted((a, b) => Number(b.hasAll) - Number(a.hasAll))) {
    if (hit.coverage < MIN_COVERAGE || !isStrong(hit)) continue;
    const { kind, title, href } = hit.entry;
    const group = groups.get(kind) ?? [];
    // Parts of an article without a heading have its title.
    const isThere = group.some(({ entry }) => entry.title === title && entry.href === href);
    if (!isThere && group.length < MAX_PER_KIND) groups.set(kind, [...group, hit]);
  }
  let place = 0;
  return [...groups].map(([kind, found]) => ({
    kind,
    hits: partsBelow(found).map((hit) => ({ ...hit, place: place++ })),
  }));
};
