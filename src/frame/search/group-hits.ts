import type { EntryKind } from "../../search/entry";
import type { SearchHit } from "../../search/search-site";

/**
 * A result with its position among the results of all groups, from 0. `isPart` is true if the whole that it belongs to
 * is listed above it.
 */
export type PlacedHit = SearchHit & { place: number; isPart: boolean };

/** Results of one kind. */
export type HitGroup = { kind: EntryKind; hits: readonly PlacedHit[] };

/** The most results of one kind, so that no kind pushes the others out of sight. */
const MAX_PER_KIND = 4;

/** Results below this share of the best result's relevance merely share a word with the query. */
const MIN_SHARE = 0.2;

/** From this share of the best result's coverage, a result covers as much of the query, whatever its relevance. */
const AS_MUCH = 0.87;

/** The least coverage of the query that a result must have (`SearchHit.coverage`). */
const MIN_COVERAGE = 0.25;

/** Moves parts, such as the sections of an article, below their whole if that was found too. */
const partsBelow = (hits: readonly SearchHit[]): Omit<PlacedHit, "place">[] => {
  const wholeOf = (part: SearchHit): SearchHit =>
    hits.find(
      ({ entry }) => entry !== part.entry && entry.href === part.entry.href && entry.title === part.entry.context,
    ) ?? part;
  // A whole and its parts take the position of the best of them.
  const rank = (hit: SearchHit): number => hits.findIndex((other) => wholeOf(other) === wholeOf(hit));
  const isPart = (hit: SearchHit): boolean => wholeOf(hit) !== hit;
  return hits
    .toSorted((a, b) => rank(a) - rank(b) || Number(isPart(a)) - Number(isPart(b)))
    .map((hit) => ({ ...hit, isPart: isPart(hit) }));
};

/**
 * Sorts results into groups by kind.
 *
 * @param hits results, best first
 * @returns the groups in the order of their best results; groups with a result that has all words of the query come
 *   first
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
    // Sections of an article without a heading have the article's title.
    const isThere = group.some(({ entry }) => entry.title === title && entry.href === href);
    if (!isThere && group.length < MAX_PER_KIND) groups.set(kind, [...group, hit]);
  }
  let place = 0;
  return [...groups].map(([kind, found]) => ({
    kind,
    hits: partsBelow(found).map((hit) => ({ ...hit, place: place++ })),
  }));
};
