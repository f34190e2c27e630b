/** One Lighthouse run of one page, reduced to the figures of the table. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Result } from "lighthouse";

const CLI = path.join(path.dirname(require.resolve("lighthouse/package.json")), "cli/index.js");

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export type PageFigures = {
  /** Scores of the four categories, 0 to 100. */
  scores: number[];
  /** In milliseconds, except `cls`, which has no unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes over the wire by kind. */
  bytes: { total: number; document: number; script: number; style: number; font: number; image: number };
  requests: number;
  /** Ids of the failed audits. */
  failed: string[];
};

type NetworkItem = { resourceType?: string; transferSize?: number };

const bytesOf = (items: readonly NetworkItem[], kind?: string): number =>
  items
    .filter((item) => kind === undefined || item.resourceType === kind)
    .reduce((sum, item) => sum + (item.transferSize ?? 0), 0);

/** Lighthouse sometimes finds no page load in its own trace and has to be run again. */
const TRIES = 3;

const runLighthouse = async (url: string, port: number, desktop: boolean, tries = TRIES): Promise<Result> => {
  // As a command-line program: the functions that it runs inside the page must not pass through this script's compiler.
  const run = promisify(execFile)(
    process.execPath,
    [
      CLI,
      url,
      `--port=${port}`,
      "--output=json",
      "--quiet",
      `--only-categories=${CATEGORIES.join(",")}`,
      "--ignore-status-code",
      ...(desktop ? ["--preset=desktop"] : []),
    ],
    { maxBuffer: 100_000_000 },
  );
  try {
    return JSON.parse((await run).stdout) as Result;
  } catch (error) {
    if (tries === 1) throw error;
    return runLighthouse(url, port, desktop, tries - 1);
  }
};

/**
 * Measures a page once.
 *
 * @param url address
 * @param port the browser's debugging port
 * @param desktop true for Lighthouse's desktop settings
 */
export const measurePage = async (url: string, port: number, desktop: boolean): Promise<PageFigures> => {
  const { audits, categories, runtimeError } = await runLighthouse(url, port, desktop);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  const details = audits["network-requests"]?.details as { items?: NetworkItem[] } | undefined;
  const items = details?.items ?? [];
  const weighted = Object.values(categories).flatMap((category) =>
    category.auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: {
      total: bytesOf(items),
      document: bytesOf(items, "Document"),
      script: bytesOf(items, "Script"),
      style: bytesOf(items, "Stylesheet"),
      font: bytesOf(items, "Font"),
      image: bytesOf(items, "Image"),
    },
    requests: items.length,
    failed: [...new Set(weighted.map(({ id }) => id))].filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
};

type Reduce = (values: readonly number[]) => number;

/**
 * Combines the figures of several runs or pages.
 *
 * @param all the figures
 * @param reduce combines the values of one figure, such as a median or the maximum
 * @param reduceScores the same for scores, where more is better
 * @returns the combined figures, and the failed audits of all runs or pages
 */
export const combineFigures = (all: readonly PageFigures[], reduce: Reduce, reduceScores = reduce): PageFigures => {
  const of = (pick: (figures: PageFigures) => number) => reduce(all.map(pick));
  return {
    scores: CATEGORIES.map((_, index) => reduceScores(all.map(({ scores }) => scores[index] ?? NaN))),
    fcp: of((figures) => figures.fcp),
    lcp: of((figures) => figures.lcp),
    tbt: of((figures) => figures.tbt),
    cls: of((figures) => figures.cls),
    bytes: {
      total: of((figures) => figures.bytes.total),
      document: of((figures) => figures.bytes.document),
      script: of((figures) => figures.bytes.script),
      style: of((figures) => figures.bytes.style),
      font: of((figures) => figures.bytes.font),
      image: of((figures) => figures.bytes.image),
    },
    requests: of((figures) => figures.requests),
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  };
};
