/** Prevents line breaks within a value, such as "24 hours", "$2.4 M", "Phase 2", or "4–16". */
import { NO_BREAK_SPACE, WORD_JOINER } from "../../lib/as-typed";

/** Words that may follow a number but are not what it counts. Joining any other word does no harm. */
const NOT_COUNTED =
  "a|an|and|are|as|at|by|for|from|in|into|is|it|of|on|or|per|so|than|that|the|to|was|were|when|which|with";

/** Longest word that is joined to its number, in letters. A longer word may have a narrow line to itself. */
const MOST_LETTERS = 7;

const RULES: readonly (readonly [RegExp, string])[] = [
  // "96 of 100". Longer numbers may have a narrow line to themselves.
  [/(?<=(?<![\d.,])\d{1,3}) of (?=\d{1,3}(?![\d.,%]))/g, `${NO_BREAK_SPACE}of${NO_BREAK_SPACE}`],
  // "30 / to 60 minutes": joined as a whole, it would be wider than a narrow line with large text.
  [/(?<=(?<![\d.,])\d{1,3} to) (?=\d{1,3}(?![\d.,%]))/g, NO_BREAK_SPACE],
  // "60 minutes", "2.4 M", "3 %". In "a SOC 2 report" the number belongs to the name before it.
  [
    new RegExp(
      `(?<=\\d[%+]?)(?<!\\b[A-Z]{2,}\\s\\d+) (?=%|[A-Z]{1,2}\\b|(?!(?:${NOT_COUNTED})\\b)[a-z]{1,${MOST_LETTERS}}\\b)`,
      "g",
    ),
    NO_BREAK_SPACE,
  ],
  // "Regulation B". "I" and "A" are usually words.
  [/(?<=\b[A-Z][a-z]{2,}) (?=[B-HJ-Z]\b(?!\.))/g, NO_BREAK_SPACE],
  // "Phase 2", "August 2026", "version 1.3", "± 3".
  [/(?<=\b[A-Z][A-Za-z]{1,8}|\bversion|[±≈=<>≤≥×÷]) (?=[$€£]?\d)/g, NO_BREAK_SPACE],
  // "January 1, 2027", with at most 16 characters. After a longer month, the year may wrap to the next line.
  [
    new RegExp(
      `(?<=\\b(?:January|March|April|May|June|July|August|October)${NO_BREAK_SPACE}\\d{1,2},) (?=\\d{4}\\b)`,
      "g",
    ),
    NO_BREAK_SPACE,
  ],
  // "45 CFR 92.210".
  [/(?<=\d) (?=CFR\b)/g, NO_BREAK_SPACE],
  // "8–14 weeks", "76–88%". With a longer word after it, a range would be wider than a narrow line with large text.
  [new RegExp(`(?<=\\d–)(?=\\d+(?!\\d|${NO_BREAK_SPACE}[a-z]{6}))`, "g"), WORD_JOINER],
  // "9th Floor".
  [/(?<=\d(?:st|nd|rd|th)) (?=Floor\b)/g, NO_BREAK_SPACE],
];

/**
 * Keeps the values of a text on one line.
 *
 * @param text a text of the content
 * @returns the same words, with no-break spaces and joiners within values
 */
export const keepValues = (text: string): string =>
  RULES.reduce((changed, [place, joined]) => changed.replace(place, joined), text);

/**
 * Fields that are not only page text and must stay as typed. They go to screen readers, search engines, share images,
 * calendars, and message fields, and docs/product.md fixes the messages of fields and of sending. Queries look up a
 * reading time as typed, and `words` are compared with what visitors type. Article bodies are left out because of their
 * size: the blog's page holds all of them.
 */
const AS_TYPED: ReadonlySet<string> = new Set(["seo", "share", "event", "topics", "success", "body", "words"]);

/** The same, but only if the field is a text: the message form has fields with some of these names. */
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
 * Keeps values on one line in all texts of a content file.
 *
 * @param content the complete content
 * @returns a copy of it
 */
export const keepValuesOf = (content: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, isAsTyped(name, value) ? value : keep(value)]),
  );
