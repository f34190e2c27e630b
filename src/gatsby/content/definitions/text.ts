/** Kinds of text. */
import { z } from "zod";

/** Longest text of each kind, in characters. */
const LIMIT = { label: 60, line: 140, sentence: 320, paragraph: 1400 } as const;

const PLAIN_TEXT = "plain text: no HTML, no control characters, no space at either end";

/** True if a text holds neither markup nor leftovers of a file's encoding. */
const isPlainText = (text: string): boolean =>
  text === text.trim() &&
  // Control characters, marks that change text direction, half characters (an emoji cut in two), and the replacement
  // character.
  !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd-\uffff]/u.test(text) &&
  !/<\/?[a-z!]/i.test(text);

/**
 * Matches a visible character. Some characters count as letters or signs but show nothing: fillers and the empty
 * Braille cell.
 */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** True if a text shows anything. Spaces and invisible characters do not count. */
const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Finds a placeholder that the site does not know. It would appear on the page with its braces. */
const findUnknown =
  (...known: string[]) =>
  (value: string): string | undefined =>
    value.match(/\{\w+\}/g)?.find((found) => !known.includes(found));

/**
 * A text with a length limit. The site fills in `placeholders`, such as "{n}"; a text without them would lose the
 * value. The text may also hold those in `optional`.
 */
export const text = (
  limit: number,
  description: string,
  placeholders: readonly string[] = [],
  optional: readonly string[] = [],
) => {
  const unknownIn = findUnknown(...placeholders, ...optional);
  return z
    .string()
    .refine(isVisible, {
      error: "a text that is not empty: at least one letter, digit or sign that can be seen",
      abort: true,
    })
    .min(1)
    .max(limit, `at most ${limit} characters`)
    .refine(isPlainText, PLAIN_TEXT)
    .refine(
      (value) => placeholders.every((placeholder) => value.includes(placeholder)),
      `a text that contains ${placeholders.join(" and ")}`,
    )
    .refine((value) => unknownIn(value) === undefined, {
      error: ({ input }) => `a text without ${unknownIn(String(input))}: the site fills in nothing for it`,
    })
    .meta({ description });
};

export const label = (description: string, ...placeholders: string[]) => text(LIMIT.label, description, placeholders);
export const line = (description: string, ...placeholders: string[]) => text(LIMIT.line, description, placeholders);
export const sentence = (description: string, ...optional: string[]) => text(LIMIT.sentence, description, [], optional);
export const paragraph = (description: string, placeholders: readonly string[] = []) =>
  text(LIMIT.paragraph, description, placeholders);

export const paragraphs = (description: string) =>
  z.array(paragraph("One paragraph.")).min(1).max(12).meta({ description });

/** Lower-case words joined by hyphens, as in an address. */
const WORDS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Longest slug, in characters. */
const SLUG_LENGTH = 60;

/** Describes a slug in messages. */
export const SLUG = `lower-case words joined by hyphens, at most ${SLUG_LENGTH} characters`;

/** True if a text can be part of an address. */
export const isSlug = (value: string): boolean => WORDS.test(value) && value.length <= SLUG_LENGTH;

export const slug = (description: string) =>
  z.string().regex(WORDS, "lower-case words joined by hyphens").max(SLUG_LENGTH).meta({ description });
