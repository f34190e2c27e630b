/** The targets for each page on a simulated phone (docs/performance.md), and how far the worst page is from each. */
import { UNKNOWN_PATH } from "../content/read-site";
import type { PageFigures } from "./lighthouse-run";

type Target = {
  name: string;
  /** The worst value that is still good. */
  limit: number;
  /** True if a higher value is better; otherwise lower is better. */
  isMoreBetter?: true;
  /** Decimals to print. */
  decimals: number;
  /** Value of a page; undefined if the target does not apply to it. */
  valueOf: (figures: PageFigures, route: string) => number | undefined;
};

/**
 * The 404 page cannot score 100 in some categories: it is kept out of search, and its 404 status logs an error in every
 * browser's console.
 */
const isFound = (route: string): boolean => route !== UNKNOWN_PATH;

const score = (name: string, index: number, isAsked: (route: string) => boolean = () => true): Target => ({
  name,
  limit: 100,
  isMoreBetter: true,
  decimals: 0,
  valueOf: ({ scores }, route) => (isAsked(route) ? scores[index] : undefined),
});

/** Targets of the paints, in milliseconds. */
export const PAINT_TARGETS = { first: 800, largest: 1000 };

/** Bytes have budgets instead, without headers (__tests__/browser/budgets.spec.ts). */
const TARGETS: readonly Target[] = [
  score("performance", 0),
  score("accessibility", 1),
  score("best practices", 2, isFound),
  score("SEO", 3, isFound),
  { name: "first paint, s", limit: PAINT_TARGETS.first / 1000, decimals: 2, valueOf: ({ fcp }) => fcp / 1000 },
  { name: "largest paint, s", limit: PAINT_TARGETS.largest / 1000, decimals: 2, valueOf: ({ lcp }) => lcp / 1000 },
  { name: "largest by first paint", limit: 1.25, decimals: 2, valueOf: ({ fcp, lcp }) => lcp / fcp },
  { name: "blocking time, ms", limit: 20, decimals: 0, valueOf: ({ tbt }) => tbt },
  { name: "layout shift", limit: 0, decimals: 3, valueOf: ({ cls }) => cls },
  { name: "requests", limit: 14, decimals: 0, valueOf: ({ requests }) => requests },
];

type Judgment = {
  name: string;
  target: string;
  worst: string;
  /** Page that has the worst value. */
  route: string;
  isMet: boolean;
};

/**
 * Compares the worst page with each target. Both are rounded as they are printed, so that the verdict agrees with the
 * printed figures.
 *
 * @param pages figures of the pages, by route
 * @returns one judgment for each target that applies to at least one page
 */
export const judge = (pages: ReadonlyMap<string, PageFigures>): Judgment[] =>
  TARGETS.flatMap(({ name, limit, isMoreBetter, decimals, valueOf }) => {
    const distance = (value: number): number => (isMoreBetter ? limit - value : value - limit);
    const [worst] = Array.from(pages, ([route, figures]) => ({ route, value: valueOf(figures, route) }))
      .flatMap(({ route, value }) => (value === undefined ? [] : [{ route, value: Number(value.toFixed(decimals)) }]))
      .sort((a, b) => distance(b.value) - distance(a.value));
    if (!worst) return [];
    return {
      name,
      target: limit.toFixed(decimals),
      worst: worst.value.toFixed(decimals),
      route: worst.route,
      isMet: distance(worst.value) <= 0,
    };
  });

/** The verdict in one line. */
export const verdict = (judgments: readonly Judgment[]): string => {
  const missed = judgments.filter(({ isMet }) => !isMet).map(({ name }) => name.split(",")[0]);
  return missed.length === 0
    ? `All ${judgments.length} targets are met.`
    : `${missed.length} of ${judgments.length} targets are missed: ${missed.join(", ")}.`;
};
