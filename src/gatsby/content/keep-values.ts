/** Places at which no line may end: those within a value, such as "24 hours", "$2.4 M", "Phase 2" or "4–16". */
import { NO_BREAK_SPACE, WORD_JOINER } from "../../lib/as-typed";

/** Words that follow a number without being what it counts; any other one that joined it would do no harm. */
const NOT_COUNTED =
  "a|an|and|are|as|at|by|for|from|in|into|is|it|of|on|or|per|so|than|that|the|to|was|were|when|which|with";

/** Letters of a word that stays with its number; a longer one may take a narrow line alone. */
const MOST_LETTERS = 7;

const RULES: readonly (readonly [RegExp, string])[] = [
  // "96 of 100"; longer numbers take a narrow line alone.
  [/(?<=(?<![\d.,])\d{1,3}) of (?=\d{1,3}(?![\d.,%]))/g, `${NO_BREAK_SPACE}of${NO_BREAK_SPACE}`],
  // "30 / to 60 minutes": in one piece it is wider than a narrow line with large text.
  [/(?<=(?<![\d.,])\d{1,3} to) (?=\d{1,3}(?![\d.,%]))/g, NO_BREAK_SPACE],
  // "60 minutes", "2.4 M", "3 %"; the number of "a SOC 2 report" belongs to the name before it.
  [
    new RegExp(
      `(?<=\\d[%+]?)(?<!\\b[A-Z]{2,}\\s\\d+) (?=%|[A-Z]{1,2}\\b|(?!(?:${NOT_COUNTED})\\b)[a-z]{1,${MOST_LETTERS}}\\b)`,
      "g",
    ),
    NO_BREAK_SPACE,
  ],
  // "Regulation B"; "I" and "A" mostly are words.
  [/(?<=\b[A-Z][a-z]{2,}) (?=[B-HJ-Z]\b(?!\.))/g, NO_BREAK_SPACE],
  // "Phase 2", "August 2026", "version 1.3", "± 3".
  [/(?<=\b[A-Z][A-Za-z]{1,8}|\bversion|[±≈=<>≤≥×÷]) (?=[$€£]?\d)/g, NO_BREAK_SPACE],
  // "January 1, 2027", of 16 characters at most: after a longer month the year may take a narrow line alone.
  [
    new RegExp(
      `(?<=\\b(?:January|March|April|May|June|July|August|October)${NO_BREAK_SPACE}\\d{1,2},) (?=\\d{4}\\b)`,
      "g",
    ),
    NO_BREAK_SPACE,
  ],
  // "45 CFR 92.210".
  [/(?<=\d) (?=CFR\b)/g, NO_BREAK_SPACE],
  // "8–14 weeks", "76–88%"; with a longer word after it, a range is wider than a narrow line with large text.
  [new RegExp(`(?<=\\d–)(?=\\d+(?!\\d|${NO_BREAK_SPACE}[a-z]{6}))`, "g"), WORD_JOINER],
  // "9th Floor".
  [/(?<=\d(?:st|nd|rd|th)) (?=Floor\b)/g, NO_BREAK_SPACE],
];

/**
 * A text whose values stay on one line.
 *
 * @param text a text of the content
 * @returns the same words, with no-break spaces and joiners within values
 */
export const keepValues = (text: string): string =>
  RULES.reduce((changed, [place, joined]) => changed.replace(place, joined), text);

/**
 * What is no text on a page, or not alone: screen readers, search engines, share images, calendars and message fields
 * take it as it is typed, and docs/product.md fixes the messages of fields and of sending. The bodies of articles are
 * left out for their weight: all of them stand in the page of the blog. Queries look for a reading time as it is typed, and what visitors type is compared with words.
 */
const AS_TYPED: ReadonlySet<string> = new Set(["seo", "share", "event", "topics", "success", "body", "words"]);

/** The same, where a field of that name is a text: the message form has fields of its own by some of these names. */
const TEXTS_AS_TYPED: ReadonlySet<string> = new Set([
  "message",
  "scheduleMessage",
  "askMessage",
  "error",
  "announceStart",
  "announceStop",
  "phone",
  "readTime",
  // Titles and visitors' questions are compared with it.
  "brand",
]);

const isAsTyped = (name: string, value: unknown): boolean =>
  AS_TYPED.has(name) || (typeof value === "string" && TEXTS_AS_TYPED.has(name));

const keep = (value: unknown): unknown => {
  if (typeof value === "string") return keepValues(value);
  if (Array.isArray(value)) return value.map(keep);
  if (typeof value !== "object" || value === null) return value;
  return keepValuesOf(value as Record<string, unknown>);
};

/**
 * Keeps the values of all texts of a content file together.
 *
 * @param content the complete content
 * @returns a copy of it
 */
export const keepValuesOf = (content: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, isAsTyped(name, value) ? value : keep(value)]),
  );
